import { globSync } from 'node:fs';
import { findChrome, installed, isExecutable } from './find-chrome.js';
import type { WebKitFiles } from './webkit.ts';

export const engineNames = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' } as const;

export type Engine = keyof typeof engineNames;

export interface Engines {
  readonly chromium?: { readonly executablePath: string; readonly args: readonly string[] };
  readonly firefox?: { readonly executablePath: string };
  readonly webkit?: WebKitFiles;
}

const isWanted = (engine: Engine) => process.env.ENGINES?.split(',').includes(engine) ?? true;

/** The engines on this machine. `ENGINES=firefox,webkit` selects some of them. */
export async function findEngines(): Promise<Engines> {
  const chromium = isWanted('chromium') && (await findChrome().catch(() => undefined));
  const firefox = isWanted('firefox') && findFirefox();
  const webkit = isWanted('webkit') && findWebKit();
  return { ...(chromium && { chromium }), ...(firefox && { firefox }), ...(webkit && { webkit }) };
}

/** @throws In CI, or if `ENGINES` names it, when an engine is missing. */
export function requireEngines(engines: Engines, required: readonly Engine[]): void {
  const missing = required.filter((engine) => isWanted(engine) && !engines[engine]);
  if (missing.length === 0 || !(process.env.CI || process.env.ENGINES)) return;
  throw new Error(
    `Not found: ${missing.map((engine) => engineNames[engine]).join(', ')}. ` +
      'Debian: apt-get install chromium firefox-esr webkit2gtk-driver xvfb. Or choose engines: ENGINES=chromium',
  );
}

/** The engines in which the tests do not run here, and why. Printed at the end of a run. */
export async function missingEngines(): Promise<string[]> {
  const found = await findEngines();
  return (Object.keys(engineNames) as Engine[])
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
