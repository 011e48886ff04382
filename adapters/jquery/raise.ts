import { eventNames, type Raiser } from '../../components/shared/event-path.ts';
import type { JQueryLike } from './jquery-like.ts';

/** Raises events through each of the jQuerys, and natively. Nothing else does. */
export function raiserThrough(jQuerys: readonly JQueryLike[]): Raiser {
  return (targets, code, detail) => {
    // The documented unload event carries nothing: its reason is for native listeners.
    const data = detail === null || /un?load$/.test(code) ? [] : [detail];
    // As native ones do, but for `load`: what the document hears is that of the script, and not each modal's own.
    const bubbles = !/\.load\b/.test(code);
    targets.forEach((target, index) => {
      jQuerys.forEach(($) => raiseThrough($, target, code, data, bubbles));
      // Natively one `load` is for all of them: a listener of the capture phase around them hears each that is raised.
      if (bubbles || !index)
        eventNames(code).forEach((name) =>
          target.dispatchEvent(nativeEvent(name, detail, bubbles || targets.length > 1)),
        );
    });
  };
}

/**
 * Raises an event through a jQuery. It reads the dot as a namespace and sees nothing of native events.
 *
 * A handler that throws stops the later handlers of its own jQuery and nothing else: neither the other jQuerys nor the
 * modal, out of whose work the event comes.
 */
export function raiseThrough($: JQueryLike, target: Node, code: string, data: unknown[], bubbles?: boolean): void {
  try {
    $(target)[bubbles ? 'trigger' : 'triggerHandler'](code, data);
  } catch (error) {
    // As an uncaught error: the page's own error reporting sees it.
    setTimeout(() => {
      throw error;
    });
  }
}

function nativeEvent(code: string, detail: unknown, bubbles: boolean): Event {
  if (typeof CustomEvent === 'function') return new CustomEvent(code, { bubbles, composed: true, detail });
  // A browser so old that an error event is all it gets has no constructor for it.
  const event = document.createEvent('CustomEvent');
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  event.initCustomEvent(code, true, false, detail);
  return event;
}
