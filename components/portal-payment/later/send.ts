import type { Operation } from '../../../src/operation/operation.ts';
import type { OperationCredentials } from '../../../src/operation/operation-service.ts';
import type { PaymentMessageKey } from '../../../src/payment/payment.en.ts';
import type { PaymentIntent, PaymentOperationTypes, PaymentReview } from '../../../src/payment/payment-operation.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import { paymentSubmission } from '../../../src/payment/payment-submission.ts';
import type { Modal } from '../../shared/modal-element.ts';
import type { PaymentEntry } from '../payment-entry.ts';
import { authorizationOf, createProof, serviceTimeNow } from './authorization.ts';
import { reviewOf } from './review.ts';

/** The time to notice a new text, in milliseconds. */
const glance = 1_000;

/** Returns the reviewed submission; undefined if the method, or the day of an authorization, has changed since. */
export function submissionOf(
  entry: PaymentEntry,
  { category, method, reviewedAt, quote, save, authorization }: PaymentReview,
  methodName: string,
): PaymentIntent | undefined {
  const isToday = !authorization || serviceTimeNow(entry).startsWith(reviewedAt.slice(0, 10));
  const isSame = entry.category === category && methodName === method && isToday;
  return isSame
    ? { method: entry.method, shown: entry.shownInReceipt, quote, save, authorization: authorization?.proof }
    : undefined;
}

/**
 * Goes to the review, or submits at once if nothing is charged.
 *
 * @param shownAuthorization The authorization that the form showed when the button was pressed.
 */
export async function send(
  operation: Pick<Operation<PaymentOperationTypes>, 'submit' | 'review'>,
  entry: PaymentEntry,
  methodName: string,
  credentials: OperationCredentials,
  { service, texts, dialog }: Modal<PaymentMessageKey> & { readonly service: PaymentService },
  shownAuthorization: string | undefined,
): Promise<void> {
  const { request } = entry;
  if (request.operation === 'savePaymentMethod') {
    const { method, shownInReceipt: shown } = entry;
    const agreed = authorizationOf(texts, entry, methodName);
    if (agreed && agreed.text !== shownAuthorization) entry.unreadUntil = performance.now() + glance;
    // The person has not read this text yet. The press may be one of a double click.
    if (agreed && performance.now() < entry.unreadUntil) {
      dialog.focusNext('authorization-heading');
      return;
    }
    const authorization = agreed && (await createProof(agreed, texts));
    const calls = paymentSubmission(service, credentials, request);
    return operation.submit({ method, shown, save: true, authorization }, calls);
  }
  const { feeContext } = request.options;
  return operation.review(async () => {
    const { amount = 0, category } = entry;
    const quote = await service.quote(credentials, { amount, category, feeContext });
    const isMatchingQuote = quote.amount === amount && (quote.fee === 0 || feeContext === 'PaymentWithFee');
    if (!isMatchingQuote) return undefined;
    entry.takeQuote(quote);
    return reviewOf(entry, texts, methodName, quote);
  });
}
