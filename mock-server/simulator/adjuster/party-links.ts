import * as v from 'valibot';
import { chooses, partyStatus } from './life/approval-party.ts';
import type { ApprovalAction } from './life/approval-actions.ts';
import { attemptOf } from './life/approval-request.ts';
import { ClaimTransaction, SavedBankAccount } from '../../../src/account/wire.ts';
import { ApprovalRequestStatus, PartyStatus } from '../../../src/adjuster/enumerations.ts';
import { RequestParty } from '../../../src/adjuster/wire.ts';
import { ClaimsMerchant, PostalAddress } from '../../../src/claims/wire.ts';
import { Amount, Cents, DeclineCode, LastFourDigits, WallTime, type Shape } from '../../../src/http/wire.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import { PartyMethodShown } from '../claims/claims-ledger.ts';
import type { ClaimsWorld } from '../claims/claims-world.ts';
import { savedBankAccount } from '../claims/payee-account.ts';
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
  /** The party's amount; null if the party only approves. */
  amount: v.nullable(Amount),
  partyStatus: v.enum(PartyStatus),
  /** True if the party can approve or reject now. */
  canDecide: v.boolean(),
  /** True if the party can choose a method now, or another one. With `canDecide` it may do both at once. */
  canChoose: v.boolean(),
  /** True if all other parties have done their part. */
  isLast: v.boolean(),
  /** Null until the party has chosen. */
  method: RequestParty.entries.method,
  /** The method with its last digits. */
  chosen: v.nullable(PartyMethodShown),
  /** The reason why the last payment was not made. */
  declined: v.nullable(DeclineCode),
  expirationDate: WallTime,
  timeZone: v.string(),
  /** The saved methods, while the party can choose. */
  bankAccounts: v.array(SavedBankAccount),
  /** The saved methods, while the party can choose. */
  cards: v.array(v.object({ token: v.string(), cardType: v.string(), lastFourDigits: LastFourDigits })),
  /** The address for a mailed check; null if a check cannot be chosen. */
  checkAddress: v.nullable(PostalAddress),
  /** The payment; null until the party is paid. */
  payment: v.nullable(ClaimTransaction),
  /** The amount taken back of the payment, in cents. */
  returned: Cents,
});
export type ApprovalView = Shape<typeof ApprovalView>;

/**
 * A party's answer at its link: an approval, a rejection, a method, or an approval with a method. A rejection ignores
 * the method.
 */
export const PartyAnswer = v.union([
  v.object({ decision: v.literal('reject') }),
  v.object({ decision: v.literal('approve'), method: v.exactOptional(ChosenMethod) }),
  v.strictObject({ method: ChosenMethod }),
]);
export type PartyAnswer = Shape<typeof PartyAnswer>;

export interface PartyOutcome {
  readonly code: ResponseCode;
}

export function partyView(
  world: ClaimsWorld,
  requests: ApprovalRequests,
  { request, party }: ApprovalLink,
): ApprovalView {
  const { merchant, claim } = request;
  const { role, name, email, amount } = party.shown;
  const { id: partyId } = party;
  const isAllowed = (action: ApprovalAction) => requests.refusalOf(request, action) === null;
  const canDecide = isAllowed({ type: 'approve', partyId });
  // Asking for refusals can make the request expire.
  const canChoose = (canDecide && chooses(role)) || isAllowed({ type: 'choose', partyId, method: 'VirtualCard' });
  const life = lifeOf(request, party);
  const wallet = canChoose ? currentWallet(world, request, party) : emptyWallet;
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
    isLast: request.parties.every(
      (other) => other === party || ['Done', 'Paid'].includes(partyStatus(lifeOf(request, other))),
    ),
    method: life.method,
    chosen: life.method === null ? null : (party.chosen?.masked ?? null),
    declined: declineOf(request, party),
    expirationDate: request.expirationDate,
    timeZone: request.timeZone,
    bankAccounts: [...wallet.bankAccounts].map(([token, { masked }]) => savedBankAccount(token, masked)),
    cards: wallet.cards.map(({ token, cardType, lastFourDigits }) => ({ token, cardType, lastFourDigits })),
    checkAddress: wallet.checkAddress,
    payment: party.payment,
    returned: world.books.refunded(party.payment?.transactionId),
  };
}

export function answerAsParty(
  world: ClaimsWorld,
  requests: ApprovalRequests,
  { request, party }: ApprovalLink,
  answer: PartyAnswer,
): PartyOutcome {
  const partyId = party.id;
  const choice = 'method' in answer ? answer.method : undefined;
  const decision = 'decision' in answer ? answer.decision : undefined;
  if (decision === 'reject' || !choice) {
    requests.do(request, { type: decision ?? 'approve', partyId });
    return success;
  }
  const action = { type: decision ?? 'choose', partyId, method: methodOfChoice[choice.type] } as const;
  const refusal = requests.refusalOf(request, action);
  if (refusal) throw refusal;
  const read = readChoice(currentWallet(world, request, party), choice);
  if (read.code !== 'Success') return { code: read.code };
  const before = attemptOf(lifeOf(request, party).payment);
  party.chosen = read.method;
  requests.do(request, action);
  const declined = declineOf(request, party);
  return declined !== null && attemptOf(lifeOf(request, party).payment) !== before ? { code: declined } : success;
}

/** The party's current methods: some may have been saved since the e-mail was sent. */
function currentWallet({ accounts }: ClaimsWorld, request: StoredRequest, party: StoredParty): Wallet {
  const { merchant } = request;
  const address = merchant.checksAllowed ? addressOf(request, party, accounts) : null;
  return walletOf(accounts.find(merchant.key, party.account.accountId), address);
}

const emptyWallet: Wallet = { bankAccounts: new Map(), cards: [], checkAddress: null };

const success = { code: 'Success' } as const;
