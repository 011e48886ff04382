import type { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { closed, nextFrame, required } from './dom.ts';

/** Closes the modal as a person does, discards typed text, and resolves when it is removed. */
export async function closePortal(portal: PortalPayment): Promise<void> {
  const root = portal.renderRoot as ShadowRoot;
  const isClosed = closed(required(root, 'dialog.modal', HTMLDialogElement), 'close', () =>
    required(root, '[part="close"]', HTMLElement).click(),
  );
  // It asks before it discards typed text.
  await portal.updateComplete;
  await nextFrame();
  root.querySelector<HTMLElement>('.question[open] .button:not(.primary)')?.click();
  await isClosed;
  await portal.updateComplete;
}
