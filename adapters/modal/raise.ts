import type { JQueryLike } from './jquery-like.ts';

/** What an adapter leaves on an event that jQuery has been told of. */
interface Told extends Event {
  paymentModalsTold?: true;
}

/** Notes that jQuery has been told of an event, which may yet come by an element that adapters listen to. */
export function markDelivered(event: Told): Event {
  event.paymentModalsTold = true;
  return event;
}

export function isDelivered(event: Told): boolean {
  return !!event.paymentModalsTold;
}

/** Raises natively what jQuery has been told of, for listeners on the target and all around it. */
export function raiseNative(target: EventTarget, code: string, detail: unknown): void {
  target.dispatchEvent(markDelivered(nativeEvent(code, detail)));
}

function nativeEvent(code: string, detail: unknown): Event {
  if (typeof CustomEvent === 'function') return new CustomEvent(code, { bubbles: true, composed: true, detail });
  // A browser so old that an error event is all it gets has no constructor for it.
  const event = document.createEvent('CustomEvent');
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  event.initCustomEvent(code, true, false, detail);
  return event;
}

/**
 * Raises an event through a jQuery. It reads the dot as a namespace and sees nothing of native events.
 *
 * A handler that throws stops the later handlers of its own jQuery and nothing else: neither the other jQuerys nor the
 * modal, out of whose work the event comes.
 */
export function raiseThrough($: JQueryLike, target: Element | Document, code: string, data: unknown[]): void {
  try {
    $(target).trigger(code, data);
  } catch (error) {
    // As an uncaught error: the page's own error reporting sees it.
    setTimeout(() => {
      throw error;
    });
  }
}
