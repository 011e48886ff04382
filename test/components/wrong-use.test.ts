import { expect } from '@open-wc/testing';
import '../../components/define/claims-account.ts';
import '../../components/define/claims-adjuster.ts';
import '../../components/define/portal-payment.ts';

/* What an integrator does wrong is said once on the console, with what is right: in development builds. */

const security = 'security';
const payment = 'payment/README';
const https = 'Write an address with https, or one of localhost.';

/** The markup of a page, its warning, and the document that the warning names. */
const written: readonly [tag: string, attribute: string, said: string, see: string][] = [
  ['portal-payment', 'base-url="http://pay.example.com"', `base-url is http://pay.example.com. ${https}`, security],
  ['portal-payment', 'base-url="http://me:pass@a.example"', `base-url is http://…@a.example. ${https}`, security],
  [
    'portal-payment',
    'base-url="pay.example.com"',
    'base-url is pay.example.com. Write it with https:// before it, else it is a path of the page.',
    security,
  ],
  [
    'claims-account',
    'base-url="https://pay.example.com/"',
    'base-url is https://pay.example.com/. Write it without the slash at its end.',
    security,
  ],
  ['portal-payment', 'form_version="earlier"', 'there is no attribute form_version. Write form-version.', payment],
  ['portal-payment', 'baseUrl="/pay"', 'there is no attribute baseurl. Write base-url.', payment],
  ['portal-payment', 'session-id="1"', 'there is no attribute session-id. Write data-option-session-id.', payment],
  [
    'claims-adjuster',
    'options="{}"',
    'options is a property, no attribute. Set it from a script: element.options = { … }.',
    'adjuster/README',
  ],
];

const noSession = 'Have your server create a session for each operation, and pass its key.';

const called: readonly [what: string, call: (page: Page) => void, said: string, see: string][] = [
  [
    'makePayment without a session',
    ({ payment: element }) => element.makePayment(),
    `portal-payment: it was called without sessionId. ${noSession}`,
    'server',
  ],
  [
    'createApprovalRequest with a session that is empty',
    ({ adjuster }) => adjuster.createApprovalRequest({ claimsSessionKey: ' ' }),
    `claims-adjuster: it was called without claimsSessionKey. ${noSession}`,
    'server',
  ],
  [
    'an option by a name that people guess',
    ({ payment: element }) => element.makePayment({ sessionId: '1', amount: '2.00' } as object),
    'portal-payment: there is no option amount. Write minAmountDue.',
    payment,
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
  for (const [tag, attribute, sentence, see] of written) {
    it(`is reported once: ${tag} ${attribute}`, () => {
      write(`<${tag} ${attribute}></${tag}>`);
      expect(said).to.deep.equal([`${tag}: ${sentence} See payment-modals/docs/${see}.md.`]);
    });
  }

  it('is reported for a page that was not loaded securely', () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'isSecureContext') ?? {};
    Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: false });
    write('<portal-payment></portal-payment>');
    Object.defineProperty(globalThis, 'isSecureContext', descriptor);
    expect(said).to.deep.equal([
      'portal-payment: the page was not loaded securely. Load it over https, or from localhost. ' +
        'See payment-modals/docs/security.md.',
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
  for (const [what, call, sentence, see] of called) {
    it(`is reported once, in addition to the error event: ${what}`, () => {
      const heard: string[] = [];
      for (const code of ['portal.error', 'claims.error']) place.addEventListener(code, () => heard.push(code));
      const page: Page = {
        payment: document.createElement('portal-payment'),
        adjuster: document.createElement('claims-adjuster'),
      };
      place.append(page.payment, page.adjuster);
      call(page);
      call(page);
      expect(said).to.deep.equal([`${sentence} See payment-modals/docs/${see}.md.`]);
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
