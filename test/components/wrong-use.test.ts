import { expect } from '@open-wc/testing';
import '../../components/define/claims-account.ts';
import '../../components/define/claims-adjuster.ts';
import '../../components/define/portal-payment.ts';
import { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import type { PortalError } from '../../src/payment/events.ts';
import { noted, replace } from './replace.ts';

/* In development builds, the console warns once about each mistake of an integrator, and says what is right. */

const security = 'security.md';
const payment = 'payment/README.md';
const useHttps = 'Use an address with https, or one of localhost.';
const useWithoutSlash = 'Use it without the slash at its end.';
const addScheme = 'Use it with https:// in front, because it is a path of the page now.';
const setProperty = 'Set it from a script: element.options = { … }.';

/** An element with an attribute, the warning after the tag, and the page of the documentation. */
const wrong: readonly [tag: string, attribute: string, warning: string, read: string][] = [
  ['portal-payment', 'base-url="http://pay.example.com"', `base-url is http://pay.example.com. ${useHttps}`, security],
  ['portal-payment', 'base-url="http://me:pass@pay.us"', `base-url is http://…@pay.us. ${useHttps}`, security],
  ['portal-payment', 'base-url="pay.example.com"', `base-url is pay.example.com. ${addScheme}`, security],
  ['claims-account', 'base-url="https://a.us/"', `base-url is https://a.us/. ${useWithoutSlash}`, security],
  ['portal-payment', 'form_version="earlier"', 'unknown attribute form_version. Use form-version.', payment],
  ['portal-payment', 'session-id="1"', 'unknown attribute session-id. Use data-option-session-id.', payment],
  ['portal-payment', 'form-version="Earlier"', 'form-version is "Earlier". Use later or earlier.', payment],
  ['claims-account', 'display="Inline"', 'display is "Inline". Use dialog or inline.', 'account/README.md'],
  ['claims-adjuster', 'options="{}"', `options is a property, not an attribute. ${setProperty}`, 'adjuster/README.md'],
];

const right = [
  '<portal-payment base-url="https://pay.example.com" form-version="earlier" operation=""></portal-payment>',
  '<portal-payment base-url="http://localhost:4010" id="pay" class="x" data-testid="pay"></portal-payment>',
  '<portal-payment base-url="http://127.0.0.1:4010" lang="es" data-option-client-reference-data-1="1"></portal-payment>',
  '<claims-account base-url="/pay" data-option-session-id="1"></claims-account>',
  '<claims-adjuster data-option-claims-session-key="1"></claims-adjuster>',
];

const blankKey = { claimsSessionKey: ' ' };
const guessed = { sessionId: '1', amount: '2.00' };
const noSession = 'Create a session on your server for each operation, and pass its key.';

/** A tag, its method, the options, the warning after the tag, and the page of the documentation. */
const calls = [
  ['portal-payment', 'makePayment', {}, `sessionId is missing. ${noSession}`, 'server.md'],
  ['claims-account', 'openAccount', { Context: 'payment' }, `SessionId is missing. ${noSession}`, 'server.md'],
  ['claims-adjuster', 'createApprovalRequest', blankKey, `claimsSessionKey is missing. ${noSession}`, 'server.md'],
  ['portal-payment', 'makePayment', guessed, 'unknown option amount. Use minAmountDue.', payment],
] as const;

const place = document.createElement('div');
let said: unknown[] = [];

beforeEach(() => {
  said = noted(console, 'warn');
  document.body.append(place);
});

afterEach(() => {
  place.remove();
  place.replaceChildren();
});

function add<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  place.append(element);
  return element;
}

function expectWarning(warning: string, read: string): void {
  expect(said).to.deep.equal([`${warning} See payment-modals/docs/${read}.`]);
}

/** Twice, because each warning must occur once. */
function write(markup: string): void {
  place.append(document.createRange().createContextualFragment(markup.repeat(2)));
}

for (const [tag, attribute, warning, read] of wrong) {
  it(`Wrong markup is reported once: ${tag} ${attribute}`, () => {
    write(`<${tag} ${attribute}></${tag}>`);
    expectWarning(`${tag}: ${warning}`, read);
  });
}

it('Wrong markup is reported for a page that was not loaded securely', () => {
  replace(window, 'isSecureContext', false);
  write('<portal-payment></portal-payment>');
  const warning = 'portal-payment: the page was not loaded securely. Load it over https, or from localhost.';
  expectWarning(warning, security);
});

for (const markup of right) {
  it(`Correct markup causes no warning: ${markup}`, () => {
    write(markup);
    expect(said).to.deep.equal([]);
  });
}

for (const [tag, method, options, warning, read] of calls) {
  it(`A wrong call is reported once, in addition to the error event: ${method} with ${JSON.stringify(options)}`, () => {
    const heard: string[] = [];
    for (const code of ['portal.error', 'claims.error']) place.addEventListener(code, () => heard.push(code));
    const call = () => (add(tag) as unknown as Record<string, (given: object) => void>)[method]?.(options);
    call();
    call();
    expectWarning(`${tag}: ${warning}`, read);
    expect(heard).to.have.length(2);
  });
}

it('A call uses properties that were set before the element was defined', () => {
  let missing: string[] = [];
  place.addEventListener('portal.error', ({ detail }: CustomEventInit<PortalError>) => {
    missing = Object.keys(detail?.Details ?? {});
  });
  const early = Object.assign(add('early-payment' as 'portal-payment'), { options: { sessionId: '1' } });
  customElements.define('early-payment', class extends PortalPayment {});
  early.makePayment();
  expect(missing).to.contain('paymentCategory').and.not.to.contain('sessionId');
});

it('A wrong call is logged to the console in every build if it opens nothing', () => {
  const errors: unknown[][] = [];
  replace(console, 'error', (...texts: unknown[]) => errors.push(texts));
  add('portal-payment').makePayment({ sessionId: '1', minAmountDue: 'a lot' });
  const [[code, detail] = [], ...more] = errors;
  expect(more).to.deep.equal([]);
  expect(code).to.equal('portal.error');
  expect(detail).to.have.nested.property('Details.minAmountDue');
});
