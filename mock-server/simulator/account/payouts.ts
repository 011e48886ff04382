import type { Cents } from '../../../src/money.ts';
import type { DirectMethod } from '../../../src/account/requests.ts';
import type { AccountReceipt, PayeeMethodReceipt } from '../../../src/account/wire.ts';
import type { Answer } from '../../../src/operation/operation-service.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import { batchOf, merchantTime, type Clock } from '../shared/clock.ts';
import type { Ids } from '../shared/ids.ts';
import { firstDecline, hintAt, move, save } from '../shared/processor.ts';
import type { Transactions } from '../shared/transactions.ts';
import type { ClaimPaymentEntry, ClaimsLedger } from '../claims/claims-ledger.ts';
import { savedBankAccount } from '../claims/payee-account.ts';
import type { PayeeAccounts } from '../claims/payee-accounts.ts';
import { readPayeeMethod, type PayeeOrder, type ReadPayeeMethod } from './payee-order.ts';

export interface PayoutParts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly accounts: PayeeAccounts;
  readonly ledger: ClaimsLedger;
  readonly transactions: Transactions;
}

/** The entry that an approval adds to the ledger. */
type Movement = Pick<ClaimPaymentEntry, 'tokenId' | 'transactionId' | 'batchNumber'>;

/** Pays claims to payees and saves their methods, and enters both in the ledger. A decline stores and moves nothing. */
export class Payouts {
  readonly #parts: PayoutParts;

  constructor(parts: PayoutParts) {
    this.#parts = parts;
  }

  carryOut(order: PayeeOrder, details: DirectMethod): Answer<AccountReceipt> {
    const { clock, ids } = this.#parts;
    const { merchant, amount } = order;
    const today = merchantTime(clock.now(), merchant.timeZone);
    const { wallTime: transactedAt, timeZone } = today;
    const method = readPayeeMethod(order, details);
    const row = { ...order.subject, method: method.masked, transactedAt, timeZone };

    const decline = firstDecline([
      () => method.code,
      () => (amount === undefined ? save(method) : move(method, 'charge', amount)),
    ]);
    if (decline) {
      const hint = hintAt(decline, 'charge', method, amount ?? 0);
      this.#enter({ ...row, ...hint, responseCode: decline }, amount, {
        tokenId: null,
        transactionId: null,
        batchNumber: null,
      });
      return { code: decline };
    }
    const { account, contactId } = order.store();
    const receipt = {
      accountId: account.id,
      contactId: contactId === null ? null : String(contactId),
      method: this.#settle(merchant.key, account.id, method, amount ?? 0, transactedAt),
    };
    const tokenId = receipt.method.type === 'ECheck' ? receipt.method.bankAccount.token : null;
    const approved = { ...row, accountId: account.id, contactId, responseCode: 'Success' } as const;
    if (amount === undefined) {
      this.#enter(approved, amount, { tokenId, transactionId: null, batchNumber: null });
      return { code: 'Success', receipt: { ...receipt, transaction: null } };
    }
    const transactionId = ids.transactionId();
    this.#enter(approved, amount, { tokenId, transactionId, batchNumber: batchOf(today) });
    this.#remember(transactionId, order, { ...approved, amount }, method);
    const transaction = { transactionId, transactedAt, zoneCode: timeZone, timeZone: today.zoneName, amount };
    return { code: 'Success', receipt: { ...receipt, transaction } };
  }

  /**
   * Keeps a bank account that was typed; puts the amount on the prepaid account, which is opened where there is none.
   */
  #settle(
    merchantKey: string,
    accountId: number,
    method: ReadPayeeMethod,
    amount: Cents,
    savedAt: WallTime,
  ): PayeeMethodReceipt {
    const { accounts } = this.#parts;
    const { masked, codes, nameOnAccount } = method;
    if (masked.category === 'PrepaidAccount') {
      return { type: 'PrepaidAccount', balance: accounts.addToPrepaid(merchantKey, accountId, amount) };
    }
    const token = method.token ?? accounts.keepBankAccount(merchantKey, accountId, { masked, codes, savedAt });
    return { type: 'ECheck', bankAccount: savedBankAccount(token, masked), nameOnAccount };
  }

  #enter(
    row: Omit<ClaimPaymentEntry, 'number' | 'kind' | 'amount' | keyof Movement>,
    amount: Cents | undefined,
    { tokenId, ...movement }: Movement,
  ): void {
    const { ledger } = this.#parts;
    if (amount === undefined) ledger.add({ ...row, kind: 'save', tokenId });
    else ledger.add({ ...row, kind: 'payment', amount, tokenId, ...movement });
  }

  /** Lets the merchant void and refund a payment. What was on a prepaid account is taken from it again. */
  #remember(
    transactionId: string,
    { merchant }: PayeeOrder,
    { amount, ...paid }: Omit<ClaimPaymentEntry, 'number' | 'kind' | keyof Movement> & { readonly accountId: number },
    method: ReadPayeeMethod,
  ): void {
    const { accounts, ledger, transactions } = this.#parts;
    transactions.add({
      transactionId,
      merchantKey: merchant.key,
      sessionId: paid.sessionId,
      method,
      paid: amount,
      simulated: amount,
      enter: (row) => {
        ledger.add({ ...paid, ...row });
        if (row.responseCode !== 'Success' || paid.method.category !== 'PrepaidAccount') return;
        accounts.addToPrepaid(merchant.key, paid.accountId, -row.amount);
      },
    });
  }
}
