import assert from 'node:assert/strict';
import type { AccountOpenRequest, AccountSubmission } from '../../../src/account/requests.ts';
import type { AccountContext } from '../../../src/account/enumerations.ts';
import type { AccountReceipt } from '../../../src/account/wire.ts';
import { createHttpClaimsAccountService } from '../../../src/account/http-claims-account-service.ts';
import type { OperationCredentials } from '../../../src/operation/operation-service.ts';
import type { HandlerOptions } from '../../../mock-server/handlers/handlers.ts';
import type { EPayView } from '../../../mock-server/simulator/account/e-pay-requests.ts';
import { setUp, testIn } from '../harness.ts';
import { claimsKeys, individual } from './payees.ts';

type Opening = Omit<AccountOpenRequest, 'context'> & { readonly merchantKey?: string };

/** The sandbox with the account modal's HTTP client. Every request and answer is checked against openapi.yaml. */
export function setUpClaims(options: HandlerOptions = {}) {
  const sandbox = setUp(options);
  const { simulator, fetch, baseUrl } = sandbox;
  const service = createHttpClaimsAccountService({ baseUrl, fetch, timeout: 60_000 });
  let operations = 0;

  function newCredentials(merchantKey: string = claimsKeys.first): OperationCredentials {
    operations += 1;
    return { sessionKey: simulator.claims.createSession(merchantKey), operationKey: `op-${operations}` };
  }

  async function open(context: AccountContext, { merchantKey, ...request }: Opening = {}) {
    const credentials = newCredentials(merchantKey);
    const payee = request.payee ?? (request.accountId === undefined ? individual() : undefined);
    const session = await service.open(credentials, { ...request, context, ...(payee ? { payee } : {}) });
    return { credentials, session };
  }

  async function submit(submission: AccountSubmission, opening: Opening = {}) {
    const context = submission.amount === undefined ? 'save' : 'payment';
    const { credentials } = await open(context, { payee: submission.payee, ...opening });
    return service.submit(credentials, 1, submission);
  }

  async function submitApproved(submission: AccountSubmission, opening?: Opening): Promise<AccountReceipt> {
    const answer = await submit(submission, opening);
    assert.ok(answer.code === 'Success', `It was not approved: ${answer.code}.`);
    return answer.receipt;
  }

  /** The details of a stored account that the modal receives, and its saved methods. */
  async function stored(accountId: number, merchantKey: string = claimsKeys.first) {
    return (await open('save', { accountId, merchantKey })).session;
  }

  /** Sends an e-mail payment request, and returns the path of its link. */
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

  const actions = { newCredentials, open, submit, submitApproved, stored, askedByEmail, follow, linkView };
  const entries = () => simulator.claims.ledger.entries();
  return { ...sandbox, ...actions, payments: sandbox.service, service, entries };
}

export const claimsTest = testIn(setUpClaims);
