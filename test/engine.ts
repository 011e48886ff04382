/* What the driver of each browser engine cannot do. */

const { userAgent } = navigator;
const engine = userAgent.includes('Firefox') ? 'firefox' : userAgent.includes('Chrome') ? 'chromium' : 'webkit';

/** What a test needs, and the engines whose drivers provide it. */
const abilities = {
  /** WebDriver and WebDriver BiDi cannot set the medium. */
  'a page on paper': ['chromium'],
  /** They cannot set forced colors or reduced motion either. */
  'settings of the computer': ['chromium'],
  /** axe reads the tree and the styles, which are the same in all engines. Running it once keeps CI short. */
  'a look at every state by axe': ['chromium'],
  /** Layout and announcements hardly differ, and each engine would add minutes to CI. */
  'every state and size': ['chromium'],
  /** The others count the clicks of a series themselves, by the time between them. */
  'clicks that are counted as told': ['chromium'],
} satisfies Record<string, readonly (typeof engine)[]>;

/** Skips all tests of a suite if the engine lacks what they need. The end of the run counts them. */
export function suiteNeeds(ability: keyof typeof abilities): void {
  before(function () {
    if (!has(ability)) this.skip();
  });
}

/** Skips a test if the engine lacks what it needs. The end of the run counts it. */
export function needing(ability: keyof typeof abilities, test: () => Promise<void>): Mocha.AsyncFunc {
  return function () {
    return has(ability) ? test() : this.skip();
  };
}

/** Whether the engine can do this. For clean-up after a suite, which also runs if the suite was skipped. */
export function has(ability: keyof typeof abilities): boolean {
  return (abilities[ability] as readonly string[]).includes(engine);
}
