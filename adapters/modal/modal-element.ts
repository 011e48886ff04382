import type { InterfaceVersion } from '../../src/payment/payment-options.ts';
import { dataOf, deliverNoMore, deliverTo } from './deliver.ts';
import type { ElementPart, ModalPart, ModalSettings } from './modal-part.ts';
import { pressButton } from './press-button.ts';
import { markDelivered } from './raise.ts';
import { elementDefaults, elementProperties } from './settings.ts';
import type { ContainerModal, ModalElement, Page } from './shared-page.ts';

type Operations = Record<string, ((options: unknown) => void) | undefined>;

/** Lets the adapters of the page use an element: they have waited for this with their calls. */
export function provide(element: ElementPart, page: Page): void {
  page.makers[element.tag] ??= (modal, part) => createModalElement(element, modal, part, page);
}

function createModalElement(table: ElementPart, modal: ContainerModal, part: ModalPart, page: Page): ModalElement {
  const { plugin, tag, codes } = table;
  const { container } = modal;
  let own: HTMLElement | undefined;
  let current: HTMLElement | undefined;
  let isOutside = false;
  let calls = 0;

  return { place, call, configure, release, press: (button) => pressButton(button as HTMLElement, modal, part) };

  function place(): HTMLElement {
    const element = given() ?? ownInPlace();
    if (element !== current) {
      current = element;
      configure(element === own ? part.defaults : elementDefaults(element, part.defaults));
      configure(modal.settings);
    }
    deliverTo(container, element, table, page);
    return element;
  }

  function call(method: string, options: unknown, form?: InterfaceVersion): void {
    if (!container.isConnected) {
      modal.fail(part, `The container is not in the page. Add it before ${method}() is called.`, 'container');
      return;
    }
    calls++;
    const element = place();
    const { formVersion: usual } = element as { formVersion?: InterfaceVersion };
    // The element settles on a form when an operation starts.
    if (form) configure({ form });
    (element as unknown as Operations)[table.methods[method] ?? method]?.(options);
    if (form) configure({ form: usual });
  }

  function configure(settings: ModalSettings): void {
    if (current) Object.assign(current, elementProperties(settings));
  }

  function release(): void {
    if (current && current !== own) deliverNoMore(current);
    own?.remove();
  }

  /** The page's own element: the container itself, or a child of it. */
  function given(): HTMLElement | undefined {
    const isGiven = (element: Element): boolean => element !== own && element.localName === tag;
    return [container, ...container.children].find(isGiven) as HTMLElement | undefined;
  }

  function ownInPlace(): HTMLElement {
    own ??= make();
    isOutside = !canHold(container, plugin);
    if (isOutside) {
      own.lang = modal.settings.lang ?? container.closest('[lang]')?.getAttribute('lang') ?? '';
      if (own.parentNode !== document.body) document.body.append(own);
    } else if (!container.contains(own)) {
      container.append(own);
    }
    return own;
  }

  /**
   * The element of a button stands elsewhere on the page, where its events must not be heard. Stopping them there and
   * raising them anew on the button would reach listeners in the capture phase twice, so they never set out from there:
   * what the element dispatches, it dispatches on the button.
   */
  function make(): HTMLElement {
    const element = document.createElement(tag);
    element.dispatchEvent = (event) => {
      if (!isOutside || !codes.includes(event.type)) return HTMLElement.prototype.dispatchEvent.call(element, event);
      page.trigger(container, event.type, dataOf(event, table));
      if (event.type === `${plugin}.unload`) leaveBody(element);
      return container.dispatchEvent(markDelivered(event));
    };
    return element;
  }

  /** What stood in the body for one operation goes with it, unless a handler has started the next one. */
  function leaveBody(element: HTMLElement): void {
    const callsBefore = calls;
    setTimeout(() => {
      if (isOutside && calls === callsBefore) element.remove();
    });
  }
}

/** What shows no children, or takes the clicks and keys in them for its own. */
const closedToChildren = 'a,button,input,select,textarea,label,summary,img,iframe,canvas,video,audio,object,embed';

/** Whether a modal within the element would be seen, and work. */
function canHold(element: Element, plugin: string): boolean {
  if (element.closest(`${closedToChildren},[data-toggle="${plugin}"]`)) return false;
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
