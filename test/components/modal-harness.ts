import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import {
  accessibleDescription,
  accessibleName,
  focusedElement,
  named,
  outline,
  plain,
  shown,
  textsIn,
} from './screen.ts';

export interface HeardEvent<Code> {
  readonly code: Code;
  readonly detail: unknown;
  /** The heading that stood on the screen when the event was heard. */
  readonly heading: string;
}

export interface ModalSettings {
  /** The language of the element; names of fields and buttons are given in English all the same. */
  readonly lang?: string;
  /** What else stands on the element from the beginning. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** What a harness has to know of the service that stands behind the element. */
interface WatchedService {
  readonly calls: readonly unknown[];
  onCall: () => void;
  refuseAll(): void;
}

/** What a harness is made of. */
export interface ModalSetup<Details, Host, Service> {
  readonly element: Host;
  readonly service: Service;
  /** The documented events. */
  readonly codes: readonly (keyof Details & string)[];
  /** The Spanish for an English text of the modal. */
  readonly spanish: (english: string) => string;
  /** The name of the button of the page that has the focus at first. */
  readonly opener: string;
  readonly settings?: ModalSettings;
}

/** What the test has set up, to be brought to an end after it. */
const inUse = new Set<{ end(): Promise<void> }>();

const later = window.setTimeout.bind(window);
const notLater = window.clearTimeout.bind(window);

export interface Pause {
  readonly milliseconds: number;
  readonly end: () => void;
  /** It has been ended, or the modal has given it up. */
  readonly isOver: boolean;
}

/**
 * The pauses of a second or more that a modal makes, in milliseconds, and how to end them. None ends by itself, so that
 * no test depends on how fast it is. They begin anew with each test.
 */
export const pauses: Pause[] = [];

/** Above every id that the browser gives to a timer of its own. */
const firstPause = 1_000_000_000;

beforeEach(() => {
  pauses.length = 0;
  const pausing = (run: () => void, milliseconds = 0) => {
    if (milliseconds < 1_000) return later(run, milliseconds);
    const pause = {
      milliseconds,
      isOver: false,
      end: () => {
        if (!pause.isOver) run();
        pause.isOver = true;
      },
    };
    return firstPause + pauses.push(pause) - 1;
  };
  const givingUp = (id?: number) => {
    const pause = pauses[(id ?? 0) - firstPause];
    if (pause) Object.assign(pause, { isOver: true });
    else notLater(id);
  };
  Object.assign(window, { setTimeout: pausing, clearTimeout: givingUp });
});

afterEach(() => {
  Object.assign(window, { setTimeout: later, clearTimeout: notLater });
});

/** How long a state may take to come up, in milliseconds, before the test has failed. Machines that build are slow. */
const patience = 5_000;

beforeEach(function () {
  this.currentTest?.timeout(2 * patience);
});

afterEach(async () => {
  for (const modal of inUse) await modal.end();
  inUse.clear();
  const reasons = rejections.splice(0).map(String);
  expect(reasons, 'promises that were rejected and not looked after').to.deep.equal([]);
});

const rejections: unknown[] = [];
addEventListener('unhandledrejection', ({ reason }) => rejections.push(reason));

/** Uses an element with a modal the way a person and a page do. */
export class ModalHarness<Details extends object, Host extends LitElement, Service extends WatchedService> {
  readonly element: Host;
  readonly service: Service;
  /** All documented events in the order in which the page heard them. */
  readonly events: HeardEvent<keyof Details>[] = [];
  /** What stands around the element. */
  readonly page: HTMLElement = document.createElement('main');
  readonly #watchers = new Set<() => void>();
  readonly #say: (english: string) => string;

  constructor({ element, service, codes, spanish, opener, settings = {} }: ModalSetup<Details, Host, Service>) {
    this.element = element;
    this.service = service;
    this.#say = settings.lang === 'es' ? spanish : (english) => english;
    service.onCall = this.#look;
    for (const code of codes) {
      element.addEventListener(code, (event) => {
        const { detail } = event as CustomEvent<unknown>;
        this.events.push({ code, detail, heading: this.heading });
        this.#look();
      });
    }
    for (const [name, value] of Object.entries({
      ...settings.attributes,
      ...(settings.lang && { lang: settings.lang }),
    })) {
      element.setAttribute(name, value);
    }
    const button = document.createElement('button');
    button.textContent = opener;
    this.page.append(button);
    document.body.append(this.page);
    button.focus();
    this.page.append(element);
    inUse.add(this);
  }

  // --- What is on the screen

  get isOpen(): boolean {
    return this.#modal?.matches(':modal') ?? false;
  }

  /** The button of the page that the focus was on. */
  get opener(): HTMLButtonElement {
    const opener = this.page.querySelector('button');
    if (!opener) throw new Error('The page has lost its button.');
    return opener;
  }

  get hasForm(): boolean {
    return this.#modal !== null && shown(this.#modal, 'form').length > 0;
  }

  /** The question whether to leave stands before everything else. */
  get isAsking(): boolean {
    return this.#question?.open ?? false;
  }

  /** The name of the dialog that is in front; empty where none is open. */
  get heading(): string {
    const top = this.#top;
    return top ? accessibleName(top) : '';
  }

  /** All that can be read in the dialog in front, as one line. */
  get screen(): string {
    return plain(this.#top?.innerText ?? '');
  }

  /** What a screen reader is told without moving to it. */
  get status(): string {
    return plain(this.#modal?.querySelector('[role="status"]')?.textContent ?? '');
  }

  /** Every text in the element's own tree, seen or only heard. */
  get texts(): string[] {
    return textsIn(this.#root);
  }

  /** The kinds of elements in the element's own tree. */
  get tags(): Set<string> {
    return new Set(Array.from(this.#root.querySelectorAll('*'), ({ localName }) => localName));
  }

  /** The names of the attributes in the element's own tree. */
  get attributeNames(): Set<string> {
    return new Set(Array.from(this.#root.querySelectorAll('*')).flatMap((element) => element.getAttributeNames()));
  }

  /** How many elements there are in the element's own tree. */
  get size(): number {
    return this.#root.querySelectorAll('*').length;
  }

  /** What a screen reader finds in the dialog in front, one line for each thing. */
  get outline(): string[] {
    return this.#top ? outline(this.#top) : [];
  }

  /** The dialog looks as the library wants it to, not as the browser does by itself. */
  get isStyled(): boolean {
    return this.#top !== undefined && getComputedStyle(this.#top).padding === '0px';
  }

  /** What sticks out of the screen at its sides, or out of the dialog in front, and would have to be scrolled to. */
  get beyondTheEdge(): string[] {
    const top = this.#top;
    if (!top) throw new Error('There is no dialog on the screen.');
    const edge = top.getBoundingClientRect();
    const [left, right] = [Math.max(edge.left, 0), Math.min(edge.right, document.documentElement.clientWidth)];
    return [top, ...shown(top, '*')]
      .map((element) => ({ element, place: element.getBoundingClientRect() }))
      .filter(({ place }) => place.width > 1 && (place.left < left - 1 || place.right > right + 1))
      .map(({ element, place }) => `${element.localName} “${plain(element.textContent)}” ${place.left}–${place.right}`);
  }

  /** How each text finds its direction; `plaintext` is by itself, whatever stands beside it. */
  get directions(): string[] {
    const top = this.#top;
    return top ? [...new Set(shown(top, '*').map((element) => getComputedStyle(element).unicodeBidi))] : [];
  }

  /** The language that the dialog is read in. */
  get language(): string {
    return this.#modal?.lang ?? '';
  }

  /** The element and its own tree, texts and attributes, without what stands in the inputs. */
  get markup(): string {
    return `${this.element.outerHTML}\n${this.#root.innerHTML}`;
  }

  /** The whole rendered tree as markup, with what stands in the inputs. */
  get rendered(): string {
    return [this.markup, ...Array.from(this.#root.querySelectorAll('input'), ({ value }) => value)].join('\n');
  }

  /** The names of what can be pressed. */
  get buttons(): string[] {
    return this.#inTop('button').map(accessibleName);
  }

  /** The names of the text inputs, in their order. */
  get fields(): string[] {
    return this.#inTop('input[type="text"]').map(accessibleName);
  }

  /** The choices of the group of that name. */
  choices(group: string): string[] {
    return shown(this.#group(group), 'input').map(accessibleName);
  }

  /** The names of the groups of choices. */
  get groups(): string[] {
    return this.#inTop('fieldset').map(accessibleName);
  }

  isChosen(choice: string): boolean {
    return this.#choice(choice).checked;
  }

  /** What stands in the field. */
  value(label: string): string {
    return this.#field(label).value;
  }

  caret(label: string): number | null {
    return this.#field(label).selectionStart;
  }

  /** An attribute of the field, for what browsers and password managers read. */
  attribute(label: string, name: string): string | null {
    return this.#field(label).getAttribute(name);
  }

  /** What is read after the name of a field or of a group of choices. */
  description(label: string): string {
    return accessibleDescription(this.#labelled(label));
  }

  /** What is wrong at a field or a group of choices, or nothing. */
  error(label: string): string {
    const input = this.#labelled(label);
    const id = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .find((it) => it.endsWith('-error'));
    const text = plain(id === undefined ? '' : (this.#root.getElementById(id)?.textContent ?? ''));
    expect(input.getAttribute('aria-invalid'), `aria-invalid of ${label}`).to.equal(text === '' ? null : 'true');
    return text;
  }

  /** The list of problems at the top: everything in it, and its links. */
  get summary(): { readonly text: string; readonly links: string[] } | undefined {
    const heading = this.#say('There is a problem');
    const summary = this.#inTop('[role="group"]').find((group) => accessibleName(group) === heading);
    return summary && { text: plain(summary.textContent), links: shown(summary, 'a').map(accessibleName) };
  }

  /** The lines of terms and descriptions, such as the total. */
  get lines(): Record<string, string> {
    const terms = this.#inTop('dt');
    return Object.fromEntries(
      terms.map((it) => [plain(it.textContent), plain(it.nextElementSibling?.textContent ?? '')]),
    );
  }

  /**
   * What a screen reader finds in the table of that name, by roles alone: its headers, then its rows, each with its own
   * header first.
   */
  table(name: string): string[][] {
    const table = named(this.#inTop('[role="table"]'), this.#say(name), 'table');
    return shown(table, '[role="row"]').map((row) =>
      shown<HTMLElement>(row, '[role$="header"], [role="cell"]').map((cell, index) => {
        const role = cell.getAttribute('role');
        const expected = row.querySelector('[role="cell"]') ? (index === 0 ? 'rowheader' : 'cell') : 'columnheader';
        expect(role, `role of “${cell.innerText}”`).to.equal(expected);
        return plain(cell.innerText);
      }),
    );
  }

  /** The points of the list under a heading. */
  list(heading: string): string[] {
    const section = named(this.#inTop('section'), this.#say(heading), 'section');
    return shown(section, 'li').map(({ textContent }) => plain(textContent));
  }

  /** The text under a heading, such as an authorization, to the letter. */
  section(heading: string): string {
    const section = named(this.#inTop('section'), this.#say(heading), 'section');
    return section.querySelector('p')?.textContent ?? '';
  }

  /** The name of what has the focus: in the modal, or on the page around it. */
  get focused(): string {
    const focused = focusedElement();
    if (!focused || focused === document.body) return '';
    return accessibleName(focused);
  }

  /** Whether what has the focus can be seen: on the screen, and not scrolled out of the dialog. */
  get isFocusInView(): boolean {
    const place = focusedElement()?.getBoundingClientRect();
    const edge = this.#top?.getBoundingClientRect();
    if (!place || !edge) return false;
    const bottom = Math.min(edge.bottom, innerHeight);
    return place.height > 0 && place.top >= Math.max(edge.top, 0) - 1 && place.bottom <= bottom + 1;
  }

  get eventCodes(): (keyof Details)[] {
    return this.events.map(({ code }) => code);
  }

  /** What came with the event, of which there has to be exactly one. */
  detail<Code extends keyof Details>(code: Code): Details[Code] {
    const heard = this.events.filter((event) => event.code === code);
    expect(heard, `events ${String(code)}`).to.have.length(1);
    return heard[0]?.detail as Details[Code];
  }

  // --- What the person does

  /** Puts a text into a field at once, as autofill does. */
  async fill(label: string, text: string): Promise<void> {
    const field = this.#field(label);
    field.focus();
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.element.updateComplete;
  }

  /** Puts texts into fields by their labels; an empty one leaves a field as it is. */
  async fillAll(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      if (text !== '') await this.fill(label, text);
    }
  }

  /** Types with real keys into a field, behind what stands in it. */
  async type(label: string, text: string): Promise<void> {
    this.placeCaret(label, this.value(label).length);
    await this.keys(text);
  }

  /** Puts the caret behind so many characters, or selects from one place to another. */
  placeCaret(label: string, start: number, end = start): void {
    const field = this.#field(label);
    field.focus();
    field.setSelectionRange(start, end);
  }

  /** Types with real keys wherever the focus is. */
  async keys(text: string): Promise<void> {
    await sendKeys({ type: text });
    await this.element.updateComplete;
  }

  /** Presses one real key, such as `Escape`, so many times. */
  async key(key: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count++) await sendKeys({ press: key });
    await this.element.updateComplete;
  }

  /** Presses a real key together with Control or Shift. */
  async shortcut(modifier: 'Control' | 'Shift', key: string): Promise<void> {
    await sendKeys({ down: modifier });
    await sendKeys({ press: key });
    await sendKeys({ up: modifier });
    await this.element.updateComplete;
  }

  /** Copies the text somewhere and pastes it over what stands in the field. */
  async paste(label: string, text: string): Promise<void> {
    const field = this.#field(label);
    // The tests that run beside this one have the same clipboard: what they have put there is not ours.
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

  /** Chooses a radio button, or turns a check box on or off. */
  async choose(choice: string): Promise<void> {
    const input = this.#choice(choice);
    input.focus();
    input.click();
    await this.element.updateComplete;
  }

  /** Presses a button or follows a link, more than once where the person is in a hurry. */
  async press(name: string, times = 1): Promise<void> {
    const button = named(this.#inTop('button, a[href]'), this.#say(name), 'button');
    for (let count = 0; count < times; count++) button.click();
    await this.element.updateComplete;
  }

  /** Presses the close button. */
  async close(): Promise<void> {
    await this.press('Close');
  }

  /** Does something that closes the dialog, and waits until the browser has told the element so. */
  async untilClosed(leave: () => Promise<void>): Promise<void> {
    const dialog = this.#modal;
    if (!dialog) throw new Error('There is no dialog on the screen.');
    const closed = oneEvent(dialog, 'close');
    await leave();
    await closed;
    await this.element.updateComplete;
  }

  /** Closes the dialog behind the element's back, as browsers do where a page has prevented that too often. */
  async forceClose(): Promise<void> {
    await this.untilClosed(() => {
      this.#modal?.close();
      return Promise.resolve();
    });
  }

  /** The way back of a phone, or the browser's own wish to close a dialog. */
  async goBack(): Promise<void> {
    this.#top?.requestClose();
    await this.element.updateComplete;
  }

  /** A text of the modal in the language that it speaks. */
  protected said(english: string): string {
    return this.#say(english);
  }

  /** Presses the button that leads to a review, and waits for the button that begins with this name. */
  protected async goOn(button: string, next: string): Promise<void> {
    const wanted = `${this.#say(next)} `;
    await this.press(button);
    await this.until(() => this.buttons.some((name) => `${name} `.startsWith(wanted)), 'it can be reviewed');
    await this.element.updateComplete;
  }

  /** Asks the service now what became of a lost submission, so many times, and waits for each answer. */
  async askNow(times = 1): Promise<void> {
    for (let count = 0; count < times; count++) {
      const { length } = this.service.calls;
      await this.press('Check now');
      await this.until(() => this.service.calls.length > length, 'the service is asked');
      await this.rest();
    }
  }

  /** Takes the page away. A payment that is on its way would hold it back, and the run with it, so that ends first. */
  async end(): Promise<void> {
    this.service.refuseAll();
    await this.rest();
    if (this.buttons.includes(this.#say('Check now'))) await this.press('Check now');
    await this.rest();
    this.page.remove();
    this.element.remove();
    await this.rest();
  }

  // --- Waiting for a state

  /** Lets what is under way come to its end, to see that nothing happened. */
  async rest(): Promise<void> {
    await aTimeout(0);
    await this.element.updateComplete;
  }

  /** Waits until the dialog in front has this heading. */
  async shows(heading: string): Promise<void> {
    const wanted = this.#say(heading);
    await this.until(() => this.heading === wanted, `“${wanted}” is on the screen`);
    await this.element.updateComplete;
  }

  /** Waits until the event has been heard, if it has not been already. */
  async hears(code: keyof Details): Promise<void> {
    await this.until(() => this.eventCodes.includes(code), `${String(code)} is heard`);
    await this.element.updateComplete;
  }

  /** Waits until something holds, looking whenever the screen changes, an event is heard or the service is called. */
  async until(condition: () => boolean, description: string): Promise<void> {
    if (condition()) return;
    const observer = new MutationObserver(this.#look);
    observer.observe(this.#root, { subtree: true, childList: true, attributes: true, characterData: true });
    let timer = 0;
    let watcher: (() => void) | undefined;
    await new Promise<void>((resolve, reject) => {
      watcher = () => {
        if (condition()) resolve();
      };
      this.#watchers.add(watcher);
      timer = later(() => {
        const heard = this.eventCodes.join(', ');
        reject(new Error(`Waited in vain until ${description}. The screen: “${this.screen}”. The events: ${heard}.`));
      }, patience);
    }).finally(() => {
      clearTimeout(timer);
      observer.disconnect();
      if (watcher) this.#watchers.delete(watcher);
    });
  }

  // --- Where all this is found. The only place that looks into the element.

  get #root(): ShadowRoot {
    const { shadowRoot } = this.element;
    if (!shadowRoot) throw new Error('The element has not been rendered yet.');
    return shadowRoot;
  }

  get #modal(): HTMLDialogElement | null {
    return this.#root.querySelector<HTMLDialogElement>('dialog');
  }

  get #question(): HTMLDialogElement | null {
    return this.#root.querySelector<HTMLDialogElement>('[role="alertdialog"]');
  }

  /** The dialog in front of everything else. */
  get #top(): HTMLDialogElement | undefined {
    return [this.#question, this.#modal].find((dialog): dialog is HTMLDialogElement => dialog?.open ?? false);
  }

  readonly #look = (): void => {
    for (const watcher of this.#watchers) watcher();
  };

  #inTop<Found extends Element = HTMLElement>(selector: string): Found[] {
    return this.#top ? shown<Found>(this.#top, selector) : [];
  }

  #field(label: string): HTMLInputElement {
    return named(this.#inTop<HTMLInputElement>('input[type="text"]'), this.#say(label), 'text field');
  }

  #group(name: string): HTMLFieldSetElement {
    return named(this.#inTop<HTMLFieldSetElement>('fieldset'), this.#say(name), 'group');
  }

  #choice(name: string): HTMLInputElement {
    return named(this.#inTop<HTMLInputElement>('[type="radio"], [type="checkbox"]'), this.#say(name), 'choice');
  }

  #labelled(label: string): Element {
    return named(this.#inTop('input[type="text"], fieldset'), this.#say(label), 'field');
  }

  async #copy(text: string): Promise<void> {
    const source = document.createElement('textarea');
    this.#top?.append(source);
    source.value = text;
    source.select();
    await this.shortcut('Control', 'c');
    source.remove();
  }
}
