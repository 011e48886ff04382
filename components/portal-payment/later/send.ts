import type { Operation } from '../../../src/operation/operation.ts';
import type { OperationCredentials } from '../../../src/operation/operation-service.ts';
import type { PaymentMessageKey } from '../../../src/payment/payment.en.ts';
import type { PaymentOperationTypes } from '../../../src/payment/payment-operation.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import { paymentSubmission } from '../../../src/payment/payment-submission.ts';
import type { Modal } from '../../shared/modal-element.ts';
import type { PaymentEntry } from '../payment-entry.ts';
import { authorizationOf, createProof } from './authorization.ts';
import { reviewOf } from './review.ts';

/** Goes to the review, or submits at once if nothing is charged. */
export async function send(
  operation: Pick<Operation<PaymentOperationTypes>, 'submit' | 'review'>,
  entry: PaymentEntry,
  methodName: string,
  credentials: OperationCredentials,
  { service, texts }: Modal<PaymentMessageKey> & { readonly service: PaymentService },
): Promise<void> {
  const { request } = entry;
  if (request.operation === 'savePaymentMethod') {
    const { method, shownInReceipt: shown } = entry;
    const agreed = authorizationOf(texts, entry, methodName);
    const authorization = agreed && (await createProof(agreed, texts));
    const calls = paymentSubmission(service, credentials, request);
    return operation.submit({ method, shown, save: true, authorization }, calls);
  }
  const { feeContext } = request.options;
  return operation.review(async () => {
    const { amount = 0, category } = entry;
    const quote = await service.quote(credentials, { amount, category, feeContext });
    const isMatchingQuote = quote.amount === amount && (quote.fee === 0 || feeContext === 'PaymentWithFee');
    // Secrets may have been cleared meanwhile, if the person left the page and came back.
    if (!isMatchingQuote || !entry.form.isComplete) return undefined;
    entry.takeQuote(quote);
    return reviewOf(entry, texts, methodName, quote);
  });
}
