import { eventPath } from './event-path.ts';

/** Those of a text that is typed. */
const typingEvents = ['keydown', 'keypress', 'keyup', 'input', 'paste'];

/**
 * What a person does in the modal is no business of the page: not of its hotkeys, nor of other dialog libraries, which
 * close themselves on Escape or fetch the focus back. That the pointer moves they may hear, for pages that log out whom
 * they take for absent.
 */
const inputEvents = [
  ...typingEvents,
  ...['focusin', 'focusout'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
];

/**
 * Keeps the page from the modal and the modal from the page while it is on the screen. What the page sets later is
 * answered once, not for ever: two that set each other right would never come to an end.
 *
 * @param onHidden Called when the page has hidden what the modal stands in: nobody sees it, and nothing else can be clicked.
 * @returns what ends it.
 */
export function holdPage(dialog: HTMLDialogElement, onHidden: () => void): () => void {
  const root = dialog.getRootNode();
  const place = eventPath(root).filter((node) => node instanceof Element);

  const endShielding = shieldEvents(root, true);

  // Set on all but themselves by other dialog libraries. They take it away again, which does no harm.
  const hidden = new WeakSet<Element>();
  const uncover = (): void =>
    place.forEach((element) => {
      if (hidden.has(element) || element.getAttribute('aria-hidden') !== 'true') return;
      hidden.add(element);
      element.removeAttribute('aria-hidden');
    });
  const marks = new MutationObserver(uncover);
  place.forEach((element) => marks.observe(element, { attributeFilter: ['aria-hidden'] }));
  uncover();

  const sight = new ResizeObserver(() => {
    if (dialog.open && !dialog.checkVisibility()) onHidden();
  });
  sight.observe(dialog);

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stillPage());
  document.adoptedStyleSheets.push(sheet);

  return () => {
    endShielding();
    marks.disconnect();
    sight.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Holds the page where it is scrolled to, and keeps the place of its scrollbar. */
function stillPage(): string {
  const root = document.documentElement;
  // The window takes the overflow of the body, unless the root has one of its own.
  const scrolls = getComputedStyle(root).overflow === 'visible' ? 'body' : ':root';
  const gutter = innerWidth > root.clientWidth ? ':root { scrollbar-gutter: stable !important }' : '';
  // As good as `hidden` for the window; tools that look for what is cut off, such as axe, are not led to think that the modal is.
  return `@media screen { ${scrolls} { overflow: clip !important } ${gutter} }`;
}

/**
 * Keeps what is typed within the element, and has all that is typed and pressed in it arrive.
 *
 * @param isModal Nor is it for the page that something was pressed; and no key is, wherever that goes.
 * @returns what ends it.
 */
export function shieldEvents(root: Node, isModal: boolean): () => void {
  // Stands before a method of an event: it does nothing before that has reached the modal.
  const shield = (name: 'preventDefault' | 'stopPropagation' | 'stopImmediatePropagation') =>
    function (this: Event): void {
      if (this.currentTarget instanceof Node && root.contains(this.currentTarget)) Event.prototype[name].call(this);
    };
  const preventDefault = shield('preventDefault');
  const stopPropagation = shield('stopPropagation');
  const stopImmediatePropagation = shield('stopImmediatePropagation');

  // On their way in, traps for the focus and scripts that forbid pasting take keys and clicks away from all but themselves.
  const protect = (event: Event): void => {
    if (event.composedPath().includes(root)) {
      // One by one: `Object.assign` took a tenth of all that is done at a key.
      event.preventDefault = preventDefault;
      event.stopPropagation = stopPropagation;
      event.stopImmediatePropagation = stopImmediatePropagation;
    }
    // After a click on plain text nothing has the focus, and the page would hear the keys.
    else if (
      isModal &&
      event.type.startsWith('key') &&
      [document.body, document.documentElement].includes(event.target as never)
    )
      event.stopImmediatePropagation();
  };
  const stop = (event: Event): void => event.stopPropagation();
  const listeners: readonly [EventTarget, EventListener, types: readonly string[], capture: boolean][] = [
    [window, protect, inputEvents, true],
    [root, stop, isModal ? inputEvents : typingEvents, false],
  ];
  const onEach = (method: 'addEventListener' | 'removeEventListener'): void =>
    listeners.forEach(([target, listener, types, capture]) =>
      types.forEach((type) => target[method](type, listener, capture)),
    );
  onEach('addEventListener');
  return () => onEach('removeEventListener');
}
