import { expect } from '@playwright/test';
import type { WebKitPage } from '../../../config/webkit.ts';
import type { Heard } from '../fixtures.ts';

/** The common methods of a page of Puppeteer and of WebKit that a person needs. */
export type EnginePage = Pick<WebKitPage, 'goto' | 'evaluate' | 'evaluateInFrame' | 'keyboard' | 'mouse'>;

type Kind = 'button' | 'textbox' | 'radio';

const selectors: Readonly<Record<Kind, string>> = {
  button: 'button, a[href]',
  textbox: 'input[type="text"], input:not([type])',
  radio: 'input[type="radio"]',
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly isFilled: boolean;
}

/** Uses a page in any engine as a person does: finds things by what they are called, types real keys, clicks. */
export class EnginePerson {
  readonly #page: EnginePage;

  constructor(page: EnginePage) {
    this.#page = page;
  }

  async visit(url: string): Promise<void> {
    await this.#page.goto(url);
    const isReady = () => this.#page.evaluate(() => 'ready' in document.documentElement.dataset);
    await expect.poll(isReady).toBe(true);
  }

  async press(name: string): Promise<void> {
    await this.#click(await this.#place('button', name));
  }

  async choose(name: string): Promise<void> {
    await this.#click(await this.#place('radio', name));
  }

  async type(label: string, text: string): Promise<void> {
    const place = await this.#place('textbox', label);
    await this.#click(place);
    if (place.isFilled) {
      await this.#page.keyboard.down('Control');
      await this.#page.keyboard.press('a');
      await this.#page.keyboard.up('Control');
    }
    await this.#page.keyboard.type(text);
  }

  async typeAll(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await this.type(label, text);
  }

  async key(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  /** Waits for this text in the modal in front, or for its end if the text is empty. */
  async sees(text: string): Promise<void> {
    await passes(async () => {
      const screen = await this.#look(readDialog);
      if (text === '') expect(screen).toBe('');
      else expect(screen).toContain(text);
    });
  }

  async seesFrame(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(cornerOfFrame, 0)).toBeTruthy();
  }

  async heard(): Promise<Heard[]> {
    return (await this.#page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)) as Heard[];
  }

  /** Waits until there is exactly one, at rest: WebKit scrolls to a focused field a frame later. */
  async #place(kind: Kind, name: string): Promise<Place> {
    let place: Partial<Place> = {};
    await passes(async () => {
      const { y = NaN } = place;
      place = (await this.#look(find, selectors[kind], name)) as Partial<Place>;
      expect(place, `the ${kind} “${name}”`).toBeInstanceOf(Object);
      // Some pixels apart at most: each look scrolls to it, and the browser rounds.
      expect(place.y).toBeCloseTo(y, -1);
    });
    return place as Place;
  }

  /** Looks at the document in front: that in a frame, while one is shown. */
  async #look(run: (...args: never[]) => unknown, ...args: readonly unknown[]): Promise<unknown> {
    const isFramed = await this.#page.evaluate(cornerOfFrame, 0);
    return isFramed ? this.#page.evaluateInFrame(run, ...args) : this.#page.evaluate(run, ...args);
  }

  async #click({ x, y }: Place): Promise<void> {
    const [left, top] = ((await this.#page.evaluate(cornerOfFrame, y)) as [number, number] | null) ?? [0, 0];
    await this.#page.mouse.move(left + x, top + y);
    await this.#page.mouse.down();
    await this.#page.mouse.up();
  }
}

/** Repeats a check until it passes. One look may fail, while a frame is being loaded or removed. */
const passes = (check: () => Promise<void>) => expect(check).toPass({ timeout: 15_000, intervals: [50] });

/* These run in the page, where nothing else of this file is. */

/** The corner of the shown frame, if there is one. Scrolls the page until a height in an inline frame is in sight. */
function cornerOfFrame(y: number): [left: number, top: number] | null {
  const frames = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot?.querySelector('iframe'));
  const frame = frames.find((it) => it && it.checkVisibility({ visibilityProperty: true }) && it.offsetHeight > 0);
  if (!frame) return null;
  const beyond = frame.getBoundingClientRect().top + y - innerHeight;
  if (beyond > 0 || beyond < -innerHeight) scrollBy(0, beyond + innerHeight / 2);
  const { left, top } = frame.getBoundingClientRect();
  return [left, top];
}

function find(selector: string, name: string): Place | string {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  const all = (root: ParentNode): HTMLElement[] =>
    Array.from(root.querySelectorAll<HTMLElement>('*')).flatMap((it) => [
      it,
      ...(it.shadowRoot ? all(it.shadowRoot) : []),
    ]);
  const labelsOf = ({ labels }: HTMLInputElement) => Array.from(labels ?? [], (label) => label.textContent).join(' ');
  const nameOf = (it: HTMLElement) =>
    it.getAttribute('aria-label') ?? plain(it instanceof HTMLInputElement ? labelsOf(it) : it.textContent);
  const candidates = all(document)
    .filter((it) => it.matches(selector))
    .filter((it) => it.checkVisibility({ visibilityProperty: true }));
  const exact = candidates.filter((it) => nameOf(it) === name);
  const fitting = exact.length > 0 ? exact : candidates.filter((it) => nameOf(it).startsWith(`${name} `));
  const [element] = fitting;
  if (!element || fitting.length > 1) return `${fitting.length} of ${candidates.map(nameOf).join(', ')}`;
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, isFilled: element instanceof HTMLInputElement && element.value !== '' };
}

function readDialog(): string {
  const dialogs = Array.from(document.querySelectorAll('*')).flatMap(({ shadowRoot }) =>
    Array.from(shadowRoot?.querySelectorAll<HTMLElement>('dialog:modal, section.modal') ?? []),
  );
  return (dialogs.at(-1)?.innerText ?? '').replace(/[\s\u00a0\u202f]+/g, ' ');
}
