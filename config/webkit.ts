import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/* Drives WebKitGTK through its W3C WebDriver: https://www.w3.org/TR/webdriver2/ */

export type WebKitFiles = Readonly<Record<'driver' | 'browser' | 'display', string>>;

/** WebDriver's names of keys that type no character. */
const keyValues: Readonly<Record<string, string>> = {
  ...{ Backspace: '\ue003', Tab: '\ue004', Enter: '\ue007', Shift: '\ue008', Control: '\ue009' },
  ...{ Escape: '\ue00c', End: '\ue010', Home: '\ue011', Delete: '\ue017' },
  ...{ ArrowLeft: '\ue012', ArrowUp: '\ue013', ArrowRight: '\ue014', ArrowDown: '\ue015' },
};

const keyDown = (key: string) => ({ type: 'keyDown', value: keyValues[key] ?? key });
const keyUp = (key: string) => ({ type: 'keyUp', value: keyValues[key] ?? key });

/** Lets the window be as narrow as a phone. Its toolbar buttons would prevent that. */
const narrowStyles = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }';

/** Machines that run tests have no graphics card. Drawing in layers takes half of a test's time there. */
const withoutLayers = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** A window of WebKit on a separate screen, so that it has the focus. Its methods are those of a page of Puppeteer. */
export class WebKitPage {
  #isClosed = false;

  static async open({ driver, browser, display }: WebKitFiles): Promise<WebKitPage> {
    const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [number] = (await once(screen.stdout, 'data')) as [Buffer];
    const port = await freePort();
    const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
    mkdirSync(join(settings, 'gtk-3.0'));
    writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), narrowStyles);
    const env = {
      ...process.env,
      ...withoutLayers,
      DISPLAY: `:${number.toString().trim()}`,
      XDG_CONFIG_HOME: settings,
    };
    const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
    const url = `http://127.0.0.1:${port}`;
    while (!(await call('GET', `${url}/status`).catch(() => undefined))) {
      if (service.exitCode !== null) throw new Error(`${driver} ended with ${service.exitCode}.`);
    }
    const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', ...options } };
    const { sessionId } = (await call('POST', `${url}/session`, { capabilities })) as { sessionId: string };
    await focusWindow(number.toString().trim());
    return new WebKitPage(`${url}/session/${sessionId}`, () => {
      service.kill();
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    });
  }

  readonly #session: string;
  readonly #end: () => void;

  private constructor(session: string, end: () => void) {
    this.#session = session;
    this.#end = end;
  }

  readonly keyboard = {
    type: (text: string) => this.#keys([...text].flatMap((character) => [keyDown(character), keyUp(character)])),
    press: (key: string) => this.#keys([keyDown(key), keyUp(key)]),
    down: (key: string) => this.#keys([keyDown(key)]),
    up: (key: string) => this.#keys([keyUp(key)]),
  };

  readonly mouse = {
    move: (x: number, y: number) =>
      this.#pointer({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' }),
    down: () => this.#pointer({ type: 'pointerDown', button: 0 }),
    up: () => this.#pointer({ type: 'pointerUp', button: 0 }),
  };

  async goto(url: string): Promise<void> {
    await this.#call('POST', '/url', { url });
  }

  /** The current address. Unlike Puppeteer, WebDriver has to ask for it. */
  async url(): Promise<string> {
    return (await this.#call('GET', '/url')) as string;
  }

  async evaluate(run: (...args: never[]) => unknown, ...args: readonly unknown[]): Promise<unknown> {
    const script = `return (${run.toString()}).apply(null, arguments)`;
    return this.#call('POST', '/execute/sync', { script, args });
  }

  async evaluateInFrame(run: (...args: never[]) => unknown, ...args: readonly unknown[]): Promise<unknown> {
    const id = await this.evaluate(() => {
      const roots = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot);
      const frames = roots.map((root) => root?.querySelector('iframe'));
      return frames.find((frame) => frame && frame.checkVisibility() && frame.offsetHeight > 0);
    });
    await this.#call('POST', '/frame', { id });
    try {
      return await this.evaluate(run, ...args);
    } finally {
      await this.#call('POST', '/frame', { id: null });
    }
  }

  /** Resizes the window to fit a content of this size. */
  async setViewport({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    const [inside, outside] = await Promise.all([
      this.evaluate(() => ({ width: innerWidth, height: innerHeight })) as Promise<{ width: number; height: number }>,
      this.#call('GET', '/window/rect') as Promise<{ width: number; height: number }>,
    ]);
    if (inside.width === width && inside.height === height) return;
    const grown = { width: outside.width - inside.width + width, height: outside.height - inside.height + height };
    await this.#call('POST', '/window/rect', { x: 0, y: 0, ...grown });
  }

  /** Used to measure coverage. */
  browser(): { userAgent(): Promise<string> } {
    return { userAgent: () => Promise.resolve('WebKitGTK') };
  }

  isClosed(): boolean {
    return this.#isClosed;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#call('DELETE', '').catch(() => undefined);
    this.#end();
  }

  #keys(actions: readonly object[]): Promise<unknown> {
    return this.#call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  #pointer(action: object): Promise<unknown> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] };
    return this.#call('POST', '/actions', { actions: [mouse] });
  }

  #call(method: string, command: string, body?: object): Promise<unknown> {
    return call(method, this.#session + command, body);
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`WebKit, ${new URL(url).pathname}: ${value?.error ?? ''} ${value?.message ?? ''}`);
  return value;
}

/** The part of Puppeteer's browser that the tests need. Its pages are windows of WebKit. */
export class WebKitBrowser {
  readonly #files: WebKitFiles;
  readonly #pages: WebKitPage[] = [];
  connected = true;

  constructor(files: WebKitFiles) {
    this.#files = files;
  }

  defaultBrowserContext(): this {
    return this;
  }

  async newPage(): Promise<WebKitPage> {
    const page = await WebKitPage.open(this.#files);
    this.#pages.push(page);
    return page;
  }

  async close(): Promise<void> {
    this.connected = false;
    await Promise.all(this.#pages.map((page) => page.close()));
  }
}

/**
 * Makes the browser's window active. On other screens, a window manager does this.
 * Source: X Window System Protocol, QueryTree and SetInputFocus.
 */
async function focusWindow(display: string): Promise<void> {
  const socket = connect(`/tmp/.X11-unix/X${display}`);
  const send = (...words: readonly number[]) => socket.write(new Uint8Array(Uint32Array.from(words).buffer));
  const read = async (size: number): Promise<Buffer> => {
    for (;;) {
      const part = socket.read(size) as Buffer | null;
      if (part) return part;
      await once(socket, 'readable');
    }
  };
  send(0xb006c, 0, 0);
  const screen = await read((await read(8)).readUInt16LE(6) * 4);
  const vendor = Math.ceil(screen.readUInt16LE(16) / 4) * 4;
  send(0x2000f, screen.readUInt32LE(32 + vendor + screen.readUInt8(21) * 8));
  const count = (await read(32)).readUInt16LE(16);
  const windows = [...new Uint32Array(Uint8Array.from(await read(count * 4)).buffer)];
  // The browser's window is the lowest that is shown. An invisible one does not get the focus.
  for (const window of windows.reverse()) send(0x3012a, window, 0);
  socket.end();
}
