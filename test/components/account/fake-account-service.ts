import { bankName } from '../../../mock-server/simulator/shared/bank-names.ts';
import type { ClaimsAccountService } from '../../../src/account/claims-account-service.ts';
import type { AccountSubmission, PayeeMethod } from '../../../src/account/requests.ts';
import type {
  AccountReceipt,
  AccountSession,
  PayeeMethodReceipt,
  SavedBankAccount,
} from '../../../src/account/wire.ts';
import { payeeName } from '../../../src/claims/payee.ts';
import type { Payee } from '../../../src/claims/requests.ts';
import { ScriptedService, type UsualAnswers } from '../scripted-service.ts';
import { individual, merchant } from './account-samples.ts';

/** A service of payee accounts that approves everything, unless a test has scripted other answers. */
export class FakeAccountService extends ScriptedService<Required<ClaimsAccountService>> {
  /** What the service knows of the account that is opened. Details that the page has supplied take the payee's place. */
  session: AccountSession = { merchant, payee: individual, bankAccounts: [], prepaidAccount: null };

  protected readonly usual: UsualAnswers<Required<ClaimsAccountService>> = {
    open: (_, { payee }) => ({ ...this.session, payee: withoutTaxId({ ...this.session.payee, ...payee } as Payee) }),
    extend: () => ({ secondsLeft: 1_800 }),
    bankName: (_, routingNumber) => bankName(routingNumber),
    submit: (_, attempt, submission) => ({ code: 'Success', receipt: this.receipt(submission) }),
    status: (...asked) => this.statusOf(...asked),
    cancel: () => undefined,
  };

  /** What the service says of a submission that it has carried out. */
  receipt({ payee, method, amount }: Pick<AccountSubmission, 'payee' | 'method' | 'amount'>): AccountReceipt {
    return {
      accountId: 1001,
      contactId: payee.type === 'company' ? String(payee.contact.contactId ?? 77) : null,
      method: this.#methodReceipt(method, payee, amount ?? 0),
      transaction:
        amount === undefined || method.type === 'ePay'
          ? null
          : {
              transactionId: 'T-70001',
              transactedAt: '2026-11-21T21:05:09',
              zoneCode: 'EST',
              timeZone: 'Eastern Standard Time',
              amount,
            },
    };
  }

  #methodReceipt(method: PayeeMethod, payee: Payee, amount: number): PayeeMethodReceipt {
    switch (method.type) {
      case 'ePay':
        return { type: 'EPay', requestId: 'EP-5', email: method.email };
      case 'prepaidAccount':
        return { type: 'PrepaidAccount', balance: (this.session.prepaidAccount?.balance ?? 0) + amount };
      default:
        return { type: 'ECheck', bankAccount: this.#savedAccount(method), nameOnAccount: payeeName(payee) };
    }
  }

  #savedAccount(method: Extract<PayeeMethod, { type: 'bankAccount' | 'savedBankAccount' }>): SavedBankAccount {
    if (method.type === 'bankAccount') {
      const { accountType, routingNumber, accountNumber } = method;
      const lastFourDigits = accountNumber.slice(-4);
      return { token: 'ACC-9', accountType, bankName: bankName(routingNumber), lastFourDigits };
    }
    const saved = this.session.bankAccounts.find(({ token }) => token === method.token);
    if (!saved) throw new Error('This session has no such account.');
    return saved;
  }
}

/** No page is told a tax id. */
function withoutTaxId(payee: Payee): Payee {
  if (payee.type === 'individual') return payee;
  const { type, companyName, address, city, state, zip, contact } = payee;
  return { type, companyName, address, city, state, zip, contact };
}
