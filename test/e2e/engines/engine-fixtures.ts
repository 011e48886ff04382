import { puppeteerCore } from '@web/test-runner-chrome';
import { engineNames, findEngines, type Engine } from '../../../config/engines.ts';
import { WebKitPage } from '../../../config/webkit.ts';
import { inMode, test as base } from '../fixtures.ts';
import type { InsurerPage } from '../insurer.ts';
import { EnginePerson, type EnginePage } from './engine-person.ts';

interface Fixtures {
  readonly person: EnginePerson;
  /** Visits a page as it is, and waits until its script is ready. */
  readonly visit: (page: InsurerPage) => Promise<void>;
  /** The same in the mode of the tests, and presses its button. */
  readonly begin: (page: InsurerPage, button?: string) => Promise<void>;
}

async function openPage(engine: Engine) {
  const { chromium, firefox, webkit } = await findEngines();
  if (engine === 'webkit') {
    const page = webkit && (await WebKitPage.open(webkit));
    return page && { page, close: () => page.close() };
  }
  const found =
    engine === 'firefox'
      ? firefox && { browser: engine, ...firefox }
      : chromium && { ...chromium, args: [...chromium.args] };
  if (!found) return undefined;
  const browser = await puppeteerCore.launch(found);
  const page = await browser.newPage();
  await page.bringToFront();
  const lastFrame = () => page.frames().at(-1);
  const evaluateInFrame: EnginePage['evaluateInFrame'] = async (run, ...args) =>
    lastFrame()?.evaluate(run as (...args: unknown[]) => unknown, ...args);
  return { page: Object.assign(page, { evaluateInFrame }) as unknown as EnginePage, close: () => browser.close() };
}

/** The tests of one engine. They are skipped if it is not installed; `npm run test:engines` reports that at its end. */
export const test = base.extend<Fixtures, { engine: Engine; enginePage: Awaited<ReturnType<typeof openPage>> }>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  // A new window takes WebKit more than a second.
  enginePage: [
    async ({ engine }, use) => {
      const opened = await openPage(engine);
      await use(opened);
      await opened?.close();
    },
    // The first test's time limit does not include the start of the browser.
    { scope: 'worker', timeout: 60_000 },
  ],

  person: async ({ engine, enginePage }, use, testInfo) => {
    testInfo.skip(!enginePage, `${engineNames[engine]} is not here.`);
    const { page } = enginePage!;
    await use(new EnginePerson(page));
    await page.goto('about:blank');
  },

  visit: async ({ person, insurer }, use) => {
    const { url, close } = await insurer.start();
    await use(async (published) => {
      insurer.publish(published);
      await person.visit(`${url}/bill/`);
    });
    close();
  },

  begin: async ({ person, visit, mode }, use) => {
    await use(async (published, button = 'Pay') => {
      await visit(inMode(mode, published));
      await person.press(button);
      if (mode === 'frame') await person.seesFrame();
    });
  },

  heard: ({ person }, use) => use(() => person.heard()),
});
