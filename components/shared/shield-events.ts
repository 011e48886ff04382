const keyEvents = ['keydown', 'keypress', 'keyup'];

/** Those of a text that is typed. */
const typingEvents = [
  ...keyEvents,
  ...['beforeinput', 'input', 'paste'],
  ...['compositionstart', 'compositionupdate', 'compositionend'],
];

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
    } else if (isModal) stopKey(event);
  };
  return listenTo([window, protect, inputEvents, true], [root, stop, isModal ? inputEvents : typingEvents, false]);
}

/** The same for a root with nothing in it but a frame: of what happens in that, the page hears that the focus goes there. */
export function shieldFrame(root: Node): () => void {
  return listenTo([window, stopKey, keyEvents, true], [root, stop, [...keyEvents, 'focusin', 'focusout'], false]);
}

/** After a click on plain text nothing has the focus, and the page would hear the keys. */
function stopKey(event: Event): void {
  const { type, target } = event;
  if (type.startsWith('key') && [document.body, document.documentElement].includes(target as never))
    event.stopImmediatePropagation();
}

function stop(event: Event): void {
  event.stopPropagation();
}

type Listening = readonly [target: EventTarget, listener: EventListener, types: readonly string[], capture: boolean];

/** @returns what ends it. */
function listenTo(...listenings: readonly Listening[]): () => void {
  const onEach = (method: 'addEventListener' | 'removeEventListener'): void =>
    listenings.forEach(([target, listener, types, capture]) =>
      types.forEach((type) => target[method](type, listener, capture)),
    );
  onEach('addEventListener');
  return () => onEach('removeEventListener');
}
