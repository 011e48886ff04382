import { optionsFromAttributes } from '../../src/options/data-attributes.ts';
import type { InterfaceVersion } from '../../src/payment/payment-options.ts';
import type { ModalPart } from './modal-part.ts';
import type { ContainerModal } from './shared-page.ts';

/** Does what the attributes of a button say. What they say wrong is told on the button. */
export function pressButton(button: HTMLElement, modal: ContainerModal, part: ModalPart): void {
  const form = (button.getAttribute('data-form') as InterfaceVersion | null) ?? undefined;
  const method = button.getAttribute('data-method') ?? '';
  const selector = button.getAttribute('data-target');
  const target = selector === null ? button : find(selector, button);
  if (form) modal.configure({ form });
  if (!part.methods.includes(method)) {
    modal.fail(part, `data-method is "${method}". It must be one of: ${modal.methods().join(', ')}.`, 'data-method');
  } else if (!target) {
    modal.fail(part, `data-target is "${String(selector)}", and no element of the page matches that.`, 'data-target');
  } else {
    // Safari does not focus what is clicked. The focus is to come back to the button.
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
    modal.modalOf(target).run(part, ({ call }) => call(method, optionsFromAttributes(button.attributes), form));
  }
}

/** Looks beside the button first: both may stand in one shadow root. */
function find(selector: string, button: Element): Element | null {
  try {
    const root = button.getRootNode() as Document | ShadowRoot;
    return root.querySelector(selector) ?? document.querySelector(selector);
  } catch {
    // What cannot be read as a selector matches nothing.
    return null;
  }
}
