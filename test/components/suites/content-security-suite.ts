import { expect } from '@open-wc/testing';

/** The strictest policy that the library supports: only scripts, styles and calls of the page's origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  // The tools of the tests bring no second copy of Lit, but they make their policy a second time.
  "trusted-types lit-html 'allow-duplicates'",
].join('; ');

interface Shown {
  readonly tags: ReadonlySet<string>;
  readonly markup: string;
  readonly front: HTMLElement;
  press(name: string): Promise<void>;
  end(): Promise<void>;
}

interface ContentSecurity {
  /** Loads the element and its states. They must not be loaded before, but under the policy, as on a page that has it from the beginning. */
  readonly load: () => Promise<Readonly<Record<string, (settings: { readonly lang?: string }) => Promise<Shown>>>>;
  readonly form: string;
  readonly printable: string;
}

/** Reaches each state under a strict policy, and expects no violation. */
export function describeContentSecurity({ load, form, printable }: ContentSecurity): void {
  describe('under a strict content security policy', () => {
    const violations: SecurityPolicyViolationEvent[] = [];
    const note = (event: SecurityPolicyViolationEvent) => violations.push(event);

    before(() => {
      const meta = document.createElement('meta');
      meta.httpEquiv = 'Content-Security-Policy';
      meta.content = policy;
      document.head.append(meta);
      document.addEventListener('securitypolicyviolation', note);
    });

    after(() => {
      document.removeEventListener('securitypolicyviolation', note);
    });

    beforeEach(() => {
      violations.length = 0;
    });

    function expectNoViolation(): void {
      expect(violations.map((it) => `${it.violatedDirective}: ${it.sample} ${it.sourceFile}`)).to.deep.equal([]);
    }

    it('the policy is in force: markup from text is refused', async () => {
      const place = document.createElement('p');
      expect(() => Object.assign(place, { innerHTML: '<b>bold</b>' })).to.throw(TypeError);
      place.setAttribute('style', 'color: red');
      expect(place.style.color).to.equal('');
      await until(() => violations.length === 2);
      expect(violations.map(({ effectiveDirective }) => effectiveDirective)).to.have.members([
        'require-trusted-types-for',
        'style-src-attr',
      ]);
    });

    for (const lang of ['en', 'es']) {
      it(`every state works without a violation, and its language loads on demand: ${lang}`, async () => {
        for (const reach of Object.values(await load())) await (await reach({ lang })).end();
        expectNoViolation();
      });
    }

    it('printing works', async () => {
      const { print } = window;
      window.print = () => undefined;
      const states = await load();
      const modal = await states[printable]?.({});
      await modal?.press('Print');
      dispatchEvent(new Event('afterprint'));
      window.print = print;
      expectNoViolation();
    });

    it('the modal has its styles', async () => {
      const states = await load();
      const modal = await states[form]?.({});
      expect(modal?.tags).to.satisfy((tags: Set<string>) => !tags.has('style') && !tags.has('link'));
      expect(modal?.markup).not.to.match(/\sstyle=/);
      expect(modal && getComputedStyle(modal.front).padding, 'a browser has another').to.equal('0px');
    });
  });

  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      await new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, { once: true }));
    }
  }
}
