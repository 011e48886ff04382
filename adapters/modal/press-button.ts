import { optionsFromAttributes } from '../../src/options/data-attributes.ts';
import type { ModalPart } from './modal-part.ts';
import type { ContainerModal } from './shared-page.ts';

/** Does what the attributes of a button say. What they say wrong is told on the button. */
export function pressButton(button: HTMLElement, modal: ContainerModal, part: ModalPart): void {
  const form = button.getAttribute('data-form');
  const method = button.getAttribute('data-method') ?? '';
  const selector = button.getAttribute('data-target');
  const target = selector === null ? button : find(selector, button);
  if (form) modal.configure({ form });
  if (!part.methods.includes(method)) {
    modal.fail(part, `data-method is "${method}". It must be one of: ${part.methods.join(', ')}.`, 'data-method');
  } else if (!target) {
    modal.fail(part, `data-target is "${String(selector)}", and no element of the page matches that.`, 'data-target');
  } else {
    const raising = modal.modalOf(target);
    if (form) raising.configure({ form });
    // Safari does not focus what is clicked. The focus is to come back to the button.
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
    raising.run(part, (element) => element.call(method, optionsFromAttributes(button.attributes)));
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
