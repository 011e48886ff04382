/* The one place that says what a test cannot ask of an engine. */

const { userAgent } = navigator;
const engine = userAgent.includes('Firefox') ? 'firefox' : userAgent.includes('Chrome') ? 'chromium' : 'webkit';

/** What a test needs, the engines whose drivers have it, and why the others have not. */
const abilities = {
  /** WebDriver and WebDriver BiDi know no command that sets the medium. */
  'a page on paper': ['chromium'],
  /** The others count the clicks of a series by themselves, by the time between them. */
  'clicks that are counted as told': ['chromium'],
} satisfies Record<string, readonly (typeof engine)[]>;

/** The test where the engine can be asked for what it needs; elsewhere it is skipped, and counted at the end of the run. */
export function needing(ability: keyof typeof abilities, test: () => Promise<void>): Mocha.AsyncFunc {
  const isThere = (abilities[ability] as readonly string[]).includes(engine);
  return function () {
    return isThere ? test() : this.skip();
  };
}
