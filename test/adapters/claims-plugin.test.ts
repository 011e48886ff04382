import { expect, fixtureSync, html } from '@open-wc/testing';
import { install } from '../../adapters/jquery/index.ts';
import { hear, hearThrough } from './heard.ts';
import { jQuerys, jquery17 } from './jquerys.ts';
import { defineStubs, stubsOf } from './stub-claims.ts';

defineStubs();
jQuerys.forEach((jQuery) => install(jQuery));

const makeContainer = () => fixtureSync<HTMLDivElement>(html`<div></div>`);

const operations = [
  ['ClaimsModal', 'claims-account', 'openAccount'],
  ['createApprovalRequest', 'claims-adjuster', 'createApprovalRequest'],
  ['manageApprovalRequest', 'claims-adjuster', 'manageApprovalRequest'],
] as const;

const codes = {
  'claims-account': ['claims.load', 'claims.paymentComplete', 'claims.saveComplete', 'claims.canceled', 'claims.error'],
  'claims-adjuster': [
    'claims.load',
    'claims.approvalRequestCreated',
    'claims.approvalRequestCanceled',
    'claims.involvedPartyEmailSent',
    'claims.error',
  ],
} as const;

for (const $ of jQuerys) {
  describe(`the claims plugin with jQuery ${$.fn.jquery}`, () => {
    const setup = () => {
      const container = makeContainer();
      return { container, claims: $(container).claims().data('claims')! };
    };

    it('has the operations of both modals in one instance', () => {
      expect(setup().claims).to.include.keys('ClaimsModal', 'createApprovalRequest', 'manageApprovalRequest');
    });

    it('returns the set, and keeps one instance', () => {
      const { container, claims } = setup();
      const set = $(container);
      expect(set.claims()).to.equal(set);
      expect(set.data('claims')).to.equal(claims);
    });

    for (const [operation, tag, method] of operations) {
      it(`${operation}() calls ${method}() of <${tag}> with the options as they are`, () => {
        const { container, claims } = setup();
        const options = { SessionId: '0070', unknown: [1] };
        claims[operation](options);
        expect(stubsOf(tag, container).map(({ calls }) => calls)).to.deep.equal([[{ method, options }]]);
        expect(container.children).to.have.length(1);
      });

      it(`$(container).claims('${operation}', options) does the same`, () => {
        const { container } = setup();
        $(container).claims(operation as 'ClaimsModal', { SessionId: 'x' });
        expect(stubsOf(tag, container)[0]?.calls).to.deep.equal([{ method, options: { SessionId: 'x' } }]);
      });
    }

    it('keeps both elements in one container, each with its own calls', () => {
      const { container, claims } = setup();
      claims.ClaimsModal({});
      claims.createApprovalRequest({});
      claims.manageApprovalRequest({});
      expect(stubsOf('claims-account', container)[0]?.calls).to.have.length(1);
      expect(stubsOf('claims-adjuster', container)[0]?.calls).to.have.length(2);
    });

    for (const [tag, raised] of Object.entries(codes)) {
      for (const code of raised) {
        it(`hears ${code} of <${tag}> exactly once, through jQuery and natively`, () => {
          const { container, claims } = setup();
          // Both elements are there: neither may answer for the other.
          claims.ClaimsModal({});
          claims.createApprovalRequest({});
          const heard = hearThrough($, container, code);
          const native = hear(container, code);
          const detail = { approvalRequestId: 40017 };
          stubsOf(tag as 'claims-account', container)[0]?.raise(code, detail);
          expect(heard).to.deep.equal([[detail]]);
          expect(native.map((event) => event.detail as unknown)).to.deep.equal([detail]);
        });
      }
    }

    it('gives nothing behind claims.unload, and the reason natively', () => {
      const { container, claims } = setup();
      claims.ClaimsModal({});
      const heard = hearThrough($, container, 'claims.unload');
      const native = hear(container, 'claims.unload');
      stubsOf('claims-account', container)[0]?.raise('claims.unload', { reason: 'complete' });
      expect(heard).to.deep.equal([[]]);
      expect(native[0]?.detail).to.deep.equal({ reason: 'complete' });
    });

    it('passes its settings to both elements', () => {
      const container = makeContainer();
      $(container).claims({ baseUrl: 'https://pay.example.com' });
      const claims = $(container).data('claims')!;
      claims.ClaimsModal({});
      claims.createApprovalRequest({});
      const [account, adjuster] = [stubsOf('claims-account', container), stubsOf('claims-adjuster', container)];
      expect([...account, ...adjuster].map(({ baseUrl }) => baseUrl)).to.deep.equal([
        'https://pay.example.com',
        'https://pay.example.com',
      ]);
    });

    it('takes both elements away with destroy', () => {
      const { container, claims } = setup();
      claims.ClaimsModal({});
      claims.createApprovalRequest({});
      $(container).claims('destroy');
      expect(container.children).to.have.length(0);
      expect($(container).data('claims')).to.be.undefined;
    });

    it('tells what went wrong in the form of the modal that was called', () => {
      const container = document.createElement('div');
      const heard = hearThrough($, container, 'claims.error');
      $(container).claims('ClaimsModal').claims('manageApprovalRequest');
      const text = (method: string) => `The container is not in the page. Add it before ${method}() is called.`;
      expect(heard).to.deep.equal([
        [{ description: { description: { container: [text('ClaimsModal')] } } }],
        [
          {
            description: text('manageApprovalRequest'),
            details: [['container', text('manageApprovalRequest')]],
          },
        ],
      ]);
    });

    it("uses the page's own elements, each for its own operations", () => {
      const container = makeContainer();
      container.append(document.createElement('claims-adjuster'), document.createElement('claims-account'));
      $(container).claims('ClaimsModal', {}).claims('createApprovalRequest', {});
      expect(container.children).to.have.length(2);
      const counts = (['claims-account', 'claims-adjuster'] as const).map(
        (tag) => stubsOf(tag, container)[0]?.calls.length,
      );
      expect(counts).to.deep.equal([1, 1]);
    });

    it('does not get in the way of the payment modal on the same container', () => {
      const { container, claims } = setup();
      $(container).portal();
      expect($(container).data('portal')).to.not.equal(claims);
      expect($(container).data('claims')).to.equal(claims);
    });

    it('refuses an unknown method by its name, with those that there are', () => {
      const { container } = setup();
      expect(() => $(container).claims('pay' as 'destroy')).to.throw(
        TypeError,
        /"pay".*ClaimsModal, createApprovalRequest, manageApprovalRequest, destroy/,
      );
    });
  });
}

describe('claims buttons', () => {
  afterEach(() => [...stubsOf('claims-account'), ...stubsOf('claims-adjuster')].forEach((stub) => stub.remove()));

  const press = (attributes: Readonly<Record<string, string>>) => {
    const button = document.createElement('button');
    button.dataset.toggle = 'claims';
    for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
    makeContainer().append(button);
    const errors = hear(button, 'claims.error');
    button.click();
    return { button, errors };
  };

  it('create a request for their session', () => {
    press({ 'data-method': 'createApprovalRequest', 'data-option-claims-session-key': '0070' });
    const [call] = stubsOf('claims-adjuster')[0]?.calls ?? [];
    expect(call?.method).to.equal('createApprovalRequest');
    expect({ ...(call?.options as object) }).to.deep.equal({ claimsSessionKey: '0070' });
  });

  it('manage a request by its id', () => {
    press({
      'data-method': 'manageApprovalRequest',
      'data-option-claims-session-key': 'k',
      'data-option-approval-request-id': '40017',
    });
    const [call] = stubsOf('claims-adjuster')[0]?.calls ?? [];
    expect(call?.method).to.equal('manageApprovalRequest');
    expect({ ...(call?.options as object) }).to.deep.equal({ claimsSessionKey: 'k', approvalRequestId: '40017' });
  });

  it('open the account modal', () => {
    press({ 'data-method': 'ClaimsModal', 'data-option-account-id': '1001', 'data-option-e-pay-allowed': 'true' });
    const [call] = stubsOf('claims-account')[0]?.calls ?? [];
    expect({ ...(call?.options as object) }).to.deep.equal({ accountId: '1001', ePayAllowed: 'true' });
  });

  it('hear the events of their element, once and through jQuery too', () => {
    const { button } = press({ 'data-method': 'createApprovalRequest' });
    const native = hear(button, 'claims.approvalRequestCreated');
    const heard = hearThrough(jquery17, button, 'claims.approvalRequestCreated');
    stubsOf('claims-adjuster')[0]?.raise('claims.approvalRequestCreated', { approvalRequestId: 1 });
    expect(native).to.have.length(1);
    expect(heard).to.deep.equal([[{ approvalRequestId: 1 }]]);
  });

  it('are told of a method that does not exist', () => {
    const { errors } = press({ 'data-method': 'pay' });
    const text = 'data-method is "pay". It must be one of: ClaimsModal, createApprovalRequest, manageApprovalRequest.';
    expect(errors.map(({ detail }) => detail as unknown)).to.deep.equal([
      { description: { description: { 'data-method': [text] } } },
    ]);
  });
});
