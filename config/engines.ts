import { globSync } from 'node:fs';
import { findHeadlessChrome, installed, isExecutable } from './find-chrome.js';
import type { WebKitFiles } from './webkit.ts';

export const engineNames = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' } as const;

export type Engine = keyof typeof engineNames;

export const allEngines = Object.keys(engineNames) as Engine[];

export interface Engines {
  readonly chromium?: { readonly executablePath: string; readonly args: readonly string[] };
  readonly firefox?: { readonly executablePath: string };
  readonly webkit?: WebKitFiles;
}

const isWanted = (engine: Engine) => process.env.ENGINES?.split(',').includes(engine) ?? true;

/**
 * The engines on this machine. `ENGINES=firefox,webkit` selects some of them.
 *
 * @throws If Chromium, or an engine that `ENGINES` names, is missing.
 */
export async function findEngines(): Promise<Engines> {
  const chromium = isWanted('chromium') && (await findHeadlessChrome());
  const firefox = isWanted('firefox') && findFirefox();
  const webkit = isWanted('webkit') && findWebKit();
  const engines: Engines = { ...(chromium && { chromium }), ...(firefox && { firefox }), ...(webkit && { webkit }) };
  const missing = allEngines.filter((engine) => process.env.ENGINES && isWanted(engine) && !engines[engine]);
  if (missing.length === 0) return engines;
  throw new Error(
    `Not found: ${missing.map((engine) => engineNames[engine]).join(', ')}. ` +
      'Debian: apt-get install chromium firefox-esr webkit2gtk-driver xvfb. Or choose engines: ENGINES=chromium',
  );
}

/** The engines in which the tests do not run here, and why. Printed at the end of a run. */
export async function missingEngines(): Promise<string[]> {
  const found = await findEngines();
  return allEngines
    .filter((engine) => !found[engine])
    .map((engine) => `${engineNames[engine]} (${isWanted(engine) ? 'not found' : 'not in ENGINES'})`);
}

function findFirefox() {
  const executablePath = process.env.FIREFOX_PATH ?? installed(['firefox-esr', 'firefox', 'firefox.exe']);
  return executablePath ? { executablePath } : undefined;
}

/** WebKitGTK and its driver, from Debian's webkit2gtk-driver, and a screen from xvfb. */
function findWebKit(): WebKitFiles | undefined {
  const [driver, display] = [installed(['WebKitWebDriver']), installed(['Xvfb'])];
  const [browser] = globSync('/usr/{lib,libexec}{,64,/*}/webkit2gtk-4.*/MiniBrowser').filter(isExecutable);
  return driver && display && browser ? { driver, browser, display } : undefined;
}
