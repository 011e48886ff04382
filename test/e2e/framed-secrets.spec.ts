import type { Frame, Page } from '@playwright/test';
import type { Mode } from '../../config/playwright.ts';
import { attackScript, attacks, workerScript, type Attacks } from './attacks.ts';
import { claim, company } from './claims.ts';
import { expect, ready, test as base } from './fixtures.ts';
import type { InsurerPage } from './insurer.ts';
import type { Modal } from './modal.ts';
import { billOptions, oldPage, type Options, type PageSettings } from './pages.ts';

/* The same attacks learn nothing of typed text in frame mode, and everything in page mode. */

const numbers = {
  'card number': '378282246310005',
  'security code': '7391',
  'routing number': '119340305',
  'account number': '000918273645',
} as const;
type Secret = keyof typeof numbers;

/** The text that the page itself leaves in every possible place. */
const left = '90609012345678';
const leftName = 'what the page left';

/** Another host than the page's: frames of another port alone share its process. */
const test = base.extend({
  service: ({ service }, use) => use(service.replace('127.0.0.1', 'localhost')),
});

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
  /** From the first field to the last, and what is done with them. */
  readonly typed: readonly Secret[];
  readonly type: (modal: Modal) => Promise<void>;
  readonly submit: (modal: Modal) => Promise<void>;
}

const jQuery = '3.7.1';
const bill = (changes: Options) => ({ jQuery, options: { ...billOptions, ...changes } }) as const;

async function typeBankAccount(modal: Modal): Promise<void> {
  await modal.dialog.getByRole('radio', { name: 'Checking' }).check();
  await typeAndPaste(modal, 'Account number', numbers['account number']);
  await modal.type('Confirm account number', numbers['account number']);
  // Last: the bank's name is a change that an observer of the page sees.
  await typeAndPaste(modal, 'Routing number', numbers['routing number']);
}

/** Types, and cuts and pastes what was typed. */
async function typeAndPaste(modal: Modal, name: string, text: string): Promise<void> {
  await modal.type(name, text);
  for (const key of ['a', 'x', 'v']) await modal.page.keyboard.press(`ControlOrMeta+${key}`);
}

const operations = {
  'a card': {
    settings: bill({ clientReferenceData1: left }),
    typed: ['card number', 'security code'],
    type: async (modal) => {
      await typeAndPaste(modal, 'Card number', numbers['card number']);
      await modal.type('Expiration date', '1230');
      await typeAndPaste(modal, 'Security code', numbers['security code']);
      await modal.type('Name on card', 'Jordan Rivera');
      await modal.type('Billing ZIP code', '10001');
    },
    submit: async (modal) => {
      await modal.review();
      await modal.pay('$110.48');
    },
  },
  'a bank account': {
    settings: bill({ clientReferenceData1: left, paymentCategory: 'ECheck' }),
    typed: ['routing number', 'account number'],
    type: async (modal) => {
      await typeBankAccount(modal);
      await modal.type('Name on account', 'Jordan Rivera');
    },
    submit: async (modal) => {
      await modal.review();
      await modal.pay('$108.98');
    },
  },
  'a payee’s account': {
    settings: {
      jQuery,
      method: 'ClaimsModal',
      scripts: ['account'],
      options: { ...claim, ClaimNumber: left, CompanyDetails: company },
    },
    typed: ['routing number', 'account number'],
    type: typeBankAccount,
    submit: async (modal) => {
      await modal.button('Review payment').click();
      await modal.pay('$1,840.50');
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

const loot = (page: Page) =>
  page.evaluate(() => (window as unknown as { loot: () => readonly (readonly [string, string])[] }).loot());

async function found(page: Page, all: Attacks): Promise<Readonly<Record<string, readonly string[]>>> {
  const own = (await loot(page)).filter(([name]) => name in all);
  return Object.fromEntries(own.map(([name, texts]) => [name, namesIn(texts)]));
}

/** Long numbers are grouped; a short one in groups would be any numbers. */
const between = (digits: string) => (digits.length > 4 ? [...digits].join('[ -]?') : digits);

function namesIn(texts: string): readonly string[] {
  return Object.entries({ ...numbers, [leftName]: left })
    .filter(([, digits]) => new RegExp(`(?<![\\w.-])${between(digits)}(?![\\w.-])`).test(texts))
    .map(([name]) => name);
}

/** The texts on the heap of the scripts of a page, or of a frame that has a process of its own. */
async function heapOf(page: Page, owner: Page | Frame): Promise<string> {
  const client = await page.context().newCDPSession(owner);
  const chunks: string[] = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await client.send('HeapProfiler.takeHeapSnapshot');
  const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] };
  return strings.join('\n');
}

async function submitted(page: Page, modal: Modal, operation: Operation): Promise<void> {
  await operation.type(modal);
  await loot(page);
  await operation.submit(modal);
  await expect(modal.dialog.getByRole('heading', { name: /^Payment (complete|submitted|sent)$/ })).toBeVisible();
}

const named = (all: Attacks, what: readonly string[]) =>
  Object.fromEntries(Object.keys(all).map((name) => [name, what]));

for (const mode of ['frame', 'page'] as const satisfies readonly Mode[]) {
  test.describe(mode === 'frame' ? 'no attack finds' : 'on the page, the same attacks find', () => {
    test.use({ mode });

    for (const [what, operation] of Object.entries(operations)) {
      test(what, async ({ page, visit, press, modal }) => {
        await visit(pageAfter(['attacks.js', 'left.js'], operation.settings));
        await page.waitForFunction(() => navigator.serviceWorker.controller);
        await ready(page);
        await press();
        await submitted(page, modal, operation);
        const typed = mode === 'frame' ? [] : operation.typed;
        const isTyped = (name: string) => name !== leftName;
        const read = Object.entries(await found(page, attacks.readers)).map(([name, all]) => [
          name,
          all.filter(isTyped),
        ]);
        expect(Object.fromEntries(read)).toEqual(named(attacks.readers, typed));
        expect(await found(page, attacks.searchers)).toEqual(named(attacks.searchers, [leftName]));
      });
    }

    test('on the heap', async ({ page, open, modal }) => {
      await open(pageAfter(['left.js'], operations['a card'].settings));
      await modal.type('Card number', numbers['card number']);
      await modal.type('Security code', numbers['security code']);
      // More than half of all numbers of four digits stand on any heap, so that the security code says nothing.
      const typed = ['card number'];
      const onHeap = async (owner: Page | Frame) =>
        namesIn(await heapOf(page, owner)).filter((name) => name !== 'security code');
      expect(await onHeap(page)).toEqual([...(mode === 'frame' ? [] : typed), leftName]);
      // A frame in the page's process has no heap of its own: asking for it fails.
      const frames = page.frames().slice(1);
      expect(frames).toHaveLength(mode === 'frame' ? 1 : 0);
      for (const frame of frames) expect(await onHeap(frame)).toEqual([...typed, leftName]);
    });
  });
}

test.describe('a frame', () => {
  test.use({ mode: 'frame' });
  const { settings } = operations['a card'];

  test('of the page’s own origin protects nothing', async ({ page, open, modal }) => {
    await open(pageAfter(['attacks.js'], settings), 'Pay', 'service');
    await modal.type('Card number', numbers['card number']);
    const name = 'walks every root and every frame';
    expect((await found(page, attacks.readers))[name]).toEqual(['card number', leftName]);
  });

  test('does not run a script whose address the page sets', async ({ page, open, modal }) => {
    await open(pageAfter([], settings));
    await modal.type('Card number', numbers['card number']);
    const ran = await page.evaluate(async () => {
      const said: unknown[] = [];
      const scriptIn = (name: string) => `javascript:parent.postMessage('ran in ${name}', '*')`;
      const [frame] = Array.from(document.documentElement.children).flatMap(
        ({ shadowRoot }) => shadowRoot?.querySelector('iframe') ?? [],
      );
      const own = document.body.appendChild(document.createElement('iframe'));
      const leads = [
        (it: HTMLIFrameElement, script: string) => void (it.contentWindow!.location.href = script),
        (it: HTMLIFrameElement, script: string) => it.contentWindow!.location.replace(script),
        (it: HTMLIFrameElement, script: string) => void (it.src = script),
      ];
      for (const [name, it] of [
        ['the service’s', frame!],
        ['its own', own],
      ] as const)
        for (const lead of leads)
          try {
            lead(it, scriptIn(name));
          } catch {
            // The browser says that it does not.
          }
      await new Promise<void>((resolve) =>
        addEventListener('message', ({ data }) => said.push(data) === leads.length && resolve()),
      );
      own.remove();
      return said;
    });
    expect(new Set(ran)).toEqual(new Set(['ran in its own']));
    await expect(modal.field('Card number')).toHaveValue('3782 822463 10005');
  });
});
