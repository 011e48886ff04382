import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from './install.js';

const programs = [
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'],
  ...['Google Chrome', 'Chromium'],
];
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...['Google Chrome', 'Chromium', 'Firefox'].map((app) => `/Applications/${app}.app/Contents/MacOS`),
  'C:\\Program Files\\Mozilla Firefox',
  'C:\\Program Files\\Google\\Chrome\\Application',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application',
];

const quiet = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

// Chromium's sandbox does not start for root.
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;

/**
 * The browser for the tests: `CHROME_PATH`, else an installed Chrome or Chromium, else the one from npm.
 *
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function findChrome() {
  // Imitates a machine without fonts: npm's Chromium uses only its own font.
  if (process.env.BARE) return { executablePath: await chromeFromNpm(), args };
  const executablePath = process.env.CHROME_PATH || installed(programs) || (await chromeFromNpm());
  return { executablePath, args };
}

/**
 * The browser for all tests: Chromium's headless shell if it is installed, because it takes half the time.
 *
 * @returns {ReturnType<typeof findChrome>}
 */
export async function findHeadlessChrome() {
  const { BARE, CHROME_PATH } = process.env;
  const executablePath = BARE || CHROME_PATH ? undefined : installed(['chromium-headless-shell']);
  const browser = executablePath ? { executablePath, args } : await findChrome();
  // Frames of other sites get a separate process, as in Chromium without automation.
  return { ...browser, args: [...browser.args, '--site-per-process'] };
}

/**
 * The path of the first of these programs that is installed.
 *
 * @param {readonly string[]} names
 */
export function installed(names) {
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function chromeFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chrome or Chromium found. Install one, or set CHROME_PATH to its executable.');
  }
  // Otherwise the package does not unpack the libraries that the browser needs.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  install('scripts/chromium');
  const main = new URL('../scripts/chromium/chromium.js', import.meta.url);
  const { default: chromium } = await import(main.href);
  return chromium.executablePath();
}
