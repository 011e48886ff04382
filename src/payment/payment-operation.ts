import { describeProblems } from '../options/option-problems.ts';
import type {
  InterfaceVersion,
  MakePaymentOptions,
  PaymentOptions,
  SavePaymentMethodOptions,
} from './payment-options.ts';
import type { OperationCalls, OperationReport } from '../operation/operation.ts';
import type { Refusal } from '../operation/operation-state.ts';
import type { OperationCredentials } from '../operation/operation-service.ts';
import type { PaymentService } from './payment-service.ts';
import type { AccountType } from './enumerations.ts';
import type { DebitAuthorization, MethodDetails, References } from './requests.ts';
import { isPaymentReceipt } from './payment-receipt.ts';
import type { MaskedMethod, MethodCategory, PaymentReceipt, PaymentSession, Quote, SaveReceipt } from './wire.ts';
import {
  portalError,
  type EarlierPortalEventDetails,
  type PortalEventCode,
  type PortalEventDetails,
} from './events.ts';
import { problemsWithSession } from './merchant-rules.ts';
import { paymentInfo, savePaymentInfo } from './payloads.ts';

export type PaymentRequest =
  | { readonly operation: 'makePayment'; readonly options: MakePaymentOptions }
  | { readonly operation: 'savePaymentMethod'; readonly options: SavePaymentMethodOptions };

/** The review before a payment, as it was when it was opened. It contains no secret. */
export interface PaymentReview {
  readonly quote: Quote;
  readonly method: string;
  readonly category: MethodCategory;
  /** The name on the card or account; undefined if a saved method is used. */
  readonly holder: string | undefined;
  readonly date: string;
  readonly save: boolean;
  readonly authorization:
    { readonly heading: string; readonly text: string; readonly proof: DebitAuthorization } | undefined;
}

/** The types that differ from one modal's operation to another's: here, a payment's. */
export interface PaymentOperationTypes {
  Session: PaymentSession;
  Review: PaymentReview;
  Submission: PaymentIntent;
  Receipt: PaymentReceipt | SaveReceipt;
}

export interface PaymentIntent {
  readonly method: MethodDetails;
  readonly shown: Pick<MaskedMethod, 'category' | 'lastFourDigits'>;
  readonly save: boolean;
  /** The review; absent if a method is only saved. */
  readonly quote?: Quote;
  readonly authorization?: DebitAuthorization | undefined;
}

export function paymentCalls(
  service: PaymentService,
  credentials: OperationCredentials,
  request: PaymentRequest,
): OperationCalls<PaymentOperationTypes> {
  return {
    open: () => {
      const token = request.operation === 'makePayment' ? request.options.token : undefined;
      return service.open(credentials, { operation: request.operation, ...(token === undefined ? {} : { token }) });
    },
    extend: async () => service.extend?.(credentials),
    cancel: () => service.cancel(credentials),
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

export function paymentRefusal(options: PaymentOptions, session: PaymentSession): Refusal | null {
  const problems = problemsWithSession(options, session);
  return problems.size === 0 ? null : { code: 'options', details: describeProblems(problems) };
}

export type PortalEvent = {
  [Code in PortalEventCode]: {
    readonly code: Code;
    readonly detail: PortalEventDetails[Code] | EarlierPortalEventDetails[Code];
  };
}[PortalEventCode];

/** The event for a report. `acknowledge` confirms the receipt of a payment to the service. */
export function portalEvent(
  report: OperationReport<PaymentOperationTypes>,
  { operation, options }: PaymentRequest,
  interfaceVersion: InterfaceVersion,
  acknowledge: (transactionId: string) => void,
): PortalEvent {
  const isPayment = operation === 'makePayment';
  const error = (description: string, details: Record<string, string[]>): PortalEvent => ({
    code: 'portal.error',
    detail: portalError(description, details, interfaceVersion),
  });
  switch (report.type) {
    case 'complete':
      return completeEvent(report.receipt, options, interfaceVersion, acknowledge);
    case 'canceled':
      return { code: isPayment ? 'portal.paymentCanceled' : 'portal.saveCanceled', detail: null };
    case 'refused': {
      const { details } = report.refusal;
      return error(`The operation cannot continue. Please check: ${Object.keys(details).join(', ')}.`, { ...details });
    }
    case 'declined':
      return error('The submission was declined. The payer can correct it.', { responseCode: [report.code] });
    case 'unreachable':
      return error('The service could not be reached.', { responseCode: ['ServiceUnreachable'] });
    case 'unknown':
      return error('The modal was closed before the result of the submission was known.', {
        responseCode: ['Unknown'],
      });
    case 'unload':
      return { code: 'portal.unload', detail: { reason: report.reason } };
  }
}

function completeEvent(
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
