import { expect } from '@open-wc/testing';
import { install } from '../../adapters/jquery/index.ts';
import { hear, hearDetails, hearThrough } from './heard.ts';
import { jQuerys, jquery17 } from './jquerys.ts';
import { defineStubs, makeContainer, removeStubs, stubInBody } from './stub-modal.ts';

/* The common behavior of both plugins, for each operation and each event. */

defineStubs();
jQuerys.forEach((jQuery) => install(jQuery));

const operations = [
  ['portal', 'makePayment', 'portal-payment', 'makePayment'],
  ['portal', 'savePaymentMethod', 'portal-payment', 'savePaymentMethod'],
  ['claims', 'ClaimsModal', 'claims-account', 'openAccount'],
  ['claims', 'createApprovalRequest', 'claims-adjuster', 'createApprovalRequest'],
  ['claims', 'manageApprovalRequest', 'claims-adjuster', 'manageApprovalRequest'],
] as const;

const approvalEvents = ['approvalRequestCreated', 'approvalRequestCanceled', 'involvedPartyEmailSent'];
const events = [
  ['portal', 'portal-payment', ['paymentComplete', 'saveComplete', 'error'], ['paymentCanceled', 'saveCanceled']],
  ['claims', 'claims-account', ['paymentComplete', 'saveComplete', 'error'], ['canceled']],
  ['claims', 'claims-adjuster', [...approvalEvents, 'error'], []],
] as const;

const payload = { approvalRequestId: 40017 };
const reason = { reason: 'complete' };

type Call = (name?: string, options?: unknown) => JQuery;

for (const $ of jQuerys) {
  describe(`the plugins with jQuery ${$.fn.jquery}`, () => {
    const plugin = (container: HTMLElement, name: 'portal' | 'claims') =>
      ($(container) as unknown as Record<typeof name, Call>)[name].bind($(container));

    afterEach(removeStubs);

    for (const [name, operation, tag, method] of operations) {
      it(`${name}: ${operation}() and its name call ${method}() of <${tag}> with the same options`, () => {
        const container = makeContainer();
        const call = plugin(container, name);
        const options = { SessionId: '0070', unknown: [1] };
        const { [operation]: detached } = call().data(name) as Record<string, (given: object) => void>;
        detached?.(options);
        call(operation, options);
        const expected = { method, options };
        expect(stubInBody(tag).calls).to.deep.equal([expected, expected]);
        expect(container.children).to.have.length(0);
      });
    }

    for (const [name, tag, payloads, signals] of events) {
      for (const event of [...payloads, ...signals, 'load', 'unload']) {
        const code = `${name}.${event}`;
        const isPayload = (payloads as readonly string[]).includes(event);
        const detail = isPayload ? payload : event === 'unload' ? reason : null;

        it(`raise ${code} of <${tag}> once through jQuery and once natively`, () => {
          const container = makeContainer();
          // All elements of a plugin are defined, so an event from the wrong one would be noticed.
          for (const [plugged, operation] of operations) if (plugged === name) plugin(container, name)(operation, {});
          const heard = hearThrough($, container, code);
          const native = hearDetails(container, code);
          stubInBody(tag).raise(code, detail);
          expect(heard).to.deep.equal([isPayload ? [payload] : []]);
          if (isPayload) expect(heard[0]?.[0]).to.equal(payload);
          expect(native).to.deep.equal([detail]);
        });
      }
    }

    it('raise errors in the form of the called modal', () => {
      const container = document.createElement('div');
      const heard = ['portal.error', 'claims.error'].map((code) => hearThrough($, container, code));
      $(container).portal('makePayment').claims('ClaimsModal').claims('manageApprovalRequest');
      const text = (method: string) => `The container is not in the page. Add it before ${method}() is called.`;
      const [pay, manage] = [text('makePayment'), text('manageApprovalRequest')];
      expect(heard).to.deep.equal([
        [[{ Description: pay, Details: { container: [pay] } }]],
        [
          [{ description: { description: { container: [text('ClaimsModal')] } } }],
          [{ description: manage, details: [['container', manage]] }],
        ],
      ]);
    });
  });
}

describe('buttons of a plugin', () => {
  afterEach(removeStubs);

  for (const [name, operation, tag, method] of operations) {
    it(`call ${method}() of <${tag}> for ${operation} with the attributes as written, and raise its events once`, () => {
      const button = document.createElement('button');
      const attributes = {
        'data-toggle': name,
        'data-method': operation,
        'data-option-session-id': '0070',
        'data-option-e-pay-allowed': 'true',
        'data-option-client-reference-data1': 'null',
        'data-option-unknown': '{"a":1}',
      };
      for (const [attribute, value] of Object.entries(attributes)) button.setAttribute(attribute, value);
      makeContainer().append(button);
      button.click();
      const [call] = stubInBody(tag).calls;
      expect(call?.method).to.equal(method);
      const options = { sessionId: '0070', ePayAllowed: 'true', clientReferenceData1: 'null', unknown: '{"a":1}' };
      expect({ ...(call?.options as object) }).to.deep.equal(options);
      const native = hear(button, `${name}.load`);
      const heard = hearThrough(jquery17, button, `${name}.load`);
      stubInBody(tag).raise(`${name}.load`);
      expect([native.length, heard.length]).to.deep.equal([1, 1]);
    });
  }
});
