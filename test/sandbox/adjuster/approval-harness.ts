import assert from 'node:assert/strict';
import type { ApprovalRequestStatus } from '../../../src/adjuster/enumerations.ts';
import type { CreatedRequest, ManagedRequest } from '../../../src/adjuster/wire.ts';
import { createHttpClaimsAdjusterService } from '../../../src/adjuster/http-claims-adjuster-service.ts';
import type { HandlerOptions } from '../../../mock-server/handlers/handlers.ts';
import type { ApprovalView, PartyAnswer } from '../../../mock-server/simulator/adjuster/party-links.ts';
import type { ChosenMethod } from '../../../mock-server/simulator/adjuster/party-methods.ts';
import type { Simulator } from '../../../mock-server/simulator/simulator.ts';
import { setUpClaims } from '../claims/claims-harness.ts';
import { claimsKeys } from '../claims/payees.ts';
import { testIn } from '../harness.ts';
import { claim, emails, type Json } from './parties.ts';

export const card = { type: 'pushToCard', cardNumber: '4000056655665556' } as const;
export const virtualCard = { type: 'virtualCard' } as const;
const approveAndChoose = { decision: 'approve', method: virtualCard } as const;

export function bankAccount(accountNumber = '000123456789'): ChosenMethod {
  return { type: 'bankAccount', routingNumber: '021000021', accountNumber, accountType: 'Checking' };
}

/** The upload of an integrator's server for some parties, without the session. */
export function requestOf(parties: readonly Json[], changes: Json = {}): Json {
  const cents = parties.map(({ paymentAmount }) => Math.round(Number(paymentAmount) * 100));
  return {
    ...claim,
    totalAmount: (cents.reduce((sum, amount) => sum + amount, 0) / 100).toFixed(2),
    processType: parties.length === 1 ? 'SinglePartyPayment' : 'MultiPartyPayment',
    approvalRequestParties: parties,
    ...changes,
  };
}

export function createDirectly({ claims }: Simulator, parties: readonly Json[]): void {
  const credentials = { sessionKey: claims.createSession(claimsKeys.first), operationKey: 'create' };
  claims.uploads.load({ ...requestOf(parties), claimsSessionKey: credentials.sessionKey });
  claims.adjuster.openCreate(credentials);
  claims.adjuster.create(credentials, 1);
}

export interface RequestOptions {
  readonly merchantKey?: string;
  readonly changes?: Json;
}

export const twoSteps: RequestOptions = { merchantKey: claimsKeys.second };

/** The sandbox with the adjuster modal's HTTP client. Every request and answer is checked against openapi.yaml. */
export function setUpApprovals(options: HandlerOptions = {}) {
  const sandbox = setUpClaims(options);
  const { simulator, fetch, baseUrl, call, newCredentials } = sandbox;
  const service = createHttpClaimsAdjusterService({ baseUrl, fetch, timeout: 60_000 });

  async function upload(body: object | string, headers: Readonly<Record<string, string>> = {}) {
    const { status, body: answer } = await call('LoadRequestData', body, headers);
    return { status, ...(answer as { readonly ResponseCode: string; readonly ResponseMessage: string | null }) };
  }

  async function uploaded(parties: readonly Json[], { merchantKey = claimsKeys.first, changes }: RequestOptions = {}) {
    const credentials = newCredentials(merchantKey);
    const { sessionKey: claimsSessionKey } = credentials;
    const { ResponseCode, ResponseMessage } = await upload({ ...requestOf(parties, changes), claimsSessionKey });
    assert.equal(ResponseCode, 'Success', ResponseMessage ?? '');
    return credentials;
  }

  async function create(parties: readonly Json[], about?: RequestOptions): Promise<CreatedRequest> {
    const credentials = await uploaded(parties, about);
    await service.openCreate(credentials);
    const answer = await service.create(credentials, 1);
    assert.ok(answer.code === 'Success');
    return answer.receipt;
  }

  async function manage({ approvalRequestId }: CreatedRequest, merchantKey: string = claimsKeys.first) {
    const credentials = newCredentials(merchantKey);
    const { request } = await service.openManage(credentials, { approvalRequestId });
    return { credentials, request };
  }

  /** The state of a request in another adjuster's modal. */
  async function current(created: CreatedRequest, merchantKey?: string): Promise<ManagedRequest> {
    return (await manage(created, merchantKey)).request;
  }

  async function cancel(created: CreatedRequest, merchantKey?: string) {
    const { credentials } = await manage(created, merchantKey);
    return service.cancelRequest(credentials, 1);
  }

  function linkOf(to: string): string {
    const email = sent().findLast((one) => one.to === to);
    assert.ok(email, `Nothing was sent to ${to}.`);
    return email.link;
  }

  async function answer(to: string, given: PartyAnswer) {
    const init = { method: 'POST', body: JSON.stringify(given) };
    const response = await fetch(`${baseUrl}/sandbox${linkOf(to)}`, init);
    return { status: response.status, ...((await response.json()) as { responseCode: string; field?: string }) };
  }

  async function answered(to: string, given: PartyAnswer): Promise<void> {
    assert.deepEqual(await answer(to, given), { status: 200, responseCode: 'Success' });
  }

  async function view(to: string): Promise<ApprovalView> {
    const response = await fetch(`${baseUrl}/sandbox${linkOf(to)}`);
    return ((await response.json()) as { link: ApprovalView }).link;
  }

  const actions = { upload, uploaded, create, manage, current, cancel, linkOf, answer, answered, view };
  const sent = () => simulator.claims.outbox.list();
  const daysPass = (days: number) => simulator.clock.moveBy(days * 24 * 60 * 60 * 1_000);
  return { ...sandbox, ...actions, account: sandbox.service, service, sent, daysPass };
}

export const approvalTest = testIn(setUpApprovals);

/** How a request of two steps, with a claimant and a payee, reaches each final state. */
export const ends: Readonly<
  Record<Exclude<ApprovalRequestStatus, 'Initiated'>, (sandbox: ReturnType<typeof setUpApprovals>) => Promise<void>>
> = {
  Completed: async ({ answered }) => {
    await answered(emails.company, approveAndChoose);
    await answered(emails.individual, { method: virtualCard });
  },
  Rejected: ({ answered }) => answered(emails.company, { decision: 'reject' }),
  Cancelled: async ({ simulator, manage, service }) => {
    const [request] = simulator.claims.requests.list();
    assert.ok(request);
    const { credentials } = await manage({ approvalRequestId: request.id } as never, claimsKeys.second);
    await service.cancelRequest(credentials, 1);
  },
  Expired: ({ daysPass }) => {
    daysPass(31);
    return Promise.resolve();
  },
  Incomplete: async ({ answered, daysPass }) => {
    await answered(emails.company, approveAndChoose);
    daysPass(30);
  },
};
