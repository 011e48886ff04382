import { expect } from '@open-wc/testing';
import '../../components/define/claims-account.ts';
import '../../components/define/claims-adjuster.ts';
import '../../components/define/portal-payment.ts';

/* What an integrator does wrong is said once on the console, with what is right: in development builds. */

const security = 'See payment-modals/docs/security.md.';
const payment = 'See payment-modals/docs/payment/README.md.';

/** The markup of a page, and its warning. */
const written: readonly [markup: string, said: string][] = [
  [
    '<portal-payment base-url="http://pay.example.com"></portal-payment>',
    `portal-payment: base-url is http://pay.example.com. Use an address with https, or one of localhost. ${security}`,
  ],
  [
    '<portal-payment base-url="http://me:pass@pay.example.com"></portal-payment>',
    `portal-payment: base-url is http://…@pay.example.com. Use an address with https, or one of localhost. ${security}`,
  ],
  [
    '<portal-payment base-url="pay.example.com"></portal-payment>',
    `portal-payment: base-url is pay.example.com. Use it with https:// in front, because it is a path of the page now. ${security}`,
  ],
  [
    '<claims-account base-url="https://pay.example.com/"></claims-account>',
    `claims-account: base-url is https://pay.example.com/. Use it without the slash at its end. ${security}`,
  ],
  [
    '<portal-payment form_version="earlier"></portal-payment>',
    `portal-payment: unknown attribute form_version. Use form-version. ${payment}`,
  ],
  [
    '<portal-payment baseUrl="/pay"></portal-payment>',
    `portal-payment: unknown attribute baseurl. Use base-url. ${payment}`,
  ],
  [
    '<portal-payment session-id="1"></portal-payment>',
    `portal-payment: unknown attribute session-id. Use data-option-session-id. ${payment}`,
  ],
  [
    '<portal-payment data-option-billng-zip="1"></portal-payment>',
    `portal-payment: unknown attribute data-option-billng-zip. Use data-option-billing-zip. ${payment}`,
  ],
  [
    '<claims-adjuster options="{}"></claims-adjuster>',
    'claims-adjuster: options is a property, not an attribute. Set it from a script: element.options = { … }. ' +
      'See payment-modals/docs/adjuster/README.md.',
  ],
];

const noSession =
  'Create a session on your server for each operation, and pass its key. See payment-modals/docs/server.md.';

const called: readonly [what: string, call: (page: Page) => void, said: string][] = [
  [
    'makePayment without a session',
    ({ payment: element }) => element.makePayment(),
    `portal-payment: sessionId is missing. ${noSession}`,
  ],
  [
    'openAccount without a session',
    ({ account }) => account.openAccount({ Context: 'payment' }),
    `claims-account: SessionId is missing. ${noSession}`,
  ],
  [
    'createApprovalRequest with a session that is empty',
    ({ adjuster }) => adjuster.createApprovalRequest({ claimsSessionKey: ' ' }),
    `claims-adjuster: claimsSessionKey is missing. ${noSession}`,
  ],
  [
    'an option by a name that people guess',
    ({ payment: element }) => element.makePayment({ sessionId: '1', amount: '2.00' } as object),
    `portal-payment: unknown option amount. Use minAmountDue. ${payment}`,
  ],
];

const right = [
  '<portal-payment base-url="https://pay.example.com" form-version="earlier" operation=""></portal-payment>',
  '<portal-payment base-url="http://localhost:4010" id="pay" class="x" data-testid="pay"></portal-payment>',
  '<portal-payment base-url="http://127.0.0.1:4010" lang="es" data-option-client-reference-data-1="1"></portal-payment>',
  '<claims-account base-url="/pay" data-option-session-id="1"></claims-account>',
  '<claims-adjuster data-option-claims-session-key="1"></claims-adjuster>',
];

interface Page {
  readonly payment: HTMLElementTagNameMap['portal-payment'];
  readonly account: HTMLElementTagNameMap['claims-account'];
  readonly adjuster: HTMLElementTagNameMap['claims-adjuster'];
}

const place = document.createElement('div');
const { warn } = console;
let said: unknown[] = [];

beforeEach(() => {
  said = [];
  console.warn = (text: unknown) => said.push(text);
  document.body.append(place);
});

afterEach(() => {
  console.warn = warn;
  place.remove();
  place.replaceChildren();
});

/** Twice, because each warning must occur once. */
function write(markup: string): void {
  place.append(document.createRange().createContextualFragment(markup.repeat(2)));
}

describe('wrong markup', () => {
  for (const [markup, sentence] of written) {
    it(`is reported once: ${markup}`, () => {
      write(markup);
      expect(said).to.deep.equal([sentence]);
    });
  }

  it('is reported for a page that was not loaded securely', () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'isSecureContext') ?? {};
    Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: false });
    write('<portal-payment></portal-payment>');
    Object.defineProperty(globalThis, 'isSecureContext', descriptor);
    expect(said).to.deep.equal([
      `portal-payment: the page was not loaded securely. Load it over https, or from localhost. ${security}`,
    ]);
  });
});

describe('correct markup', () => {
  for (const markup of right) {
    it(`causes no warning: ${markup}`, () => {
      write(markup);
      expect(said).to.deep.equal([]);
    });
  }
});

describe('a wrong call', () => {
  for (const [what, call, sentence] of called) {
    it(`is reported once, in addition to the error event: ${what}`, () => {
      const heard: string[] = [];
      for (const code of ['portal.error', 'claims.error']) place.addEventListener(code, () => heard.push(code));
      const page: Page = {
        payment: document.createElement('portal-payment'),
        account: document.createElement('claims-account'),
        adjuster: document.createElement('claims-adjuster'),
      };
      place.append(page.payment, page.account, page.adjuster);
      call(page);
      call(page);
      expect(said).to.deep.equal([sentence]);
      expect(heard).to.have.length(2);
    });
  }

  it('is logged to the console in every build if it opens nothing', () => {
    const { error } = console;
    const errors: unknown[][] = [];
    console.error = (...texts: unknown[]) => errors.push(texts);
    const element = document.createElement('portal-payment');
    place.append(element);
    element.makePayment({ sessionId: '1', minAmountDue: 'a lot' });
    console.error = error;
    const [[code, detail] = [], ...more] = errors;
    expect(more).to.deep.equal([]);
    expect(code).to.equal('portal.error');
    expect(detail).to.have.nested.property('Details.minAmountDue');
  });
});
