import type { ApprovalAction, ApprovalRefusal } from './life/approval-actions.ts';
import { partyStatus } from './life/approval-party.ts';
import type { ApprovalEffect, Progress } from './life/approval-request.ts';
import { act } from './life/approval-transitions.ts';
import { earliest, merchantTime, type Clock } from '../shared/clock.ts';
import { Refusal, type RefusalCode } from '../shared/refusal.ts';
import type { ApprovalPayments } from './approval-payments.ts';
import type { Notifications } from '../shared/notifications.ts';
import { approvalRecord } from './approval-record.ts';
import { resendFrom } from './resend-limit.ts';
import type { WelcomeEmails } from './welcome-emails.ts';
import { lifeOf, type StoredParty, type StoredRequest } from './stored-request.ts';

export interface ApprovalRequestsParts {
  readonly clock: Clock;
  readonly payments: ApprovalPayments;
  readonly emails: WelcomeEmails;
  readonly notifications: Notifications;
}

/** The words where the life of a request does not allow an action. */
const refused: Readonly<Record<ApprovalRefusal, readonly [code: RefusalCode, message: string]>> = {
  ended: ['ApprovalRequestEnded', 'The approval request is not open any more.'],
  unknownParty: ['PartyNotFound', 'The approval request has no party of this id.'],
  notAsked: ['NotYourTurn', 'The turn of this party has not come.'],
  nothingToApprove: ['NothingToApprove', 'This party is not asked to approve.'],
  alreadyApproved: ['AlreadyApproved', 'This party has approved before.'],
  nothingToChoose: ['NothingToChoose', 'This party is not paid, or chooses no method.'],
  approvalFirst: ['ApprovalFirst', 'This party approves before it chooses a method, or together with it.'],
  alreadyPaid: ['AlreadyPaid', 'This party has been paid.'],
  paymentInFlight: ['PaymentInFlight', 'A payment is on its way.'],
  notInFlight: ['PaymentInFlight', 'This is the result of no payment that is on its way.'],
  nothingLeft: ['ResendNotPossible', 'This party has nothing left to do.'],
};

/**
 * The approval requests of all merchants. What may happen to one is decided in src/approval alone; here it is carried
 * out, each effect once and at once, and its result told before anything else happens.
 */
export class ApprovalRequests {
  readonly #requests = new Map<number, StoredRequest>();
  readonly #parts: ApprovalRequestsParts;

  constructor(parts: ApprovalRequestsParts) {
    this.#parts = parts;
  }

  add(request: StoredRequest, { effects }: Progress): void {
    this.#requests.set(request.id, request);
    this.#tell(request, 'claims.approvalRequestCreated');
    this.#carryOut(request, effects);
  }

  /** Finds a request of a merchant, as it stands now. */
  find(merchantKey: string, approvalRequestId: number): StoredRequest {
    const found = this.#requests.get(approvalRequestId);
    if (found?.merchant.key === merchantKey) return this.#upToDate(found);
    const message = 'The merchant has no approval request of this id.';
    throw new Refusal('ApprovalRequestNotFound', message, 'approvalRequestId');
  }

  /** All requests as they stand now, oldest first. */
  list(): readonly StoredRequest[] {
    return [...this.#requests.values()].map((request) => this.#upToDate(request));
  }

  /** When the next request expires; undefined where none is open. */
  get nextExpiry(): Date | undefined {
    const open = [...this.#requests.values()].filter(({ life }) => life.status === 'Initiated');
    return earliest(open.map(({ expiresAt }) => expiresAt));
  }

  /** Why an action is not allowed now; null for one that is. */
  refusalOf(request: StoredRequest, action: ApprovalAction): Refusal | null {
    const { refusal } = act(this.#upToDate(request).life, action);
    if (refusal === null) return null;
    const [code, message] = refused[action.type === 'resend' && refusal === 'notAsked' ? 'nothingLeft' : refusal];
    // Who answers at a link sends no id.
    const sendsId = action.type === 'cancel' || action.type === 'resend';
    return new Refusal(code, message, refusal === 'ended' && sendsId ? 'approvalRequestId' : undefined);
  }

  /** Does what was asked for, and all that follows from it. Throws where it is not allowed; then nothing was done. */
  do(request: StoredRequest, action: ApprovalAction): void {
    const refusal = this.refusalOf(request, action);
    if (refusal) throw refusal;
    if (action.type === 'resend') this.#countResend(request, partyOf(request, action.partyId));
    this.#apply(request, action);
  }

  #countResend({ merchant }: StoredRequest, party: StoredParty): void {
    const now = this.#parts.clock.now();
    const from = resendFrom(party.resentAt, now);
    if (from) {
      const { wallTime, timeZone } = merchantTime(from, merchant.timeZone);
      const message = `The e-mail was sent again too often. It may be sent again from ${wallTime} ${timeZone}.`;
      throw new Refusal('ResendTooSoon', message, 'approvalRequestPartyId');
    }
    party.resentAt = [...party.resentAt, now];
  }

  /** A request expires when somebody looks at it after its time: a person, or the sandbox's timer. */
  #upToDate(request: StoredRequest): StoredRequest {
    const isOver = this.#parts.clock.now() >= request.expiresAt;
    if (request.life.status === 'Initiated' && isOver) this.#apply(request, { type: 'expire' });
    return request;
  }

  #apply(request: StoredRequest, action: ApprovalAction): void {
    const { refusal, request: life, effects } = act(request.life, action);
    if (refusal !== null) throw new Error(`The sandbox did what the request does not allow: ${refusal}.`);
    const before = request.parties.map((party) => partyStatus(lifeOf(request, party)));
    request.life = life;
    const { wallTime } = merchantTime(this.#parts.clock.now(), request.merchant.timeZone);
    request.parties.forEach((party, index) => {
      if (partyStatus(lifeOf(request, party)) !== before[index]) party.changedAt = wallTime;
    });
    this.#carryOut(request, effects);
    if (life.status !== 'Initiated') this.#tell(request, 'claims.approvalRequestEnded');
  }

  #tell(request: StoredRequest, type: 'claims.approvalRequestCreated' | 'claims.approvalRequestEnded'): void {
    this.#parts.notifications.add(request.merchant.key, { type, data: approvalRecord(request) });
  }

  #carryOut(request: StoredRequest, effects: readonly ApprovalEffect[]): void {
    for (const effect of effects) {
      const party = partyOf(request, effect.partyId);
      if (effect.type === 'pay') this.#pay(request, party, effect);
      else this.#parts.emails.send(request, party);
    }
  }

  #pay(request: StoredRequest, party: StoredParty, effect: Extract<ApprovalEffect, { type: 'pay' }>): void {
    const { partyId, attempt } = effect;
    const code = this.#parts.payments.pay(request, party, effect);
    this.#apply(
      request,
      code === 'Success' ? { type: 'paid', partyId, attempt } : { type: 'paymentFailed', partyId, attempt, code },
    );
  }
}

function partyOf(request: StoredRequest, partyId: number): StoredParty {
  const found = request.parties.find(({ id }) => id === partyId);
  if (!found) throw new Error('The request has no party of this id.');
  return found;
}
