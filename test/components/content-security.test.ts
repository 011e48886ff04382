import { expect } from '@open-wc/testing';
import { waitUntil } from '../wait-until.ts';
import { noted } from './replace.ts';
import type { Reach } from './suites/operation-states.ts';

/** The strictest policy that the library supports: only scripts, styles and calls of the page's origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  // The test tools use the same Lit, but create its Trusted Types policy a second time.
  "trusted-types lit-html 'allow-duplicates'",
].join('; ');

/** Each modal with a printable state. The modals are loaded under the policy, as on a real page. */
const modals: readonly [
  modal: string,
  load: () => Promise<{ states: Readonly<Record<string, Reach>> }>,
  printable: string,
][] = [
  ['payment', () => import('./payment/payment-states.ts'), 'when a payment is done'],
  ['account', () => import('./account/account-states.ts'), 'when a payment to a payee is done'],
  ['adjuster', () => import('./adjuster/adjuster-states.ts'), 'when a creation is done'],
];

describe('with a strict content security policy', () => {
  const violations: SecurityPolicyViolationEvent[] = [];
  const note = (event: SecurityPolicyViolationEvent) => violations.push(event);

  before(() => {
    const meta = { httpEquiv: 'Content-Security-Policy', content: policy };
    document.head.append(Object.assign(document.createElement('meta'), meta));
    document.addEventListener('securitypolicyviolation', note);
  });
  after(() => document.removeEventListener('securitypolicyviolation', note));
  beforeEach(() => void (violations.length = 0));

  function expectNoViolation(): void {
    expect(violations.map((it) => `${it.violatedDirective}: ${it.sample} ${it.sourceFile}`)).to.deep.equal([]);
  }

  it('markup from text is refused', async () => {
    const place = document.createElement('p');
    expect(() => Object.assign(place, { innerHTML: '<b>bold</b>' })).to.throw(TypeError);
    place.setAttribute('style', 'color: red');
    expect(place.style.color).to.equal('');
    await waitUntil(() => violations.length === 2);
    const directives = violations.map(({ effectiveDirective }) => effectiveDirective);
    expect(directives).to.have.members(['require-trusted-types-for', 'style-src-attr']);
  });

  for (const [modal, load, printable] of modals) {
    it(`every state of the ${modal} modal and the texts of another language can be loaded`, async () => {
      for (const reach of Object.values((await load()).states)) await (await reach({ lang: 'es' })).end();
      expectNoViolation();
    });

    it(`the ${modal} modal has its styles, and can be printed`, async () => {
      noted(window, 'print');
      const { states } = await load();
      const shown = await states[printable]!({});
      await shown.press('Print');
      dispatchEvent(new Event('afterprint'));
      expectNoViolation();
      expect([shown.tags.has('style'), shown.tags.has('link')]).to.deep.equal([false, false]);
      expect(shown.markup).not.to.match(/\sstyle=/);
      expect(getComputedStyle(shown.front).padding, 'a browser has another').to.equal('0px');
    });
  }
});
