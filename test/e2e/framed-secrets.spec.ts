import type { Frame, Page } from '@playwright/test';
import { attackScript, attacks, workerScript } from './attacks.ts';
import { claim, company } from './claims.ts';
import { expect, ready, test as base, type Mode } from './fixtures.ts';
import type { InsurerPage } from './insurer.ts';
import type { Modal } from './modal.ts';
import { billOptions, oldPage, type Options, type PageSettings } from './pages.ts';

/*
 * What a script of the page learns of what is typed: in a frame nothing, in the page's own mode everything, by the same
 * attacks. The adjuster modal takes no number.
 */

const numbers = {
  'card number': '378282246310005',
  'security code': '7391',
  'routing number': '119340305',
  'account number': '000918273645',
} as const;
type Secret = keyof typeof numbers;

/** What the page itself leaves wherever it can. */
const left = '90609012345678';
const leftName = 'what the page left';

/** Another host than the page's: frames of another port alone share its process. */
const test = base.extend({
  service: ({ service }, use) => use(service.replace('127.0.0.1', 'localhost')),
});

/** A page whose first scripts are these. */
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
  await typeAndPaste(modal, 'Routing number', numbers['routing number']);
  await typeAndPaste(modal, 'Account number', numbers['account number']);
  await modal.type('Confirm account number', numbers['account number']);
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
      await modal.review();
      await modal.pay('$1,840.50');
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** What each attack finds, of all that there is to be found. */
async function found(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const loot = await page.evaluate(() =>
    (window as unknown as { loot: () => readonly (readonly [string, string])[] }).loot(),
  );
  return Object.fromEntries(loot.map(([name, texts]) => [name, namesIn(texts)]));
}

function namesIn(texts: string): readonly string[] {
  return Object.entries({ ...numbers, [leftName]: left })
    .filter(([, digits]) => new RegExp(`(?<![\\w.])${[...digits].join('[ -]?')}(?![\\w.])`).test(texts))
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
  await found(page);
  await operation.submit(modal);
  await expect(modal.heading('Payment complete')).toBeVisible();
}

const named = (all: readonly { readonly name: string }[], what: readonly string[]) =>
  Object.fromEntries(all.map(({ name }) => [name, what]));

for (const mode of ['frame', 'page'] as const satisfies readonly Mode[]) {
  test.describe(mode === 'frame' ? 'no attack finds' : 'on the page, the same attacks find', () => {
    test.use({ mode });

    for (const [what, operation] of Object.entries(operations)) {
      test(what, async ({ page, visit, press, modal }) => {
        await visit(attackedPage(operation.settings));
        await page.waitForFunction(
          () => navigator.serviceWorker.controller && document.documentElement.matches('[data-ready]'),
        );
        await press();
        await submitted(page, modal, operation);
        const typed = mode === 'frame' ? [] : operation.typed;
        expect(await found(page)).toEqual({
          ...named(attacks.readers, typed),
          ...named(attacks.searchers, [leftName]),
        });
      });
    }

    for (const what of ['a card', 'a payee’s account'] as const) {
      const { settings, typed, type } = operations[what];
      test(`on the heap, ${what}`, async ({ page, open, modal }) => {
        await open(pageAfter(['left.js'], settings));
        await type(modal);
        const onPage = mode === 'frame' ? [] : typed;
        expect(namesIn(await heapOf(page, page))).toEqual([...onPage, leftName]);
        // A frame in the page's process has no heap of its own: asking for it fails.
        for (const frame of page.frames().slice(1)) expect(namesIn(await heapOf(page, frame))).toEqual(typed);
        expect(page.frames()).toHaveLength(mode === 'frame' ? 2 : 1);
      });
    }
  });
}

test.describe('a frame', () => {
  test.use({ mode: 'frame' });
  const { settings, type } = operations['a card'];

  test('of the page’s own origin protects nothing', async ({ page, open, modal }) => {
    await open(pageAfter(['attacks.js'], settings), 'Pay', 'service');
    await type(modal);
    expect((await found(page))['walks every root and every frame']).toEqual(operations['a card'].typed);
  });

  test('runs no script that its page names as its address', async ({ page, open, modal }) => {
    await open(pageAfter(['attacks.js'], settings));
    await type(modal);
    await page.evaluate(() => {
      const script = 'javascript:parent.postMessage(document.body.outerHTML, "*")';
      const frames = Array.from(document.documentElement.children, ({ shadowRoot }) =>
        shadowRoot?.querySelector('iframe'),
      );
      for (const lead of [
        () => void (window[0]!.location = script as never),
        () => window[0]!.location.replace(script),
        () => void window.open(script, frames.find(Boolean)!.name),
        () => void (frames.find(Boolean)!.src = script),
      ])
        try {
          lead();
        } catch {
          // The browser says that it does not.
        }
    });
    await modal.review();
    expect((await found(page))['listens in at every channel']).toEqual([]);
  });
});
