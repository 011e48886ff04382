import * as v from 'valibot';
import { chooses, partyStatus } from './life/approval-party.ts';
import type { ApprovalAction } from './life/approval-actions.ts';
import { ClaimTransaction, SavedBankAccount } from '../../../src/account/wire.ts';
import { ApprovalRequestStatus, PartyStatus } from '../../../src/adjuster/enumerations.ts';
import { RequestParty } from '../../../src/adjuster/wire.ts';
import { ClaimsMerchant, PostalAddress } from '../../../src/claims/wire.ts';
import { Amount, DeclineCode, LastFourDigits, WallTime, type Shape } from '../../../src/http/wire.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import { savedBankAccount } from '../claims/payee-account.ts';
import type { PayeeAccounts } from '../claims/payee-accounts.ts';
import type { ApprovalRequests } from './approval-requests.ts';
import { ChosenMethod, methodOfChoice, readChoice, walletOf, type Wallet } from './party-methods.ts';
import { addressOf, declineOf } from './request-views.ts';
import { lifeOf, type StoredParty, type StoredRequest } from './stored-request.ts';
import type { ApprovalLink } from './welcome-emails.ts';

/** The view of a party who opens its link. */
export const ApprovalView = v.object({
  kind: v.literal('approval'),
  /** The state of the request. */
  status: v.enum(ApprovalRequestStatus),
  merchant: ClaimsMerchant,
  payeeName: v.string(),
  email: v.string(),
  claimNumber: v.string(),
  claimDetails: v.array(v.string()),
  totalAmount: Amount,
  role: RequestParty.entries.role,
  /** The party's amount; null for one that only approves. */
  amount: v.nullable(Amount),
  partyStatus: v.enum(PartyStatus),
  /** True where it is to approve or reject now. */
  canDecide: v.boolean(),
  /** True where it is to choose a method now, or may choose another. With `canDecide` it may do both at once. */
  canChoose: v.boolean(),
  /** Null where it has yet to choose. */
  method: RequestParty.entries.method,
  /** Why its last payment was not carried out. */
  declined: v.nullable(DeclineCode),
  expirationDate: WallTime,
  timeZone: v.string(),
  /** The saved methods, only as long as the party can choose. */
  bankAccounts: v.array(SavedBankAccount),
  /** The saved methods, only as long as the party can choose. */
  cards: v.array(v.object({ token: v.string(), cardType: v.string(), lastFourDigits: LastFourDigits })),
  /** Where a check would be mailed; null where none can be chosen, and once nothing can. */
  checkAddress: v.nullable(PostalAddress),
  /** How it was paid; null as long as it was not. */
  payment: v.nullable(ClaimTransaction),
});
export type ApprovalView = Shape<typeof ApprovalView>;

/**
 * A party's answer at its link: an approval, a rejection, a method, or an approval and a method at once. To reject with
 * a method is to reject.
 */
export const PartyAnswer = v.union([
  v.object({ decision: v.literal('reject') }),
  v.object({ decision: v.literal('approve'), method: v.exactOptional(ChosenMethod) }),
  v.strictObject({ method: ChosenMethod }),
]);
export type PartyAnswer = Shape<typeof PartyAnswer>;

/** Success, or why the method that was chosen cannot be paid to: another one can then be chosen. */
export interface PartyOutcome {
  readonly code: ResponseCode;
}

/** Shows parties what is asked of them, and does as they answer. */
export class PartyLinks {
  readonly #requests: ApprovalRequests;
  readonly #accounts: PayeeAccounts;

  constructor(requests: ApprovalRequests, accounts: PayeeAccounts) {
    this.#requests = requests;
    this.#accounts = accounts;
  }

  view({ request, party }: ApprovalLink): ApprovalView {
    const { merchant, claim } = request;
    const { role, name, email, amount } = party.shown;
    const canDecide = this.#isAllowed(request, { type: 'approve', partyId: party.id });
    const life = lifeOf(request, party);
    const canChoose =
      (canDecide && chooses(role)) ||
      this.#isAllowed(request, { type: 'choose', partyId: party.id, method: 'VirtualCard' });
    const wallet = canChoose ? this.#walletOf(request, party) : nothing;
    return {
      kind: 'approval',
      status: request.life.status,
      merchant: { name: merchant.name, phone: merchant.phone },
      payeeName: name,
      email,
      claimNumber: claim.claimNumber,
      claimDetails: claim.claimDetails,
      totalAmount: claim.totalAmount,
      role,
      amount: role === 'ApprovalOnly' ? null : amount,
      partyStatus: partyStatus(life),
      canDecide,
      canChoose,
      method: life.method,
      declined: declineOf(request, party),
      expirationDate: request.expirationDate,
      timeZone: request.timeZone,
      bankAccounts: [...wallet.bankAccounts].map(([token, { masked }]) => savedBankAccount(token, masked)),
      cards: wallet.cards.map(({ token, cardType, lastFourDigits }) => ({ token, cardType, lastFourDigits })),
      checkAddress: wallet.checkAddress,
      payment: party.payment,
    };
  }

  answer({ request, party }: ApprovalLink, answer: PartyAnswer): PartyOutcome {
    const partyId = party.id;
    if ('decision' in answer && answer.decision === 'reject') return this.#do(request, { type: 'reject', partyId });
    const isApproval = 'decision' in answer;
    const { method: choice } = answer;
    if (!choice) return this.#do(request, { type: 'approve', partyId });

    const method = methodOfChoice[choice.type];
    const action = { type: isApproval ? 'approve' : 'choose', partyId, method } as const;
    const refusal = this.#requests.refusalOf(request, action);
    if (refusal) throw refusal;
    const read = readChoice(this.#walletOf(request, party), choice);
    if (read.code !== 'Success') return { code: read.code };
    const before = attemptOf(request, party);
    party.chosen = read.method;
    this.#requests.do(request, action);
    const declined = declineOf(request, party);
    return declined !== null && attemptOf(request, party) !== before ? { code: declined } : success;
  }

  #do(request: StoredRequest, action: ApprovalAction): PartyOutcome {
    this.#requests.do(request, action);
    return success;
  }

  #isAllowed(request: StoredRequest, action: ApprovalAction): boolean {
    return this.#requests.refusalOf(request, action) === null;
  }

  /** As of now: something may have been saved since the e-mail was sent. */
  #walletOf(request: StoredRequest, party: StoredParty): Wallet {
    const { merchant } = request;
    const address = merchant.checksAllowed ? addressOf(request, party, this.#accounts) : null;
    return walletOf(this.#accounts.find(merchant.key, party.account.accountId), address);
  }
}

/** The choices of whoever has nothing to choose. */
const nothing: Wallet = { bankAccounts: new Map(), cards: [], checkAddress: null };

const success = { code: 'Success' } as const;

function attemptOf(request: StoredRequest, party: StoredParty): number {
  const { payment } = lifeOf(request, party);
  return payment.state === 'none' ? 0 : payment.attempt;
}
