import assert from 'node:assert/strict';
import type { CompanyPayee, IndividualPayee, Payee } from '../../../src/claims/requests.ts';
import type {
  AccountOpenRequest,
  AccountSubmission,
  PayeeBankAccount,
  PayeeMethod,
} from '../../../src/account/requests.ts';
import type { AccountContext } from '../../../src/account/enumerations.ts';
import type { AccountReceipt } from '../../../src/account/wire.ts';
import { createHttpClaimsAccountService } from '../../../src/account/http-claims-account-service.ts';
import type { OperationCredentials } from '../../../src/operation/operation-service.ts';
import type { HandlerOptions } from '../../../mock-server/handlers/handlers.ts';
import type { EPayView } from '../../../mock-server/simulator/account/e-pay-requests.ts';
import { setUp } from '../harness.ts';

export const claimsKeys = {
  first: '20000000-0000-4000-8000-000000000001',
  second: '20000000-0000-4000-8000-000000000002',
} as const;

/** The initial data of every claims merchant. */
export const demo = { company: 1001, individual: 1002, sameTaxId: 1003 } as const;

export const prepaid = { type: 'prepaidAccount' } as const;
export const ePay = { type: 'ePay', email: 'pay.me@mail.example' } as const;

export function payeeBankAccount(changes: Partial<PayeeBankAccount> = {}): PayeeBankAccount {
  const numbers = { routingNumber: '021000021', accountNumber: '000123456789' };
  return { type: 'bankAccount', ...numbers, accountType: 'Checking', ...changes };
}

export function individual(changes: Partial<IndividualPayee> = {}): IndividualPayee {
  return {
    type: 'individual',
    firstName: 'Jordan',
    lastName: 'Rivera',
    email: 'jordan.rivera@mail.example',
    phone: '2125550123',
    address: '4 Mill Road',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    ...changes,
  };
}

export const contact = {
  firstName: 'Avery',
  lastName: 'Stone',
  email: 'avery.stone@glass.example',
  phone: '2125550124',
  webAccess: 'Enabled',
} as const;

export function company(changes: Partial<CompanyPayee> = {}): CompanyPayee {
  return {
    type: 'company',
    companyName: 'Clearview Glass',
    address: '9 Market Street',
    city: 'Troy',
    state: 'NY',
    zip: '12180',
    contact,
    ...changes,
  };
}

/** The submission that pays a claim. */
export function claimPayment(amount: number, method: PayeeMethod = payeeBankAccount(), payee: Payee = individual()) {
  return { payee, method, amount, claimNumber: 'CLAIM-4711', sourceUser: 'adjuster-12' };
}

/** The submission that saves a method. */
export function methodSave(method: PayeeMethod = payeeBankAccount(), payee: Payee = individual()): AccountSubmission {
  return { payee, method };
}

type Opening = Omit<AccountOpenRequest, 'context'> & { readonly merchantKey?: string };

/** The sandbox with the HTTP client of the account modal on top; all that is said is held to openapi.yaml. */
export function setUpClaims(options: HandlerOptions = {}) {
  const sandbox = setUp(options);
  const { simulator, fetch, baseUrl, call } = sandbox;
  const service = createHttpClaimsAccountService({ baseUrl, fetch, timeout: 60_000 });
  let operations = 0;

  function newCredentials(merchantKey: string = claimsKeys.first): OperationCredentials {
    operations += 1;
    return { sessionKey: simulator.claims.createSession(merchantKey), operationKey: `op-${operations}` };
  }

  /** A session that has been opened for an operation of its own. */
  async function open(context: AccountContext, { merchantKey, ...request }: Opening = {}) {
    const credentials = newCredentials(merchantKey);
    const payee = request.payee ?? (request.accountId === undefined ? individual() : undefined);
    const session = await service.open(credentials, { ...request, context, ...(payee ? { payee } : {}) });
    return { credentials, session };
  }

  /** Submits in a session of its own, for the payee of the submission. */
  async function submit(submission: AccountSubmission, opening: Opening = {}) {
    const context = submission.amount === undefined ? 'save' : 'payment';
    const { credentials } = await open(context, { payee: submission.payee, ...opening });
    return service.submit(credentials, 1, submission);
  }

  /** Submits what is approved. */
  async function submitApproved(submission: AccountSubmission, opening?: Opening): Promise<AccountReceipt> {
    const answer = await submit(submission, opening);
    assert.ok(answer.code === 'Success', `It was not approved: ${answer.code}.`);
    return answer.receipt;
  }

  /** The details of a stored account as the modal gets them, and what is saved for it. */
  async function stored(accountId: number, merchantKey: string = claimsKeys.first) {
    return (await open('save', { accountId, merchantKey })).session;
  }

  /** Sends an e-mail payment request, and gives back the path of the link in it. */
  async function askedByEmail(submission: AccountSubmission, opening?: Opening): Promise<string> {
    await submitApproved(submission, opening);
    const email = simulator.claims.outbox.list().at(-1);
    assert.ok(email, 'No e-mail was sent.');
    return email.link;
  }

  /** Opens a link from an e-mail, or chooses a method there. */
  async function follow(link: string, method?: object) {
    const init = method ? { method: 'POST', body: JSON.stringify({ method }) } : {};
    const response = await fetch(`${baseUrl}/sandbox${link}`, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async function linkView(link: string): Promise<EPayView> {
    return (await follow(link)).body.link as EPayView;
  }

  return {
    ...sandbox,
    payments: sandbox.service,
    service,
    newCredentials,
    open,
    submit,
    submitApproved,
    stored,
    askedByEmail,
    follow,
    linkView,
    call,
    claims: () => simulator.claims,
    entries: () => simulator.claims.ledger.entries(),
  };
}
