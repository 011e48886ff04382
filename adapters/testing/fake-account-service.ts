import type { ClaimsAccountService } from '../../src/account/claims-account-service.ts';
import type { AccountReceipt, AccountSession } from '../../src/account/wire.ts';
import { AccountAnswers } from './account-answers.ts';
import { ScenarioAnswers, type ServiceScenario } from './scenarios.ts';

export interface FakeAccountSettings {
  readonly scenario?: ServiceScenario;
  /** The stored payee for every session. Details from the page replace it. */
  readonly session?: Partial<AccountSession>;
}

const defaultSession: AccountSession = {
  merchant: { name: 'Example Insurance', phone: '800-555-0101' },
  payee: {
    type: 'individual',
    firstName: 'Jordan',
    lastName: 'Rivera',
    email: 'jordan@example.com',
    phone: '2125550123',
    address: '5 Elm Street',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
  },
  bankAccounts: [],
  prepaidAccount: null,
};

/**
 * A service without a network behind `<claims-account>`, for one operation.
 *
 * ```js
 * document.querySelector('claims-account').service = fakeAccountService({ scenario: 'declined' });
 * ```
 */
export function fakeAccountService({
  scenario = 'approved',
  session,
}: FakeAccountSettings = {}): Required<ClaimsAccountService> {
  const answers = new AccountAnswers({ ...defaultSession, ...session });
  const calls = new ScenarioAnswers(scenario, { sessionField: 'SessionId', decline: 'ACHTransactionFailed' });

  return {
    open: (_, request) => calls.open(() => answers.open(request)),
    extend: () => calls.answer(() => ({ secondsLeft: 1_800 })),
    bankName: () => calls.answer(() => null),
    submit: (_, attempt, submission) => calls.submit<AccountReceipt>(attempt, () => answers.receipt(submission)),
    status: (_, attempt) => calls.status<AccountReceipt>(attempt),
    cancel: () => calls.answer(() => undefined),
  };
}
