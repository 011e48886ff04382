import { chooses, partyStatus } from './life/approval-party.ts';
import type { ApprovalAction } from './life/approval-actions.ts';
import type { ApprovalRequestStatus, PartyMethod, PartyRole, PartyStatus } from '../../../src/adjuster/enumerations.ts';
import type { PostalAddress } from '../../../src/claims/payee.ts';
import type { Cents } from '../../../src/money.ts';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import type { AccountReceipt, SavedBankAccount } from '../../../src/account/claims-account-service.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import { savedBankAccount } from '../claims/payee-account.ts';
import type { PayeeAccounts } from '../claims/payee-accounts.ts';
import type { ApprovalRequests } from './approval-requests.ts';
import { methodOfChoice, readChoice, walletOf, type ChosenMethod, type Wallet } from './party-methods.ts';
import { addressOf, declineOf } from './request-views.ts';
import { lifeOf, type StoredParty, type StoredRequest } from './stored-request.ts';
import type { ApprovalLink } from './welcome-emails.ts';

/** What a party sees who opens its link. */
export interface ApprovalView {
  readonly kind: 'approval';
  /** What has become of the request. */
  readonly status: ApprovalRequestStatus;
  readonly merchant: Pick<ClaimsMerchant, 'name' | 'phone'>;
  readonly payeeName: string;
  readonly email: string;
  readonly claimNumber: string;
  readonly claimDetails: readonly string[];
  readonly totalAmount: Cents;
  readonly role: PartyRole;
  /** What the party gets; null for one that only approves. */
  readonly amount: Cents | null;
  readonly partyStatus: PartyStatus;
  /** Whether it is to approve or reject now. */
  readonly canDecide: boolean;
  /** Whether it is to choose a method now, or may choose another. With `canDecide` it may do both at once. */
  readonly canChoose: boolean;
  readonly method: PartyMethod | null;
  readonly declined: DeclineCode | null;
  readonly expirationDate: WallTime;
  readonly timeZone: string;
  /** What is saved, only as long as the party can choose. */
  readonly bankAccounts: readonly SavedBankAccount[];
  readonly cards: readonly { readonly token: string; readonly cardType: string; readonly lastFourDigits: string }[];
  /** Where a check would be mailed; null where none can be chosen, and once nothing can. */
  readonly checkAddress: PostalAddress | null;
  /** How it was paid. */
  readonly payment: AccountReceipt['transaction'];
}

/** What a party answers at its link: an approval, a rejection, a method, or an approval and a method at once. */
export type PartyAnswer =
  | { readonly decision: 'reject' }
  | { readonly decision: 'approve'; readonly method?: ChosenMethod }
  | { readonly method: ChosenMethod };

/** Success, or why the method that was chosen cannot be paid to: another one can then be chosen. */
export type PartyOutcome = { readonly code: 'Success' } | { readonly code: DeclineCode };

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

/** What there is to choose from for whoever has nothing to choose. */
const nothing: Wallet = { bankAccounts: new Map(), cards: [], checkAddress: null };

const success = { code: 'Success' } as const;

function attemptOf(request: StoredRequest, party: StoredParty): number {
  const { payment } = lifeOf(request, party);
  return payment.state === 'none' ? 0 : payment.attempt;
}
