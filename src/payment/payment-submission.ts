import type { AccountType } from './enumerations.ts';
import type { OperationCredentials } from '../operation/operation-service.ts';
import type { SubmissionCalls } from '../operation/operation.ts';
import { paymentInfo, savePaymentInfo } from './payloads.ts';
import type { InterfaceVersion, PaymentOptions } from './payment-options.ts';
import type { PaymentIntent, PaymentOperationTypes, PaymentRequest, PortalEvent } from './payment-operation.ts';
import { isPaymentReceipt } from './payment-receipt.ts';
import type { PaymentService } from './payment-service.ts';
import type { References } from './requests.ts';
import type { PaymentReceipt, Quote, SaveReceipt } from './wire.ts';

/* What a payment needs from its submission on. The payment modal fetches it while its form is on the screen. */

export function paymentSubmission(
  service: PaymentService,
  credentials: OperationCredentials,
  request: PaymentRequest,
): SubmissionCalls<PaymentOperationTypes> {
  return {
    status: (attempt) =>
      request.operation === 'makePayment'
        ? service.paymentStatus(credentials, attempt)
        : service.saveStatus(credentials, attempt),
    submit: async (attempt, { method, save, quote, authorization }) => {
      const agreed = authorization ? { authorization } : {};
      const references = getReferences(request.options);
      if (request.operation === 'savePaymentMethod') {
        if (method.type === 'token') throw new TypeError('A saved method cannot be saved again.');
        return service.save(credentials, attempt, { method, references, ...agreed });
      }
      if (!quote) throw new TypeError('A payment needs a quote.');
      const { feeContext, acknowledgmentRequired } = request.options;
      return service.pay(credentials, attempt, {
        method,
        quote,
        feeContext,
        save,
        references,
        acknowledgmentRequired,
        ...agreed,
      });
    },
    expects: ({ method, shown, quote }) => {
      const expected = describeForMatch(shown, quote);
      const { token: used, accountType }: ReceiptMarks = method;
      return (receipt) => {
        const receiptMethod: ReceiptMarks = receipt.method;
        const isPaid = isPaymentReceipt(receipt);
        return (
          isPaid === (request.operation === 'makePayment') &&
          describeForMatch(receipt.method, isPaid ? receipt.quote : undefined) === expected &&
          (!accountType || receiptMethod.accountType === accountType) &&
          (used ? receipt.tokenId === used : isPaid || Boolean(receipt.tokenId))
        );
      };
    },
  };
}

/** Further parts of a receipt that depend on the method. They are not secret. */
type ReceiptMarks = object & { readonly token?: string; readonly accountType?: AccountType };

/** The values that a receipt must share with its submission. Without a quote, nothing was paid. */
function describeForMatch({ category, lastFourDigits }: PaymentIntent['shown'], quote: Quote | undefined): string {
  return [category, lastFourDigits, quote?.amount, quote?.fee, quote?.total].join();
}

const referenceNames = [
  'accountGroupCode',
  'policyHolderName',
  'clientReferenceData1',
  'clientReferenceData2',
  'clientReferenceData3',
  'clientReferenceData4',
  'clientReferenceData5',
] as const satisfies readonly (keyof References)[];

function getReferences(options: PaymentOptions): References {
  return Object.fromEntries(
    referenceNames.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
  );
}

/** Acknowledges a payment. May be called late and repeatedly; a lost call changes nothing. */
export function acknowledger(
  service: PaymentService,
  credentials: OperationCredentials,
): (transactionId: string) => void {
  let sent = false;
  return (transactionId) => {
    if (sent) return;
    sent = true;
    service.acknowledge(credentials, transactionId).catch(() => {
      sent = false;
    });
  };
}

/** The event for a receipt. `acknowledge` confirms the receipt of a payment to the service. */
export function completeEvent(
  receipt: PaymentReceipt | SaveReceipt,
  options: PaymentOptions,
  interfaceVersion: InterfaceVersion,
  acknowledge: (transactionId: string) => void,
): PortalEvent {
  if (!isPaymentReceipt(receipt)) {
    const info = savePaymentInfo(receipt, options.sessionId, interfaceVersion);
    return { code: 'portal.saveComplete', detail: interfaceVersion === 'later' ? info : { paymentInfo: info } };
  }
  const isWanted = 'acknowledgmentRequired' in options && options.acknowledgmentRequired;
  const confirm = isWanted ? () => acknowledge(receipt.transactionId) : undefined;
  const info = paymentInfo(receipt, options.sessionId, interfaceVersion, confirm);
  return { code: 'portal.paymentComplete', detail: interfaceVersion === 'later' ? info : { paymentInfo: info } };
}
