import { expect } from '@open-wc/testing';
import {
  accessibleDescription,
  accessibleName,
  focusedElement,
  isA,
  named,
  outline,
  plain,
  shown,
  textsIn,
} from './accessibility-tree.ts';
import { isFramed, rendererOf, type Modal } from './framed.ts';

function present<Part>(part: Part | null | undefined): Part {
  if (!part) throw new Error('There is no dialog on the screen.');
  return part;
}

/** The visible and audible content of an element with a modal. Only this file looks into the element. */
export class Screen<Host extends Modal = Modal> {
  readonly element: Host;
  readonly page: HTMLElement = document.createElement('main');
  readonly opener: HTMLButtonElement = document.createElement('button');
  protected readonly say: (english: string) => string;

  /** Puts the element on a page behind one button, which has the focus. */
  constructor(element: Host, opener: string, say: (english: string) => string) {
    this.element = element;
    this.say = say;
    this.opener.textContent = opener;
    this.page.append(this.opener);
    document.body.append(this.page);
    this.opener.focus();
    this.page.append(element);
  }

  get isOpen(): boolean {
    return this.dialog?.matches(':modal, section') ?? false;
  }

  get isAsking(): boolean {
    return this.#question?.open ?? false;
  }

  get heading(): string {
    return this.top ? accessibleName(this.top) : '';
  }

  get screen(): string {
    return plain(this.top?.innerText ?? '');
  }

  get status(): string {
    return plain(this.statusAsWritten);
  }

  get statusAsWritten(): string {
    return this.dialog?.querySelector('[role="status"]')?.textContent ?? '';
  }

  get alert(): string {
    return plain(this.dialog?.querySelector('[role="alert"]')?.textContent ?? '');
  }

  get texts(): string[] {
    return textsIn(this.root);
  }

  get tags(): Set<string> {
    return new Set(Array.from(this.root.querySelectorAll('*'), ({ localName }) => localName));
  }

  get attributeNames(): Set<string> {
    return new Set(Array.from(this.root.querySelectorAll('*')).flatMap((element) => element.getAttributeNames()));
  }

  get outline(): string[] {
    return this.top ? outline(this.top) : [];
  }

  /** Elements that overflow the sides of the screen or of the dialog in front. */
  get overflowing(): string[] {
    const top = this.front;
    const edge = top.getBoundingClientRect();
    const [left, right] = [Math.max(edge.left, 0), Math.min(edge.right, document.documentElement.clientWidth)];
    return [top, ...shown(top, '*')]
      .map((element) => ({ element, place: element.getBoundingClientRect() }))
      .filter(({ place }) => place.width > 1 && (place.left < left - 1 || place.right > right + 1))
      .map(({ element, place }) => `${element.localName} “${plain(element.textContent)}” ${place.left}–${place.right}`);
  }

  get window(): HTMLElement {
    return present(this.dialog);
  }

  /** The dialog, or the question in front of it. */
  get front(): HTMLElement {
    return present(this.top);
  }

  /** The element and its own tree, texts and attributes, without the values of the inputs. */
  get markup(): string {
    return `${rendererOf(this.element)?.outerHTML ?? ''}\n${this.root.innerHTML}`;
  }

  get rendered(): string {
    return [this.markup, ...this.inputs.map(({ value }) => value)].join('\n');
  }

  get inputs(): HTMLInputElement[] {
    return Array.from(this.root.querySelectorAll('input'));
  }

  get buttons(): string[] {
    return this.inTop('button').map(accessibleName);
  }

  get primaryButtons(): HTMLElement[] {
    return this.inTop('.primary');
  }

  get fields(): string[] {
    return this.inTop('input[type="text"]').map(accessibleName);
  }

  get groups(): string[] {
    return this.inTop('fieldset').map(accessibleName);
  }

  choices(group: string): string[] {
    return shown(named(this.inTop('fieldset'), this.say(group), 'group'), 'input').map(accessibleName);
  }

  isChosen(choice: string): boolean {
    return this.choice(choice).checked;
  }

  value(label: string): string {
    return this.field(label).value;
  }

  get values(): Record<string, string> {
    return Object.fromEntries(this.fields.map((label) => [label, this.value(label)]));
  }

  /** The font, such as DejaVu Sans, is wider than most: an error may need one more line. */
  get hasWideFont(): boolean {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return false;
    context.font = `600 14px ${getComputedStyle(this.window).fontFamily}`;
    return context.measureText('Security code: digits only').width > 184;
  }

  get formHeight(): number {
    return this.inTop('form')[0]?.getBoundingClientRect().height ?? 0;
  }

  attribute(label: string, name: string): string | null {
    return this.field(label).getAttribute(name);
  }

  description(label: string): string {
    return accessibleDescription(this.#labelled(label));
  }

  error(label: string): string {
    const input = this.#labelled(label);
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const id = ids.find((it) => it.endsWith('-error'));
    const text = plain((id && this.root.getElementById(id)?.textContent) ?? '');
    expect(input.getAttribute('aria-invalid'), `aria-invalid of ${label}`).to.equal(text === '' ? null : 'true');
    return text;
  }

  get summary(): { readonly text: string; readonly links: string[] } | undefined {
    const [summary] = this.inTop('[part="error-summary"]');
    return summary && { text: plain(summary.textContent), links: shown(summary, 'a').map(accessibleName) };
  }

  get lines(): Record<string, string> {
    return Object.fromEntries(
      this.inTop('dt').map((it) => [plain(it.textContent), plain(it.nextElementSibling?.textContent ?? '')]),
    );
  }

  /** The table by its roles: the headers, then the rows, each with its own header first. */
  table(name: string): string[][] {
    const table = named(this.inTop('[role="table"]'), this.say(name), 'table');
    return shown(table, '[role="row"]').map((row) =>
      shown<HTMLElement>(row, '[role$="header"], [role="cell"]').map((cell, index) => {
        const role = cell.getAttribute('role');
        const expected = row.querySelector('[role="cell"]') ? (index === 0 ? 'rowheader' : 'cell') : 'columnheader';
        expect(role, `role of “${cell.innerText}”`).to.equal(expected);
        return plain(cell.innerText);
      }),
    );
  }

  section(heading: string): string {
    const section = named(this.inTop('section'), this.say(heading), 'section');
    return section.querySelector('p')?.textContent ?? '';
  }

  get focused(): string {
    const focused = focusedElement();
    return !focused || isA(focused, 'body') ? '' : accessibleName(focused);
  }

  /** The window in which the modal is: that of the page, or of the frame. */
  get view(): Window {
    return this.root.ownerDocument.defaultView ?? window;
  }

  get root(): ShadowRoot {
    const shadowRoot = rendererOf(this.element)?.shadowRoot;
    // The document in the frame is still to come.
    if (!shadowRoot && isFramed(this.element)) return document.createElement('div').attachShadow({ mode: 'open' });
    if (!shadowRoot) throw new Error('The element has not been rendered yet.');
    return shadowRoot;
  }

  protected get dialog(): HTMLElement | null {
    return this.root.querySelector<HTMLElement>('.modal');
  }

  get #question(): HTMLDialogElement | null {
    return this.root.querySelector<HTMLDialogElement>('[role="alertdialog"]');
  }

  protected get top(): HTMLElement | undefined {
    return [this.#question, this.dialog].find((it): it is HTMLElement => it?.matches('[open], section') ?? false);
  }

  protected inTop<Found extends Element = HTMLElement>(selector: string): Found[] {
    return this.top ? shown<Found>(this.top, selector) : [];
  }

  protected button(name: string): HTMLElement {
    return named(this.inTop('button, a[href]'), this.say(name), 'button');
  }

  field(label: string): HTMLInputElement {
    return named(this.inTop<HTMLInputElement>('input[type="text"]'), this.say(label), 'text field');
  }

  protected choice(name: string): HTMLInputElement {
    return named(this.inTop<HTMLInputElement>('[type="radio"], [type="checkbox"]'), this.say(name), 'choice');
  }

  #labelled(label: string): Element {
    return named(this.inTop('input[type="text"], fieldset'), this.say(label), 'field');
  }
}
