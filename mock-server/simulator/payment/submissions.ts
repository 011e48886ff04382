import type { Answer } from '../../../src/operation/operation-service.ts';
import type { PaymentSubmission, SaveSubmission } from '../../../src/payment/requests.ts';
import type { MethodCategory, PaymentReceipt, Quote, SaveReceipt } from '../../../src/payment/wire.ts';
import { batchOf, type MerchantTime } from '../shared/clock.ts';
import type { Unnumbered } from '../shared/entries.ts';
import type { KnownMethod } from '../shared/known-method.ts';
import { priceOf } from './merchant-terms.ts';
import type { PaymentEntry } from './ledger.ts';
import { portalPayment, portalSave, type PortalSubject } from './portal-transactions.ts';
import { charge, firstDecline, hintAt, save } from '../shared/processor.ts';
import { readSubmission, type SubmissionParts, type Submitter } from './read-submission.ts';

const isAuthorizedByIssuer: Readonly<Record<MethodCategory, boolean>> = { CreditCard: true, ECheck: false };

/** Carries out one submission and enters it in the ledger. Whether it is a repeat is for the caller to know. */
export class Submissions {
  readonly #parts: SubmissionParts;

  constructor(parts: SubmissionParts) {
    this.#parts = parts;
  }

  pay(submitter: Submitter, submission: PaymentSubmission): Answer<PaymentReceipt> {
    const { books, ids, ledger, transactions } = this.#parts;
    const { merchant, today, method, code, entry } = readSubmission(this.#parts, submitter, submission);
    submitter.origin.lock?.requirePayment(submission, method.masked.category);
    const { quote, feeContext, acknowledgmentRequired } = submission;
    const price = priceOf(merchant, { amount: quote.amount, category: method.masked.category, feeContext });
    const payment = { ...entry, kind: 'payment', quote, feeContext } as const;

    const decline = firstDecline([
      () => (isSamePrice(price, quote) ? 'Success' : 'QuoteChanged'),
      () => code,
      () => charge(method, quote.amount, today),
    ]);
    if (decline) {
      const nothing = { tokenId: null, transactionId: null, batchNumber: null, authCode: null } as const;
      const hint = hintAt(decline, 'charge', method, quote.amount);
      ledger.add({ ...payment, ...nothing, ...hint, responseCode: decline, acknowledged: 'notRequired' });
      return { code: decline };
    }
    const movement = {
      transactionId: ids.transactionId(),
      batchNumber: batchOf(today),
      authCode: isAuthorizedByIssuer[method.masked.category] ? ids.authCode() : null,
    };
    const tokenId = this.#tokenAfterPayment(merchant.key, submission, method);
    const acknowledged = acknowledgmentRequired ? false : 'notRequired';
    const approved = { ...payment, ...movement, tokenId, responseCode: 'Success', acknowledged } as const;
    ledger.add(approved);
    transactions.add({
      transactionId: movement.transactionId,
      merchantKey: merchant.key,
      sessionId: submitter.origin.key,
      method,
      paid: price.total,
      simulated: price.amount,
      enter: (row) => {
        ledger.add({ ...ofTheAccount(approved), ...row });
        if (row.responseCode === 'Success') books.reverse(movement.transactionId, row.kind, row.amount);
      },
    });
    const paid = { ...receipt(method, tokenId, today), ...movement, quote: price };
    books.add({
      merchantKey: merchant.key,
      sessionId: entry.sessionId,
      transactionId: movement.transactionId,
      told: (state) => portalPayment(paid, subjectOf(entry), acknowledgmentRequired, state),
    });
    return { code: 'Success', receipt: paid };
  }

  save(submitter: Submitter, submission: SaveSubmission): Answer<SaveReceipt> {
    const { books, ledger, vault } = this.#parts;
    const { merchant, today, method, code, entry } = readSubmission(this.#parts, submitter, submission);
    submitter.origin.lock?.requireSave(submission, method.masked.category);
    const decline = firstDecline([() => code, () => save(method)]);
    const tokenId = decline ? null : vault.keep(merchant.key, method);
    ledger.add({ ...entry, kind: 'save', tokenId, responseCode: decline ?? 'Success' });
    if (decline) return { code: decline };
    const saved = receipt(method, tokenId, today);
    books.add({
      merchantKey: merchant.key,
      sessionId: entry.sessionId,
      transactionId: null,
      told: () => portalSave(saved, subjectOf(entry)),
    });
    return { code: 'Success', receipt: saved };
  }

  /** The token of the method that paid: the one it was found by, or a new one where it is to be kept and can be. */
  #tokenAfterPayment(merchantKey: string, submission: PaymentSubmission, method: KnownMethod): string | null {
    if (submission.method.type === 'token') return submission.method.token;
    return submission.save && save(method) === 'Success' ? this.#parts.vault.keep(merchantKey, method) : null;
  }
}

/** The fields that a void or refund has in common with its payment. */
function ofTheAccount(payment: Unnumbered<PaymentEntry>) {
  const { merchant, processor, accountGroup, method, customerName, policyHolderName, references, sessionId } = payment;
  return { merchant, processor, accountGroup, method, customerName, policyHolderName, references, sessionId };
}

/** What the merchant's server is told beside the receipt. */
function subjectOf(entry: ReturnType<typeof readSubmission>['entry']): PortalSubject {
  const { sessionId, accountGroup: accountGroupCode, policyHolderName, references } = entry;
  const holder = policyHolderName === null ? {} : { policyHolderName };
  return { sessionId, accountGroupCode, references: { ...references, ...holder } };
}

function isSamePrice(price: Quote, quote: Quote): boolean {
  return price.fee === quote.fee && price.total === quote.total;
}

function receipt(method: KnownMethod, tokenId: string | null, today: MerchantTime): SaveReceipt {
  const { masked, customerName, holderZip } = method;
  return { method: masked, customerName, holderZip, tokenId, transactedAt: today.wallTime, timeZone: today.timeZone };
}
