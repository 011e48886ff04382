import type { BankNameCall } from '../fields/bank-names.ts';
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
import type { PaymentOperationName } from './enumerations.ts';
import type { DebitAuthorization, MethodDetails } from './requests.ts';
import type { MaskedMethod, MethodCategory, PaymentReceipt, PaymentSession, Quote, SaveReceipt } from './wire.ts';
import {
  portalError,
  type EarlierPortalEventDetails,
  type PortalEventCode,
  type PortalEventDetails,
} from './events.ts';
import { problemsWithSession } from './merchant-rules.ts';
import type { WallTime } from '../wall-time.ts';

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
  /** When the payer reviewed. A submission on another day needs a new review. */
  readonly reviewedAt: WallTime;
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
): OperationCalls<PaymentOperationTypes> & BankNameCall {
  return {
    open: () => {
      const token = request.operation === 'makePayment' ? request.options.token : undefined;
      return service.open(credentials, { operation: request.operation, ...(token === undefined ? {} : { token }) });
    },
    bankName: (...given) => service.bankName?.(credentials, ...given),
    extend: async () => service.extend?.(credentials),
    cancel: () => service.cancel(credentials),
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

/** The event for a report, except that of a receipt: see `payment-submission.ts`. */
export function portalEvent(
  report: Exclude<OperationReport<PaymentOperationTypes>, { readonly type: 'complete' }>,
  operation: PaymentOperationName,
  interfaceVersion: InterfaceVersion,
): PortalEvent {
  const isPayment = operation === 'makePayment';
  const error = (description: string, details: Record<string, string[]>): PortalEvent => ({
    code: 'portal.error',
    detail: portalError(description, details, interfaceVersion),
  });
  switch (report.type) {
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
