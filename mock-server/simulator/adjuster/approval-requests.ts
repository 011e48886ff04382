import { approvalRefusals, type ApprovalAction } from './life/approval-actions.ts';
import { partyStatus } from './life/approval-party.ts';
import type { ApprovalEffect, Progress } from './life/approval-request.ts';
import { act } from './life/approval-transitions.ts';
import { move, hintAt } from '../shared/processor.ts';
import { batchOf, merchantTime } from '../shared/clock.ts';
import { DueQueue } from '../shared/due-queue.ts';
import { Newest } from '../shared/newest.ts';
import { Refusal } from '../shared/refusal.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import { partyTransaction } from '../claims/claims-transactions.ts';
import type { ClaimsWorld } from '../claims/claims-world.ts';
import { approvalRecord } from './request-views.ts';
import { lifeOf, resendFrom, type StoredParty, type StoredRequest } from './stored-request.ts';
import { sendWelcomeEmail } from './welcome-emails.ts';

/** The approval requests of all merchants. Carries out the effects of each action at once, in order. */
export class ApprovalRequests {
  readonly #requests = new Newest<number, StoredRequest>();
  readonly #open = new DueQueue<StoredRequest>(({ life, expiresAt }) =>
    life.status === 'Initiated' ? expiresAt : null,
  );
  readonly #world: ClaimsWorld;

  constructor(world: ClaimsWorld) {
    this.#world = world;
  }

  add(request: StoredRequest, { effects }: Progress): void {
    this.#requests.set(request.id, request);
    this.#open.add(request);
    this.#tell(request, 'claims.approvalRequestCreated');
    this.#carryOut(request, effects);
  }

  find(merchantKey: string, approvalRequestId: number): StoredRequest {
    const found = this.#requests.get(approvalRequestId);
    if (found?.merchant.key === merchantKey) return this.#upToDate(found);
    const message = 'The merchant has no approval request with this id.';
    throw new Refusal('ApprovalRequestNotFound', message, 'approvalRequestId');
  }

  list(): readonly StoredRequest[] {
    return [...this.#requests.values()].map((request) => this.#upToDate(request));
  }

  get nextExpiry(): Date | undefined {
    return this.#open.nextAt;
  }

  expireDue(): void {
    for (const request of this.#open.takeDue(this.#world.clock.now())) this.#upToDate(request);
  }

  refusalOf(request: StoredRequest, action: ApprovalAction): Refusal | null {
    const { refusal } = act(this.#upToDate(request).life, action);
    if (refusal === null) return null;
    const isNotReached = action.type === 'resend' && refusal === 'notAsked';
    const [code, message] = approvalRefusals[isNotReached ? 'nothingLeft' : refusal];
    // Parties that answer at a link send no id.
    const sendsId = action.type === 'cancel' || action.type === 'resend';
    return new Refusal(code, message, refusal === 'ended' && sendsId ? 'approvalRequestId' : undefined);
  }

  /** Carries out an action and everything that follows from it. If it is not allowed, throws without effects. */
  do(request: StoredRequest, action: ApprovalAction): void {
    const refusal = this.refusalOf(request, action);
    if (refusal) throw refusal;
    if (action.type === 'resend') this.#countResend(request, partyOf(request, action.partyId));
    this.#apply(request, action);
  }

  #countResend({ merchant }: StoredRequest, party: StoredParty): void {
    const now = this.#world.clock.now();
    const from = resendFrom(party, now);
    if (from) {
      const { wallTime, timeZone } = merchantTime(from, merchant.timeZone);
      const message = `The e-mail was sent too often. Try again later. It may be sent again from ${wallTime} ${timeZone}.`;
      throw new Refusal('ResendTooSoon', message, 'approvalRequestPartyId');
    }
    party.resentAt = [...party.resentAt, now];
  }

  /** Expires a request whose time is over. Called when a person or the sandbox's timer reads it. */
  #upToDate(request: StoredRequest): StoredRequest {
    const isOver = this.#world.clock.now() >= request.expiresAt;
    if (request.life.status === 'Initiated' && isOver) this.#apply(request, { type: 'expire' });
    return request;
  }

  #apply(request: StoredRequest, action: ApprovalAction): void {
    const { refusal, request: life, effects } = act(request.life, action);
    if (refusal !== null) throw new Error(`The sandbox did what the request does not allow: ${refusal}.`);
    const before = request.parties.map((party) => partyStatus(lifeOf(request, party)));
    request.life = life;
    const { wallTime } = merchantTime(this.#world.clock.now(), request.merchant.timeZone);
    request.parties.forEach((party, index) => {
      if (partyStatus(lifeOf(request, party)) !== before[index]) party.changedAt = wallTime;
    });
    this.#carryOut(request, effects);
    if (life.status === 'Initiated') return;
    // An overdue request is read later than it expired.
    request.endedAt = action.type === 'expire' ? request.expirationDate : wallTime;
    this.#tell(request, 'claims.approvalRequestEnded');
  }

  #tell(request: StoredRequest, type: 'claims.approvalRequestCreated' | 'claims.approvalRequestEnded'): void {
    this.#world.notifications.add(request.merchant.key, { type, data: approvalRecord(request) });
  }

  #carryOut(request: StoredRequest, effects: readonly ApprovalEffect[]): void {
    for (const effect of effects) {
      const { partyId } = effect;
      const party = partyOf(request, partyId);
      if (effect.type === 'sendWelcomeEmail') {
        sendWelcomeEmail(this.#world, request, party);
        continue;
      }
      const { attempt } = effect;
      const code = pay(this.#world, request, party, effect);
      const failed = { type: 'paymentFailed', partyId, attempt, code } as const;
      this.#apply(request, code === 'Success' ? { type: 'paid', partyId, attempt } : failed);
    }
  }
}

function pay(
  { books, clock, ids, ledger }: ClaimsWorld,
  request: StoredRequest,
  party: StoredParty,
  { amount, attempt }: Extract<ApprovalEffect, { type: 'pay' }>,
): ResponseCode {
  const { merchant, claim, sessionId } = request;
  const { chosen: method, account } = party;
  if (!method) throw new Error('A party is paid by the method that it has.');
  const { wallTime: transactedAt, timeZone, zoneName } = merchantTime(clock.now(), merchant.timeZone);
  const responseCode = move(method, 'charge', amount);
  const transactionId = responseCode === 'Success' ? ids.transactionId() : null;
  const row = {
    merchant: merchant.name,
    accountGroup: request.accountGroup,
    accountId: account.accountId,
    contactId: account.contact?.contactId ?? null,
    payeeName: party.shown.name,
    method: method.masked,
    claimNumber: claim.claimNumber,
    sourceUser: null,
    sessionId,
    requestId: String(request.id),
    party: { approvalRequestPartyId: party.id, attempt },
    ...hintAt(responseCode, 'charge', method, amount),
    ...{ responseCode, transactedAt, timeZone },
  };
  const batchNumber = transactionId === null ? null : batchOf({ wallTime: transactedAt });
  // The token of a saved method stays with the payee.
  ledger.add({ ...row, transactionId, batchNumber, tokenId: null, kind: 'payment', amount });
  if (transactionId === null) return responseCode;
  const { key: merchantKey } = merchant;
  party.payment = { transactionId, transactedAt, zoneCode: timeZone, timeZone: zoneName, amount };
  const { id: approvalRequestPartyId } = party;
  const paid = { ...row, transaction: party.payment, approvalRequestId: request.id, approvalRequestPartyId };
  books.add({
    ...{ merchantKey, sessionId },
    payment: {
      ...{ transactionId, method },
      paid: amount,
      simulated: amount,
      enter: (reversal) => ledger.add({ ...row, ...reversal }),
    },
    describe: (state) => partyTransaction(paid, state),
  });
  return responseCode;
}

function partyOf(request: StoredRequest, partyId: number): StoredParty {
  const found = request.parties.find(({ id }) => id === partyId);
  if (!found) throw new Error('The request has no party of this id.');
  return found;
}
