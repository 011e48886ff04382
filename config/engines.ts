import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChrome } from './find-chrome.js';
import type { WebKitFiles } from './webkit.ts';

/** The engines that the tests run in, with what they are called. */
export const engineNames = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK',
} as const;

export type Engine = keyof typeof engineNames;

export interface Engines {
  readonly chromium?: { readonly executablePath: string; readonly args: readonly string[] };
  readonly firefox?: { readonly executablePath: string };
  readonly webkit?: WebKitFiles;
}

/**
 * The engines on this machine. Of those that `ENGINES` names, such as `ENGINES=firefox,webkit`, where it is set.
 *
 * @throws Where one is missing that is asked for by name, or any in CI.
 */
export async function findEngines(): Promise<Engines> {
  const { engines, missing } = await look();
  if (missing.length > 0 && (process.env.CI || process.env.ENGINES))
    throw new Error(`Not found: ${missing.join(', ')}.`);
  return engines;
}

/** What the tests do not run in here, for the end of a run. */
export async function missingEngines(): Promise<string[]> {
  return (await look()).missing.map((name) => `${name} (not found)`);
}

async function look(): Promise<{ readonly engines: Engines; readonly missing: string[] }> {
  const wanted = process.env.ENGINES?.split(',') ?? Object.keys(engineNames);
  const found = { chromium: await findChrome().catch(() => undefined), firefox: findFirefox(), webkit: findWebKit() };
  const entries = Object.entries(found).filter(([engine]) => wanted.includes(engine));
  return {
    engines: Object.fromEntries(entries.filter(([, it]) => it !== undefined)),
    missing: entries.filter(([, it]) => it === undefined).map(([engine]) => engineNames[engine as Engine]),
  };
}

/** `FIREFOX_PATH`, else an installed Firefox. */
function findFirefox() {
  const executablePath =
    process.env.FIREFOX_PATH ??
    ['firefox-esr', 'firefox', 'firefox.exe']
      .flatMap((name) => folders.map((folder) => join(folder, name)))
      .find(isExecutable);
  return executablePath ? { executablePath } : undefined;
}

/** WebKitGTK with its driver, as Debian's webkit2gtk-driver has it, and a screen for it, of xvfb. */
function findWebKit(): WebKitFiles | undefined {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map((name) =>
    folders.map((folder) => join(folder, name)).find(isExecutable),
  );
  const [browser] = globSync('/usr/{lib,libexec}{,64,/*}/webkit2gtk-4.*/MiniBrowser').filter(isExecutable);
  return driver && display && browser ? { driver, browser, display } : undefined;
}

const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Firefox.app/Contents/MacOS',
  'C:\\Program Files\\Mozilla Firefox',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
