import { expect, fixtureSync, html } from '@open-wc/testing';
import { install } from '../../adapters/jquery/index.ts';
import { hear, hearDetails, hearThrough } from './heard.ts';
import { jQuerys, jquery17 } from './jquerys.ts';
import { defineStubs, removeStubs, stubInBody } from './stub-modal.ts';

defineStubs();
jQuerys.forEach((jQuery) => install(jQuery));

const makeContainer = () => fixtureSync<HTMLDivElement>(html`<div></div>`);

const operations = [
  ['ClaimsModal', 'claims-account', 'openAccount'],
  ['createApprovalRequest', 'claims-adjuster', 'createApprovalRequest'],
  ['manageApprovalRequest', 'claims-adjuster', 'manageApprovalRequest'],
] as const;

const detail = { approvalRequestId: 40017 };
const reason = { reason: 'complete' };

const payloads = {
  'claims-account': ['paymentComplete', 'saveComplete', 'error'],
  'claims-adjuster': ['approvalRequestCreated', 'approvalRequestCanceled', 'involvedPartyEmailSent', 'error'],
};
const signals = { 'claims-account': ['load', 'unload', 'canceled'], 'claims-adjuster': ['load', 'unload'] };

for (const $ of jQuerys) {
  describe(`the claims plugin with jQuery ${$.fn.jquery}`, () => {
    const setup = () => {
      const container = makeContainer();
      return { container, claims: $(container).claims().data('claims') };
    };

    /** Both elements are there: neither may answer for the other. */
    const setupBoth = () => {
      const { container, claims } = setup();
      claims.ClaimsModal({});
      claims.createApprovalRequest({});
      return { container, claims };
    };

    afterEach(removeStubs);

    for (const [operation, tag, method] of operations) {
      it(`${operation}() and its name call ${method}() of <${tag}> with the same options`, () => {
        const { container, claims } = setup();
        const options = { SessionId: '0070', unknown: [1] };
        claims[operation](options);
        $(container).claims(operation as 'ClaimsModal', options);
        const call = { method, options };
        expect(stubInBody(tag).calls).to.deep.equal([call, call]);
        expect(container.children).to.have.length(0);
      });
    }

    for (const tag of ['claims-account', 'claims-adjuster'] as const) {
      for (const name of [...payloads[tag], ...signals[tag]]) {
        const code = `claims.${name}`;
        const raised = name === 'unload' ? reason : payloads[tag].includes(name) ? detail : null;
        it(`raises ${code} of <${tag}> once through jQuery and once natively`, () => {
          const { container } = setupBoth();
          const heard = hearThrough($, container, code);
          const native = hearDetails(container, code);
          stubInBody(tag).raise(code, raised);
          expect(heard).to.deep.equal([payloads[tag].includes(name) ? [detail] : []]);
          expect(native).to.deep.equal([raised]);
        });
      }
    }

    it('raises errors in the form of the called modal', () => {
      const container = document.createElement('div');
      const heard = hearThrough($, container, 'claims.error');
      $(container).claims('ClaimsModal').claims('manageApprovalRequest');
      const text = (method: string) => `The container is not in the page. Add it before ${method}() is called.`;
      const manage = text('manageApprovalRequest');
      expect(heard).to.deep.equal([
        [{ description: { description: { container: [text('ClaimsModal')] } } }],
        [{ description: manage, details: [['container', manage]] }],
      ]);
    });
  });
}

describe('claims buttons', () => {
  afterEach(removeStubs);

  const press = (attributes: Readonly<Record<string, string>>) => {
    const button = document.createElement('button');
    button.dataset.toggle = 'claims';
    for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
    makeContainer().append(button);
    const errors = hearDetails(button, 'claims.error');
    button.click();
    return { button, errors };
  };

  for (const [operation, tag, method] of operations) {
    it(`call ${method}() of <${tag}> for ${operation}, and raise its events once`, () => {
      const options = { 'data-option-claims-session-key': '0070', 'data-option-e-pay-allowed': 'true' };
      const { button } = press({ 'data-method': operation, ...options });
      const [call] = stubInBody(tag).calls;
      expect(call?.method).to.equal(method);
      expect({ ...(call?.options as object) }).to.deep.equal({ claimsSessionKey: '0070', ePayAllowed: 'true' });
      const native = hear(button, 'claims.load');
      const heard = hearThrough(jquery17, button, 'claims.load');
      stubInBody(tag).raise('claims.load');
      expect([native.length, heard.length]).to.deep.equal([1, 1]);
    });
  }
});
