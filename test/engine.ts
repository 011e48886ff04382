/* The one place that says what a test cannot ask of an engine. */

const { userAgent } = navigator;
const engine = userAgent.includes('Firefox') ? 'firefox' : userAgent.includes('Chrome') ? 'chromium' : 'webkit';

/** What a test needs, the engines whose drivers have it, and why the others have not. */
const abilities = {
  /** WebDriver and WebDriver BiDi know no command that sets the medium. */
  'a page on paper': ['chromium'],
  /** Nor one that says how a person has set up the computer: forced colors, less motion. */
  'settings of the computer': ['chromium'],
  /** It reads the tree and the styles, which are the same in all; three times as long is too long for CI. */
  'a look at every state by axe': ['chromium'],
  /** What is laid out and said in every state hardly differs, and each engine would add minutes to CI. */
  'every state and size': ['chromium'],
  /** The others count the clicks of a series by themselves, by the time between them. */
  'clicks that are counted as told': ['chromium'],
} satisfies Record<string, readonly (typeof engine)[]>;

/** Skips, and counts at the end of the run, all tests of a suite where the engine cannot be asked for what they need. */
export function suiteNeeds(ability: keyof typeof abilities): void {
  before(function () {
    if (!has(ability)) this.skip();
  });
}

/** The test where the engine can be asked for what it needs; elsewhere it is skipped, and counted at the end of the run. */
export function needing(ability: keyof typeof abilities, test: () => Promise<void>): Mocha.AsyncFunc {
  return function () {
    return has(ability) ? test() : this.skip();
  };
}

/** Whether the engine can be asked for it: for what is put right after a suite, which runs where all of it was skipped too. */
export function has(ability: keyof typeof abilities): boolean {
  return (abilities[ability] as readonly string[]).includes(engine);
}
