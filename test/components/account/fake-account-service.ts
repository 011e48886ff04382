import { AccountAnswers } from '../../../adapters/testing/account-answers.ts';
import { bankName } from '../../../mock-server/simulator/shared/bank-names.ts';
import type { ClaimsAccountService } from '../../../src/account/claims-account-service.ts';
import type { AccountSubmission } from '../../../src/account/requests.ts';
import type { AccountReceipt, AccountSession } from '../../../src/account/wire.ts';
import { ScriptedService, type UsualAnswers } from '../scripted-service.ts';
import { individual, merchant } from './account-samples.ts';

export class FakeAccountService extends ScriptedService<Required<ClaimsAccountService>> {
  session: AccountSession = { merchant, payee: individual, bankAccounts: [], prepaidAccount: null };

  protected readonly usual: UsualAnswers<Required<ClaimsAccountService>> = {
    open: (_, request) => this.#answers.open(request),
    extend: () => ({ secondsLeft: 1_800 }),
    bankName: (_, routingNumber) => bankName(routingNumber),
    submit: (_, attempt, submission) => ({ code: 'Success', receipt: this.receipt(submission) }),
    status: (...asked) => this.statusOf(...asked),
    cancel: () => undefined,
  };

  receipt(submission: Pick<AccountSubmission, 'payee' | 'method' | 'amount'>): AccountReceipt {
    return this.#answers.receipt(submission);
  }

  get #answers(): AccountAnswers {
    return new AccountAnswers(this.session, bankName);
  }
}
