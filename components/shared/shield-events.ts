const keyEvents = ['keydown', 'keypress', 'keyup'];

const typingEvents = [
  ...keyEvents,
  ...['beforeinput', 'input', 'paste', 'compositionstart', 'compositionupdate', 'compositionend'],
];

/**
 * The events that stay in the modal. Otherwise the page's hotkeys would run, and other dialog libraries would close on
 * Escape or take the focus back. Pointer moves reach the page, so that its idle timers keep working.
 */
const inputEvents = [
  ...typingEvents,
  ...['focusin', 'focusout'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
];

/**
 * Keeps typed text in the element, and lets all keys and presses in it arrive.
 *
 * @param isModal Also keeps presses from the page, and keys that are pressed outside the modal.
 * @param onUse Called for keys, input and clicks, after the listeners in the element.
 * @returns a function that ends this.
 */
export function shieldEvents(root: Node, isModal: boolean, onUse: (event: Event) => void): () => void {
  // Replacements for methods of an event. They have no effect until the event has reached the modal. `Event` can be a
  // function of an old page.
  const shielded = (['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const).map((name) => {
    const method = function (this: Event): void {
      if (this.currentTarget instanceof Node && root.contains(this.currentTarget))
        CustomEvent.prototype[name].call(this);
    };
    return [name, method] as const;
  });

  // In the capture phase, focus traps and scripts that forbid pasting cancel keys and clicks.
  const protect = (event: Event): void => {
    // `composedPath` is slow, and needed only in the shadow root of another element.
    if (event.target !== (root as ShadowRoot).host && !event.composedPath().includes(root)) {
      if (isModal) stopKey(event);
    } else if (event.type === 'beforeinput' || (event as Partial<KeyboardEvent>).key?.length === 1) {
      // Characters are handled here. Password managers hear the other keys.
      event.stopImmediatePropagation();
      if (event.type === 'keydown') onUse(event);
    } else for (const [name, method] of shielded) event[name] = method;
  };
  const keep = (event: Event): void => {
    const isTyping = typingEvents.includes(event.type);
    if (isTyping || event.type === 'click') onUse(event);
    if (isTyping || isModal) event.stopPropagation();
  };
  return listenTo([window, protect, inputEvents, true], [root, keep, inputEvents, false]);
}

/** The same for a root that contains only a frame. Outside the frame, only its focus events occur. */
export function shieldFrame(root: Node): () => void {
  return listenTo([window, stopKey, keyEvents, true], [root, stop, [...keyEvents, 'focusin', 'focusout'], false]);
}

/** After a click on plain text, nothing has the focus and the page would receive the keys. */
function stopKey(event: Event): void {
  const { type, target } = event;
  if (keyEvents.includes(type) && [document.body, document.documentElement].includes(target as never))
    event.stopImmediatePropagation();
}

function stop(event: Event): void {
  event.stopPropagation();
}

type Listening = readonly [target: EventTarget, listener: EventListener, types: readonly string[], capture: boolean];

/** @returns a function that ends this. */
function listenTo(...listenings: readonly Listening[]): () => void {
  const onEach = (method: 'addEventListener' | 'removeEventListener'): void =>
    listenings.forEach(([target, listener, types, capture]) =>
      types.forEach((type) => target[method](type, listener, capture)),
    );
  onEach('addEventListener');
  return () => onEach('removeEventListener');
}
