import { readUpload } from '../../../src/adjuster/upload/read-upload.ts';
import { inOrder, uploadMessage, type UploadProblem } from '../../../src/adjuster/upload/upload-problems.ts';
import type { UploadValues } from '../../../src/adjuster/upload/upload-values.ts';
import { unknownAccountGroup } from '../../../src/options/option-problems.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import { adjusterLockOf, sessionOf, type ClaimsSession, type ClaimsSessions } from '../claims/claims-sessions.ts';
import type { PayeeAccounts } from '../claims/payee-accounts.ts';
import type { Clock } from '../shared/clock.ts';
import { Expiring } from '../shared/expiring.ts';
import type { MerchantsByKey } from '../shared/merchants-by-key.ts';
import { Refusal, type RefusalCode } from '../shared/refusal.ts';
import type { ApprovalUpload } from './approval-upload.ts';
import { checkedUpload } from './checked-upload.ts';
import { storedProblems } from './upload-checks.ts';

export interface UploadsParts {
  readonly clock: Clock;
  readonly merchants: MerchantsByKey<ClaimsMerchant>;
  readonly sessions: ClaimsSessions;
  readonly accounts: PayeeAccounts;
}

/** Whom an upload is for, or why that is not to be told. */
type Recipient = { readonly session: ClaimsSession; readonly merchant: ClaimsMerchant } | { readonly refusal: Refusal };

/** The uploads for sessions that have not been opened yet. */
export class Uploads {
  readonly #uploads: Expiring<ApprovalUpload>;
  readonly #parts: UploadsParts;

  constructor(parts: UploadsParts) {
    this.#parts = parts;
    this.#uploads = new Expiring(parts.clock);
  }

  /**
   * Keeps an upload for its session, in the place of one before it; of one with the authentication key, only where it
   * has the key too. Throws where anything is wrong, and then keeps nothing: with all of it in the message, each with
   * party and field, and with no value that was given.
   *
   * @param body As JSON parsing left it.
   */
  load(body: unknown): void {
    const { values, problems: own } = readUpload(body);
    const upload = checkedUpload(values);
    const recipient = this.#recipientOf(values);
    const stored = recipient && 'merchant' in recipient ? this.#stored(recipient.merchant, upload) : [];
    const problems = inOrder([
      ...(recipient && 'refusal' in recipient ? [problemOf(recipient.refusal)] : []),
      ...own,
      // A field that could not be read is not missed as well.
      ...stored.filter(({ party, field }) => !own.some((one) => one.party === party && one.field === field)),
    ]);
    if (!recipient || 'refusal' in recipient || problems.length > 0) {
      throw new Refusal(codeOf(recipient), uploadMessage(problems));
    }
    const { origin, expiresAt } = recipient.session;
    this.#uploads.set(origin.key, upload, expiresAt);
  }

  /** The upload of a session lives as long as that. */
  keep(sessionKey: string, until: Date): void {
    const upload = this.#uploads.get(sessionKey);
    if (upload) this.#uploads.set(sessionKey, upload, until);
  }

  /** The upload of a session. */
  of(sessionKey: string): ApprovalUpload {
    const upload = this.#uploads.get(sessionKey);
    if (upload) return upload;
    const message = 'Nothing was uploaded for this session: LoadRequestData comes before the modal is opened.';
    throw new Refusal('NothingUploaded', message, 'claimsSessionKey');
  }

  /** Forgets the upload of a session that is over: it may hold tax ids. */
  drop(sessionKey: string): void {
    this.#uploads.delete(sessionKey);
  }

  /** A session with an upload is good for the creation of that request alone. */
  requireNone(sessionKey: string): void {
    if (!this.#uploads.get(sessionKey)) return;
    throw new Refusal('SessionReserved', 'A request was uploaded for this session: it is to create that.', 'sessionId');
  }

  /** Undefined where the session key could not be read, which is a problem already. */
  #recipientOf(keys: Partial<UploadValues>): Recipient | undefined {
    const { ClaimsSessionKey: sessionKey, ClaimsAuthenticationKey: authenticationKey } = keys;
    const { merchants, sessions, clock } = this.#parts;
    try {
      if (authenticationKey !== undefined) merchants.withKey(authenticationKey, 'ClaimsAuthenticationKey');
      if (sessionKey === undefined) return undefined;
      const session = sessionOf(sessions, sessionKey.toLowerCase(), 'adjuster');
      const { merchantKey } = session.origin;
      if (authenticationKey !== undefined && authenticationKey !== merchantKey) {
        throw new Refusal('SessionNotFound', 'You have no session with this id.');
      }
      session.requireFree(clock.now());
      adjusterLockOf(session)?.requireCreation();
      const before = this.#uploads.get(session.origin.key);
      if (authenticationKey === undefined && before && before.claimsAuthenticationKey !== null) {
        const message = 'The upload before this one came with the key: only another with the key takes its place.';
        throw new Refusal('InvalidAuthenticationKey', message, 'ClaimsAuthenticationKey');
      }
      return { session, merchant: merchants.withKey(merchantKey, 'ClaimsSessionKey') };
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error };
      throw error;
    }
  }

  /** The service's own knowledge: which groups, accounts, contacts and tokens there are. */
  #stored(merchant: ClaimsMerchant, { accountGroupCode: group, parties }: ApprovalUpload): readonly UploadProblem[] {
    const find = (accountId: number) => this.#parts.accounts.known(merchant.key, accountId);
    return [
      ...(group === null || merchant.accountGroups.includes(group)
        ? []
        : [{ ...unknownAccountGroup, party: null, field: 'AccountGroupCode' }]),
      ...parties.flatMap((party, index) => storedProblems(merchant, party, index + 1, find)),
    ];
  }
}

function problemOf({ code, message, field }: Refusal): UploadProblem {
  const isKey = code === 'InvalidAuthenticationKey';
  return { code, message, party: null, field: isKey ? (field ?? '') : 'ClaimsSessionKey' };
}

/** Whose upload it is comes first: to put the data right would not help. */
function codeOf(recipient: Recipient | undefined): RefusalCode {
  return recipient && 'refusal' in recipient ? recipient.refusal.code : 'InvalidRequestData';
}
