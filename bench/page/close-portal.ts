import type { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { required } from './required.ts';

/** Closes the modal as a person does, whatever was typed, and resolves when it is gone. */
export async function closePortal(portal: PortalPayment): Promise<void> {
  const root = portal.renderRoot as ShadowRoot;
  const dialog = required(root, 'dialog.modal', HTMLDialogElement);
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  required(root, '[part="close"]', HTMLElement).click();
  // It asks before something that was typed is lost.
  await portal.updateComplete;
  await new Promise(requestAnimationFrame);
  root.querySelector<HTMLElement>('.question[open] .button:not(.primary)')?.click();
  await closed;
  await portal.updateComplete;
}
