import type { JQueryLike } from './jquery-like.ts';
import { createRaiser, raiseThrough } from './raise.ts';
import type { ModalOffer } from './shared-page.ts';

/** jQuery's hook for handlers that are added for an event type. */
interface SpecialEvent {
  readonly add: (this: unknown, handler: { namespace: string }) => void;
}

export interface Announcement {
  /** Raises the event soon, and once for all copies that a page loads together. */
  readonly announce: () => void;
  /** Announces the modal to the handlers of a jQuery, including handlers that are added later, like `$(fn)`. */
  readonly listen: ($: JQueryLike) => void;
}

export function createAnnouncement(
  name: string,
  modals: readonly ModalOffer[],
  jQuerys: readonly JQueryLike[],
): Announcement {
  const code = `${name}.load`;
  let isPending = false;
  let announcedModals = 0;

  return {
    announce() {
      isPending = true;
      whenPageIsReady(() => {
        if (!isPending) return;
        isPending = false;
        // jQuery handlers receive the event again only if a modal was added since.
        const newJQuerys = modals.length > announcedModals ? jQuerys : [];
        announcedModals = modals.length;
        createRaiser(newJQuerys)([document], code, null);
      });
    },

    listen($) {
      const special = $.event.special as Record<string, SpecialEvent | undefined>;
      if (special[name]) return;
      special[name] = {
        add(handler) {
          const { namespace } = handler;
          if (!announcedModals || this !== document || !/\bload\b/.test(namespace)) return;
          setTimeout(() => {
            // With a unique namespace, which sorts last, jQuery calls only this handler, unless the page has removed
            // it.
            handler.namespace += '.~';
            raiseThrough($, document, `${code}.~`, []);
            handler.namespace = namespace;
          });
        },
      };
      if (announcedModals) raiseThrough($, document, code, []);
    },
  };
}

/** Runs after the page's scripts and its `$(fn)` handlers. Some pages hold `$(fn)` back until the plugin is ready. */
function whenPageIsReady(action: () => void): void {
  // jQuery uses at most this many timers. Each here is as long as its longest.
  let timers = 3;
  const wait = (): void => {
    setTimeout(timers-- > 0 ? wait : action, 1);
  };
  // Deprecated, but supported by every browser.
  const { timing } = performance as unknown as { readonly timing: { readonly domContentLoadedEventStart: number } };
  // Deferred scripts run before `DOMContentLoaded`, and asynchronous ones perhaps after it, but before `complete`.
  if (document.readyState === 'complete' || timing.domContentLoadedEventStart) wait();
  else ['DOMContentLoaded', 'load'].forEach((type) => window.addEventListener(type, wait));
}
