import { nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focusedElement, plain, shown } from './accessibility-tree.ts';
import { afterTest } from './replace.ts';

/* Finds texts that cannot be read and controls that cannot be hit. */

const usual = { width: innerWidth, height: innerHeight };

/** Changes the size of the window until the end of the test. */
export async function resize(width: number, height: number): Promise<void> {
  afterTest(() => setViewport(usual));
  await setViewport({ width, height });
}

/** Waits until the modal knows whether all of it has to scroll, which takes three frames. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await nextFrame();
}

export function addStyle(modal: { readonly element: HTMLElement } | undefined, style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  modal?.element.shadowRoot?.adoptedStyleSheets.push(sheet);
}

export function isFocusInSight(): boolean {
  const element = focusedElement();
  if (!element) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot;
  const hit = root.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
}

/** Content for screen readers only is a box of one pixel. */
function isOnlyHeard(element: Element): boolean {
  const part = element.closest('.status, thead');
  return part !== null && getComputedStyle(part).clipPath !== 'none';
}

export function linesIn(root: Element) {
  const lines: { readonly text: string; readonly node: Text; readonly place: DOMRect }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    const text = plain(node.nodeValue ?? '');
    if (text === '' || !parentElement) continue;
    if (!parentElement.checkVisibility({ visibilityProperty: true }) || isOnlyHeard(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const place of range.getClientRects()) {
      if (place.width > 1 && place.height > 1) lines.push({ text, node: node as Text, place });
    }
  }
  return lines;
}

type Lines = ReturnType<typeof linesIn>;

export function linesOf(element: Element | undefined): string[] {
  const lines: string[] = [];
  let top = -Infinity;
  const walker = document.createTreeWalker(element ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode() as Text) {
    Array.from(node.data).forEach((letter, index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const place = range.getBoundingClientRect();
      if (place.width === 0) return;
      if (place.top > top + tolerance) lines.push('');
      top = place.top;
      lines.push((lines.pop() ?? '') + letter);
    });
  }
  return lines;
}

/** How far a line may overflow before letters are cut off: lines are higher than their letters. */
const tolerance = 3;

function isWithin(inner: DOMRect, outer: DOMRect): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.bottom <= outer.bottom + tolerance
  );
}

/** Texts that are cut off, or stick out of the box that they belong to; hints for which an input is too narrow. */
export function clippedIn(root: Element, lines: Lines): string[] {
  const cut = lines.filter(({ node, place }) => {
    for (let box = node.parentElement; box && box !== root; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      const cuts = overflowX === 'hidden' || overflowX === 'clip';
      if ((cuts || box.matches('button, .choice, .summary, .lines')) && !isWithin(place, box.getBoundingClientRect()))
        return true;
    }
    return false;
  });
  const hints = shown<HTMLInputElement>(root, 'input[placeholder]').filter((input) => {
    const style = getComputedStyle(input);
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (!pen || input.value !== '') return false;
    pen.font = getComputedStyle(input, '::placeholder').font;
    pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return pen.measureText(input.placeholder).width > room + 1;
  });
  return [...cut.map(({ text }) => text), ...hints.map(({ placeholder }) => placeholder)];
}

export function overlappingIn(lines: Lines): string[] {
  const layers = lines.map(({ node }) => node.parentElement?.closest('.actions, .header'));
  const pairs: string[] = [];
  lines.forEach((one, index) => {
    for (const [at, other] of lines.entries()) {
      if (at <= index || one.node === other.node || layers[at] !== layers[index]) continue;
      const across = Math.min(one.place.right, other.place.right) - Math.max(one.place.left, other.place.left);
      const down = Math.min(one.place.bottom, other.place.bottom) - Math.max(one.place.top, other.place.top);
      if (across > 1 && down > tolerance) pairs.push(`“${one.text}” over “${other.text}”`);
    }
  });
  return pairs;
}

/** Words and dates, whose words no-break spaces hold together, that break although a line has room for them. */
export function brokenIn(lines: Lines): string[] {
  const nodes = lines.map(({ node }) => node);
  // Only a text of several lines has a broken word.
  const wrapped = new Set(nodes.filter((node, index) => nodes.indexOf(node) !== index));
  return [...wrapped].flatMap((node) => {
    const { parentElement } = node;
    const box = parentElement?.closest('.lines > div') ?? boxOf(parentElement);
    const words = [...node.data.matchAll(/[^ \n-]+/g)];
    return words
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const places = [...range.getClientRects()];
        const top = places[0]?.top ?? 0;
        const width = places.reduce((sum, place) => sum + place.width, 0);
        return places.some((place) => place.top > top + tolerance) && width < roomIn(box);
      })
      .map(([word]) => `${word} is broken`);
  });
}

/** Zero if the text has a column of its own, whose width is not known. */
function roomIn(box: Element | null): number {
  if (!box) return 0;
  const { display, paddingLeft, paddingRight } = getComputedStyle(box);
  if (display === 'grid' && !box.matches('.lines > div')) return 0;
  return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}

function boxOf(element: Element | null): Element | null {
  return element && getComputedStyle(element).display === 'inline' ? boxOf(element.parentElement) : element;
}

/** Controls smaller than a finger needs: 44 pixels, or 24 for a link or a choice. */
export function smallTargetsIn(root: Element): string[] {
  return shown<HTMLElement>(root, 'button, input, a[href]')
    .map((target) => {
      const hit = target.closest('label') ?? target;
      const { width, height } = hit.getBoundingClientRect();
      const least = target.matches('button, [type="text"]') ? 44 : 24;
      return { target, width, height, least };
    })
    .filter(({ width, height, least }) => Math.min(width, height) < least - 0.5)
    .map(
      ({ target, width, height }) =>
        `${target.localName} “${plain(target.textContent || target.id)}” ${width} x ${height}`,
    );
}

export function iconsIn(root: Element): number[] {
  return shown(root, 'svg').map((icon) => icon.getBoundingClientRect().width);
}
