import { optionsFromAttributes } from '../../src/options/data-attributes.ts';
import { globalName, type ContainerModal, type ModalOffer, type ModalSettings } from './shared-page.ts';

type ButtonData = Pick<ModalSettings, 'form' | 'display'> & { readonly method?: string; readonly target?: string };

export function pressButton({ container, plugin, configure, fail }: ContainerModal, modal: ModalOffer): void {
  const button = container as HTMLElement;
  const { form, display, method = '', target: selector } = button.dataset as ButtonData;
  const target = selector === undefined ? button : find(selector, button);
  if (form) configure({ form });
  if (!Object.hasOwn(modal.table.methods, method)) {
    refuse('data-method', method, `. It must be one of: ${plugin.methods().join(', ')}.`);
  } else if (!target) {
    refuse('data-target', selector, ', but no element matches it.');
  } else if (display === 'inline' && target === button) {
    refuse('data-display', display, '. Set data-target to the element to show it in.');
  } else {
    // Safari does not focus a clicked button, but the focus must return to it.
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
    const options = optionsFromAttributes(button.attributes);
    plugin.modalOf(target).run(modal, ({ call }) => call(method, options, { form, display }));
  }

  function refuse(attribute: string, value: string | undefined, reason: string): void {
    const text = `${attribute} is "${String(value)}"${reason}`;
    console.error(text);
    fail(modal, text, attribute);
  }
}

let hasWarned = false;

/** The one container of the page whose handlers expect the result of a button without `data-target`. */
export function containerBeside({ container: button, plugin }: ContainerModal): Element | undefined {
  if (button.hasAttribute('data-target')) return undefined;
  // Not `document.querySelectorAll`, which an image of that name would hide.
  const all = document.documentElement.querySelectorAll<Element & Record<string, ContainerModal | undefined>>('*');
  const containers = Array.from(all).filter(
    (element) => element[globalName + plugin.name]?.isInitialized && !element.hasAttribute('data-toggle'),
  );
  if (containers.length > 1 && !hasWarned) {
    hasWarned = true;
    console.warn(`Set data-target on the button: the page has ${containers.length} containers of ${plugin.name}().`);
  }
  return containers.length === 1 ? containers[0] : undefined;
}

/** Looks in the button's own shadow root first. */
function find(selector: string, button: Element): Element | null {
  try {
    const root = button.getRootNode() as Document | ShadowRoot;
    return root.querySelector(selector) ?? document.querySelector(selector);
  } catch {
    return null;
  }
}
