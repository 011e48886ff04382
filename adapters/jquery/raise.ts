import { eventNames, type Raiser } from '../../components/shared/event-path.ts';
import type { JQueryLike } from './jquery-like.ts';

/** Raises events through each jQuery and natively. All events of the adapter go through here. */
export function createRaiser(jQuerys: readonly JQueryLike[]): Raiser {
  return (targets, code, detail, isOnlyHere) => {
    // The documented `unload` has no data. Its reason is for native listeners only.
    const data = detail === null || /un?load$/.test(code) ? [] : [detail];
    // Like native events, all bubble except `load`: only the script's own `load` reaches the document.
    const bubbles = !isOnlyHere && !/\.load\b/.test(code);
    targets.forEach((target, index) => {
      jQuerys.forEach(($) => raiseThrough($, target, code, data, bubbles));
      // One native `load` is enough for all targets, because capture listeners around them receive each event.
      if (bubbles || !index)
        eventNames(code).forEach((name) =>
          target.dispatchEvent(nativeEvent(name, detail, bubbles || targets.length > 1)),
        );
    });
  };
}

/**
 * Raises an event through a jQuery, which reads the dot as a namespace and ignores native events.
 * A handler that throws stops only the later handlers of the same jQuery.
 */
export function raiseThrough($: JQueryLike, target: Node, code: string, data: unknown[], bubbles?: boolean): void {
  try {
    $(target)[bubbles ? 'trigger' : 'triggerHandler'](code, data);
  } catch (error) {
    // Rethrow as an uncaught error, so that the page's error reporting receives it.
    setTimeout(() => {
      throw error;
    });
  }
}

function nativeEvent(code: string, detail: unknown, bubbles: boolean): Event {
  if (typeof CustomEvent === 'function') return new CustomEvent(code, { bubbles, composed: true, detail });
  // Unsupported browsers, which only get an error event, lack the constructor.
  const event = document.createEvent('CustomEvent');
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  event.initCustomEvent(code, true, false, detail);
  return event;
}
