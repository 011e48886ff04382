import type { OperationCredentials } from '../../../src/operation/operation-service.ts';
import type { PaymentMessageKey } from '../../../src/payment/payment.en.ts';
import type { PaymentRequest } from '../../../src/payment/payment-operation.ts';
import type { InterfaceVersion } from '../../../src/payment/payment-options.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import { acknowledger, completeEvent } from '../../../src/payment/payment-submission.ts';
import type { PaymentReceipt, PaymentSession, SaveReceipt } from '../../../src/payment/wire.ts';
import type { Modal } from '../../shared/modal-element.ts';
import type { ModalFlow } from '../../shared/modal-flow.ts';
import { offeredEmail, type ReceiptEmail } from './receipt-email.ts';

interface Settings extends Modal<PaymentMessageKey> {
  readonly request: PaymentRequest;
  readonly service: PaymentService;
  readonly interfaceVersion: InterfaceVersion;
}

/** Raises the event for a receipt. Returns the offer of a receipt by e-mail. */
export function raiseReceipt(
  receipt: PaymentReceipt | SaveReceipt,
  flow: Pick<ModalFlow, 'step' | 'close'>,
  session: PaymentSession | undefined,
  settings: Settings,
  credentials: OperationCredentials,
): ReceiptEmail | undefined {
  const { request, service, interfaceVersion, raise } = settings;
  const email = offeredEmail(receipt, session, settings, credentials, () => flow.step === 'complete');
  const acknowledge = acknowledger(service, credentials);
  raise(completeEvent(receipt, request.options, interfaceVersion, acknowledge));
  if (!request.options.confirmationDisplay) flow.close();
  return email;
}
