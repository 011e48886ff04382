import type { ElementPart } from './modal-part.ts';
import { isDelivered, raiseNative } from './raise.ts';
import type { Page } from './shared-page.ts';

/** What an adapter keeps on an element that it listens to: there every other adapter finds it. */
const mark = 'paymentModalsContainer';

type Marked = HTMLElement & { [mark]?: { container: Element | undefined } };

/**
 * Raises the events of an element on its container as well, however many adapters ask for it: through jQuery always,
 * natively where the element is no longer in the container.
 *
 * An element may be behind an outer container and an inner one, or behind itself. The innermost gets the events, and
 * from there they bubble.
 */
export function deliverTo(container: Element, element: Marked, part: ElementPart, page: Page): void {
  const marked = element[mark];
  if (marked) {
    const { container: present } = marked;
    if (!present?.contains(element) || present.contains(container)) marked.container = container;
    return;
  }
  element[mark] = { container };
  part.codes.forEach((code) =>
    element.addEventListener(code, (event) => {
      const target = element[mark]?.container;
      if (!target || event.target !== element || isDelivered(event)) return;
      page.trigger(target, code, dataOf(event, part));
      // The way of the event was settled before the handlers took anything away.
      if (event.composedPath().includes(target)) return;
      const { detail } = event as CustomEvent<unknown>;
      // The element need not see to it by itself.
      event.preventDefault();
      raiseNative(target, code, detail);
    }),
  );
}

/** Ends what {@link deliverTo} began. */
export function deliverNoMore(element: Marked): void {
  if (element[mark]) element[mark].container = undefined;
}

/**
 * What jQuery's handlers get behind the event. The documented unload event carries nothing: its reason is for native
 * listeners.
 */
export function dataOf(event: Event, { plugin }: ElementPart): unknown[] {
  const { detail } = event as CustomEvent<unknown>;
  return detail === null || event.type === `${plugin}.unload` ? [] : [detail];
}
