import { puppeteerCore } from '@web/test-runner-chrome';
import { engineNames, findEngines, type Engine } from '../../../config/engines.ts';
import { WebKitBrowser } from '../../../config/webkit.ts';
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

async function launch(engine: Engine) {
  const { chromium, firefox, webkit } = await findEngines();
  if (engine === 'webkit') return webkit && new WebKitBrowser(webkit);
  const found =
    engine === 'firefox'
      ? firefox && { browser: engine, ...firefox }
      : chromium && { ...chromium, args: [...chromium.args] };
  if (!found) return undefined;
  const browser = await puppeteerCore.launch(found);
  const newPage = async (): Promise<EnginePage> => {
    const page = await browser.newPage();
    await page.bringToFront();
    const evaluateInFrame: EnginePage['evaluateInFrame'] = async (run, ...args) =>
      page
        .frames()
        .at(-1)
        ?.evaluate(run as (...args: unknown[]) => unknown, ...args);
    return Object.assign(page, { evaluateInFrame }) as unknown as EnginePage;
  };
  return { newPage, close: () => browser.close() };
}

/** The tests of one engine. They are skipped if it is not installed; `npm run test:engines` reports that at its end. */
export const test = base.extend<Fixtures, { engine: Engine; engineBrowser: Awaited<ReturnType<typeof launch>> }>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await launch(engine);
      await use(browser);
      await browser?.close();
    },
    // The first test's time limit does not include the start of the browser.
    { scope: 'worker', timeout: 60_000 },
  ],

  person: async ({ engine, engineBrowser }, use, testInfo) => {
    testInfo.skip(!engineBrowser, `${engineNames[engine]} is not here.`);
    const page = await engineBrowser!.newPage();
    await use(new EnginePerson(page));
    await page.close();
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
