import type { AccountOpenRequest, AccountSubmission, PayeeMethod } from '../../src/account/requests.ts';
import type { AccountReceipt, AccountSession, PayeeMethodReceipt, SavedBankAccount } from '../../src/account/wire.ts';
import { payeeName } from '../../src/claims/payee.ts';
import type { Payee } from '../../src/claims/requests.ts';

export class AccountAnswers {
  readonly #session: AccountSession;
  readonly #bankName: (routingNumber: string) => string | null;

  constructor(session: AccountSession, bankName: (routingNumber: string) => string | null = () => null) {
    this.#session = session;
    this.#bankName = bankName;
  }

  /** The session. Details that the page has supplied replace the payee's. */
  open({ payee }: Pick<AccountOpenRequest, 'payee'>): AccountSession {
    return { ...this.#session, payee: withoutTaxId({ ...this.#session.payee, ...payee } as Payee) };
  }

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
        return { type: 'PrepaidAccount', balance: (this.#session.prepaidAccount?.balance ?? 0) + amount };
      default:
        return { type: 'ECheck', bankAccount: this.#savedAccount(method), nameOnAccount: payeeName(payee) };
    }
  }

  #savedAccount(method: Extract<PayeeMethod, { type: 'bankAccount' | 'savedBankAccount' }>): SavedBankAccount {
    if (method.type === 'bankAccount') {
      const { accountType, routingNumber, accountNumber } = method;
      const lastFourDigits = accountNumber.slice(-4);
      return { token: 'ACC-9', accountType, bankName: this.#bankName(routingNumber), lastFourDigits };
    }
    const saved = this.#session.bankAccounts.find(({ token }) => token === method.token);
    if (!saved) throw new Error('The session has no bank account with this token.');
    return saved;
  }
}

/** Removes the tax id, which pages must not see. */
function withoutTaxId(payee: Payee): Payee {
  if (payee.type === 'individual') return payee;
  const { type, companyName, address, city, state, zip, contact } = payee;
  return { type, companyName, address, city, state, zip, contact };
}
