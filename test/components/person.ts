import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import type { Catalogue } from '../../src/messages/translate.ts';
import { accessibleName, isA } from './accessibility-tree.ts';
import { isFramed, provide, removeFrame, rendered, type Modal } from './framed.ts';
import { losePatience } from './pauses.ts';
import { replace } from './replace.ts';
import { Screen } from './screen.ts';
import type { ScriptedCalls } from './scripted-service.ts';

export interface ModalSettings {
  readonly lang?: string | undefined;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly messages?: Readonly<Record<string, string>>;
  readonly display?: 'inline';
  /** Who opens the modal: a person who presses the page's button, or a script of the page. */
  readonly calledBy?: 'person' | 'page';
}

type ModalElement = Modal & { messages: Partial<Catalogue> };

interface PersonSetup<Host extends ModalElement, Service extends ScriptedCalls> {
  readonly element: Host;
  readonly service: Service;
  readonly codes: readonly string[];
  /** The name of the button of the page that has the focus at first. */
  readonly opener: string;
  readonly spanish: (english: string) => string;
  readonly settings: ModalSettings;
}

/** Opens a modal and acts on it, with the arguments of the opening. */
export function walk<Given extends unknown[], Modal>(
  open: (...given: Given) => Promise<Modal>,
  ...steps: readonly ((modal: Modal) => unknown)[]
): (...given: Given) => Promise<Modal> {
  return async (...given) => {
    const modal = await open(...given);
    for (const step of steps) await step(modal);
    return modal;
  };
}

/* Steps of a walk. */
export const choose = (choice: string) => (modal: Person) => modal.choose(choice);
export const press = (button: string) => (modal: Person) => modal.press(button);
export const fill = (label: string, text: string) => (modal: Person) => modal.fill(label, text);
export const shows = (heading: string) => (modal: Person) => modal.shows(heading);
export const holds = (call: string) => (modal: Person) => modal.service.hold(call);
export const scripts = (call: string, ...answers: unknown[]) => {
  return ({ service }: Person) => service.script(call, ...answers);
};

const inUse = new Set<{ end(): Promise<void> }>();

const rejections: unknown[] = [];
addEventListener('unhandledrejection', ({ reason }) => rejections.push(reason));

afterEach(async () => {
  for (const modal of inUse) await modal.end();
  inUse.clear();
  const reasons = rejections.splice(0).map(String);
  expect(reasons, 'promises that were rejected and not looked after').to.deep.equal([]);
});

export class Person<
  Details extends object = Record<string, unknown>,
  Host extends ModalElement = ModalElement,
  Service extends ScriptedCalls = ScriptedCalls,
> extends Screen<Host> {
  readonly service: Service;
  readonly events: { readonly code: string; readonly detail: unknown; readonly heading: string }[] = [];
  readonly #watchers = new Set<() => void>();
  #pointer = { x: 0, y: 0 };

  constructor({ element, service, codes, opener, spanish, settings }: PersonSetup<Host, Service>) {
    const { lang, attributes, messages = {}, display, calledBy = 'person' } = settings;
    if (display) {
      element.display = display;
      // Browsers report user activation for seconds after any key or click, including those of the previous test.
      replace(navigator, 'userActivation', { isActive: calledBy === 'person', hasBeenActive: true });
    }
    provide(element, service.api as object);
    element.messages = messages;
    for (const [name, value] of Object.entries({ ...attributes, ...(lang && { lang }) })) {
      element.setAttribute(name, value);
    }
    super(element, opener, lang === 'es' ? spanish : (english) => english);
    inUse.add(this);
    this.service = service;
    service.onCall = this.#look;
    for (const code of codes) {
      this.element.addEventListener(code, (event) => {
        const { detail } = event as CustomEvent<unknown>;
        this.events.push({ code, detail, heading: this.heading });
        this.#look();
      });
    }
  }

  get eventCodes(): string[] {
    return this.events.map(({ code }) => code);
  }

  detail<Code extends keyof Details & string>(code: Code): Details[Code] {
    const heard = this.events.filter((event) => event.code === code);
    expect(heard, `events ${code}`).to.have.length(1);
    return heard[0]?.detail as Details[Code];
  }

  async rest(): Promise<void> {
    await aTimeout(0);
    await rendered(this.element);
  }

  async shows(heading: string): Promise<void> {
    const wanted = this.say(heading);
    await this.until(() => this.heading === wanted, `“${wanted}” is on the screen`);
  }

  async showsForm(): Promise<void> {
    await this.until(() => this.inTop('form').length > 0, 'the form is on the screen');
  }

  async asks(): Promise<void> {
    await this.until(() => this.isAsking, 'it is asked');
  }

  async showsBank(name: string): Promise<void> {
    await this.until(() => this.screen.includes(name), `${name} is on the screen`);
  }

  async showsProblem(): Promise<void> {
    await this.until(() => this.summary !== undefined, 'the problem is told');
  }

  async hears(code: keyof Details & string): Promise<void> {
    await this.until(() => this.eventCodes.includes(code), `${code} is heard`);
  }

  /** Waits for a condition. Checks it after each change of the screen, event and call of the service. */
  async until(condition: () => boolean, description: string): Promise<void> {
    if (!condition()) await this.#watch(condition, description);
    await rendered(this.element);
  }

  /** Sets the text of a field at once, as autofill does. */
  async fill(label: string, text: string): Promise<void> {
    const field = this.field(label);
    field.focus();
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await rendered(this.element);
  }

  async fillAll(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      if (text !== '') await this.fill(label, text);
    }
  }

  async fillAndLeave(label: string, text: string): Promise<void> {
    await this.fill(label, text);
    this.field(label).blur();
    await rendered(this.element);
  }

  async type(label: string, text: string): Promise<void> {
    this.placeCaret(label, this.value(label).length);
    await this.keys(text);
  }

  placeCaret(label: string, start: number, end = start): void {
    const field = this.field(label);
    field.focus();
    field.setSelectionRange(start, end);
  }

  async keys(text: string): Promise<void> {
    await sendKeys({ type: text });
    await rendered(this.element);
  }

  async key(key: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count++) await sendKeys({ press: key });
    await rendered(this.element);
  }

  async shortcut(modifier: 'Control' | 'Shift', key: string): Promise<void> {
    await sendKeys({ down: modifier });
    await this.key(key);
    await sendKeys({ up: modifier });
    await rendered(this.element);
  }

  async paste(label: string, text: string): Promise<void> {
    const field = this.field(label);
    // Tests that run at the same time share the clipboard.
    for (let pasted = ''; pasted !== text;) {
      await this.#copy(text);
      const look = (event: ClipboardEvent) => {
        pasted = event.clipboardData?.getData('text') ?? '';
        if (pasted !== text) event.preventDefault();
      };
      field.addEventListener('paste', look, { once: true });
      this.placeCaret(label, 0, field.value.length);
      await this.shortcut('Control', 'v');
      field.removeEventListener('paste', look);
    }
  }

  async choose(choice: string): Promise<void> {
    const input = this.choice(choice);
    input.focus();
    input.click();
    await rendered(this.element);
  }

  async press(name: string, times = 1): Promise<void> {
    const button = this.button(name);
    for (let count = 0; count < times; count++) button.click();
    // A submission first waits for the later part, even if that is there.
    await Promise.resolve();
    await rendered(this.element);
  }

  async pressByKey(name: string): Promise<void> {
    this.button(name).focus();
    await this.key('Enter');
    await this.rest();
  }

  /** `by`: moves the pointer only by so many pixels from where it was. Clicks with the real pointer on one spot: `[1, 2]` is a double click. Returns the names of the buttons hit. */
  async click(name: string, series: readonly number[], by?: number): Promise<string[]> {
    const hit: string[] = [];
    const note = (event: Event) => {
      const found = event.composedPath().find((it) => isA(it, 'button'));
      hit.push(found ? accessibleName(found) : '');
    };
    const button = this.isOpen ? this.button(name) : this.opener;
    const { x, y, width, height } = button.getBoundingClientRect();
    this.#pointer =
      by === undefined ? { x: x + width / 2, y: y + height / 2 } : { ...this.#pointer, x: this.#pointer.x + by };
    document.addEventListener('click', note, { capture: true });
    for (const clickCount of series) {
      await executeServerCommand('pointer-click', { ...this.#pointer, clickCount, isStill: by === 0 });
    }
    document.removeEventListener('click', note, { capture: true });
    await this.rest();
    return hit;
  }

  async close(): Promise<void> {
    await this.press('Close');
  }

  async untilClosed(leave: () => Promise<void>): Promise<void> {
    const closed = isA(this.window, 'dialog') && oneEvent(this.window, 'close');
    await leave();
    await closed;
    await rendered(this.element);
  }

  /** Closes the dialog without asking the element, as browsers do if a page has prevented that too often. */
  async forceClose(): Promise<void> {
    await this.untilClosed(() => {
      (this.dialog as HTMLDialogElement).close();
      return Promise.resolve();
    });
  }

  /** The back gesture of a phone, or the browser's own close request. Does nothing in a browser without close requests. */
  async goBack(): Promise<void> {
    const { top } = this;
    if (!isA(top, 'dialog')) return;
    const closed = oneEvent(top, 'close');
    top.requestClose();
    if (!top.open) await closed;
    await rendered(this.element);
  }

  async remove(): Promise<void> {
    this.element.remove();
    await this.rest();
  }

  async move(): Promise<void> {
    const place = document.createElement('section');
    this.page.append(place);
    place.append(this.element);
    await this.rest();
  }

  async putPageAway(): Promise<void> {
    this.view.dispatchEvent(new Event('pagehide'));
    await this.rest();
  }

  get isPageHeld(): boolean {
    return !this.view.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  }

  async goOn(button: string, next: string): Promise<void> {
    const wanted = `${this.say(next)} `;
    await this.press(button);
    await this.until(() => this.buttons.some((name) => `${name} `.startsWith(wanted)), 'it can be reviewed');
  }

  async review(): Promise<void> {
    await this.goOn('Review payment', 'Pay');
  }

  async payNow(): Promise<void> {
    await this.press('Pay');
    const headings = ['Payment complete', 'Payment submitted', 'Payment sent'].map(this.say);
    await this.until(() => headings.includes(this.heading), 'it is paid');
  }

  async saveNow(): Promise<void> {
    await this.press('Save payment method');
    await this.shows('Payment method saved');
  }

  async askNow(times = 1): Promise<void> {
    await this.until(() => this.buttons.includes(this.say('Check now')), 'the last question was answered');
    for (let count = 0; count < times; count++) {
      const { length } = this.service.calls;
      await this.press('Check now');
      await this.until(() => this.service.calls.length > length, 'the service is asked');
      await this.rest();
    }
  }

  /** Removes the page. Ends a pending payment first, because it would ask before the page is left. */
  async end(): Promise<void> {
    this.service.refuseAll();
    await this.rest();
    if (this.buttons.includes(this.say('Check now'))) await this.press('Check now');
    await this.rest();
    this.page.remove();
    this.element.remove();
    await this.rest();
    removeFrame(this.element);
  }

  #watch(condition: () => boolean, description: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        keepPatience();
        observer.disconnect();
        clearInterval(looking);
        this.#watchers.delete(watcher);
      };
      const watcher = () => {
        if (!condition()) return;
        stop();
        resolve();
      };
      const observer = new MutationObserver(watcher);
      observer.observe(this.root, { subtree: true, childList: true, attributes: true, characterData: true });
      this.#watchers.add(watcher);
      // The document in a frame may be another one by then.
      const looking = isFramed(this.element) ? setInterval(watcher, 10) : undefined;
      const keepPatience = losePatience(() => {
        stop();
        const heard = this.eventCodes.join(', ');
        reject(new Error(`Waited in vain until ${description}. The screen: “${this.screen}”. The events: ${heard}.`));
      });
    });
  }

  readonly #look = (): void => {
    for (const watcher of this.#watchers) watcher();
  };

  async #copy(text: string): Promise<void> {
    const source = document.createElement('textarea');
    this.top?.append(source);
    source.value = text;
    source.select();
    await this.shortcut('Control', 'c');
    source.remove();
  }
}
