import type { Frame, Page } from '@playwright/test';
import type { Mode } from '../../config/playwright.ts';
import { attackScript, attacks, workerScript, type Attacks } from './attacks.ts';
import { claim, company } from './claims.ts';
import { expect, ready, testOfTwoSites as test } from './fixtures.ts';
import type { InsurerPage } from './insurer.ts';
import { heapOf } from './heap.ts';
import type { Modal } from './modal.ts';
import { billOptions, oldPage, type PageSettings } from './pages.ts';

/* The same attacks read no typed text in frame mode, and all of it in page mode. */

const numbers = {
  'card number': '378282246310005',
  'security code': '7391',
  'routing number': '119340305',
  'account number': '000918273645',
} as const;
type Secret = keyof typeof numbers;

/** Text that the page itself leaves in every place that an attack reads. */
const left = '90609012345678';
const leftName = 'what the page left';

function pageAfter(first: readonly string[], settings: PageSettings): InsurerPage {
  const page = oldPage(settings);
  const tags = first.map((name) => `<script src="${name}"></script>`);
  return {
    html: page.html.replace('<head>', `<head>${tags.join('')}`),
    scripts: {
      ...page.scripts,
      'attacks.js': attackScript,
      'worker.js': workerScript,
      'left.js': `
        window.name = '${left}';
        localStorage.setItem('left', '${left}');
        console.info('${left}');
        postMessage('${left}', '*');
        dispatchEvent(new CustomEvent('left', { detail: '${left}' }));
        void fetch('left?${left}');`,
    },
  };
}

interface Operation {
  readonly settings: PageSettings;
  /** The fields in their order, and the keys pressed in each. */
  readonly typed: readonly Secret[];
  readonly type: (modal: Modal) => Promise<void>;
  readonly submit: (modal: Modal) => Promise<void>;
}

async function typeAndPaste(modal: Modal, name: string, text: string): Promise<void> {
  await modal.type(name, text);
  for (const key of ['a', 'x', 'v']) await modal.page.keyboard.press(`ControlOrMeta+${key}`);
}

const operations = {
  'a card': {
    settings: { options: { ...billOptions, clientReferenceData1: left } },
    typed: ['card number', 'security code'],
    type: async (modal) => {
      await typeAndPaste(modal, 'Card number', numbers['card number']);
      await modal.type('Expiration date', '1230');
      await typeAndPaste(modal, 'Security code', numbers['security code']);
      await modal.type('Name on card', 'Jordan Rivera');
      await modal.type('Billing ZIP code', '10001');
    },
    submit: (modal) => modal.reviewAndPay(),
  },
  'a bank account': {
    settings: {
      method: 'ClaimsModal',
      scripts: ['account'],
      options: { ...claim, ClaimNumber: left, CompanyDetails: company },
    },
    typed: ['routing number', 'account number'],
    type: async (modal) => {
      await modal.dialog.getByRole('radio', { name: 'Checking' }).check();
      await typeAndPaste(modal, 'Account number', numbers['account number']);
      await modal.type('Confirm account number', numbers['account number']);
      // Comes last, because the bank's name is a change that an observer of the page sees.
      await typeAndPaste(modal, 'Routing number', numbers['routing number']);
    },
    submit: async (modal) => {
      await modal.button('Review payment').click();
      await modal.pay('$1,840.50');
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

const loot = (page: Page) =>
  page.evaluate(() => (window as unknown as { loot: () => readonly (readonly [string, string])[] }).loot());

async function found(page: Page, all: Attacks) {
  const own = (await loot(page)).filter(([name]) => name in all);
  return own.map(([name, texts]) => [name, namesIn(texts)] as const);
}

/** Only long numbers are searched in groups: a short group could be any number. */
const between = (digits: string) => (digits.length > 4 ? [...digits].join('[ -]?') : digits);

function namesIn(texts: string): readonly string[] {
  return Object.entries({ ...numbers, [leftName]: left })
    .filter(([, digits]) => new RegExp(`(?<![\\w.-])${between(digits)}(?![\\w.-])`).test(texts))
    .map(([name]) => name);
}

for (const mode of ['frame', 'page'] as const satisfies readonly Mode[]) {
  const finds = mode === 'frame' ? 'in a frame, no attack finds' : 'in the page, each attack finds';
  test.describe(`mode ${mode}`, () => {
    test.use({ mode });

    for (const [what, operation] of Object.entries(operations)) {
      test(`${finds} the numbers of ${what}`, async ({ page, visit, press, modal }) => {
        await visit(pageAfter(['attacks.js', 'left.js'], operation.settings));
        await page.waitForFunction(() => navigator.serviceWorker.controller);
        await ready(page);
        await press();
        await operation.type(modal);
        await loot(page);
        await operation.submit(modal);
        const heading = modal.dialog.getByRole('heading', { name: /^Payment (complete|submitted|sent)$/ });
        await expect(heading).toBeVisible();
        const typed = mode === 'frame' ? [] : operation.typed;
        for (const [name, texts] of await found(page, attacks.readers))
          expect([name, ...texts.filter((text) => text !== leftName)]).toEqual([name, ...typed]);
        for (const [name, texts] of await found(page, attacks.searchers)) expect(texts, name).toEqual([leftName]);
      });
    }
  });
}

test.describe('in a frame', () => {
  test.use({ mode: 'frame' });

  test('the card number is only on the heap of the frame', async ({ page, open, modal }) => {
    test.slow();
    // A snapshot takes so long that the page would remove a frame that does not answer.
    await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
    await open(pageAfter(['left.js'], operations['a card'].settings));
    await modal.type('Card number', numbers['card number']);
    const onHeap = async (owner: Page | Frame) => namesIn((await heapOf(page, owner)).join('\n'));
    expect(await onHeap(page)).not.toContain('card number');
    // Fails if the frame has no separate process.
    const [, frame, ...others] = page.frames();
    expect(others).toEqual([]);
    expect(await onHeap(frame!)).toContain('card number');
  });
});
