import { readUpload } from '../../../src/adjuster/upload/read-upload.ts';
import { inOrder, uploadMessage, type UploadProblem } from '../../../src/adjuster/upload/upload-problems.ts';
import { partyFields, uploadFields, type UploadValues } from '../../../src/adjuster/upload/upload-tables.ts';
import { unknownAccountGroup } from '../../../src/options/option-problems.ts';
import { firstValue } from '../../../src/options/read-options.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import { adjusterLockOf, sessionOf, type ClaimsSession } from '../claims/claims-sessions.ts';
import { merchantOf, type ClaimsWorld } from '../claims/claims-world.ts';
import { Expiring } from '../shared/expiring.ts';
import { givenTwice, spellingsOf } from '../shared/fixed-options.ts';
import { Refusal } from '../shared/refusal.ts';
import { storedProblems } from './upload-checks.ts';

/** The uploads for sessions that have not been opened yet. */
export class Uploads {
  readonly #uploads: Expiring<UploadValues>;
  readonly #world: ClaimsWorld;

  constructor(world: ClaimsWorld) {
    this.#world = world;
    this.#uploads = new Expiring(world.clock);
  }

  /**
   * Stores an upload and replaces an earlier one. If that had the authentication key, this one needs it too. Throws
   * with all problems by party and field, without the received values.
   */
  load(body: unknown): void {
    const { values, problems: own } = readUpload(body);
    const given = Object(firstValue([body], 'ApprovalRequestParties')) as readonly unknown[];
    const recipient = this.#recipientOf(values);
    const isRefused = recipient instanceof Refusal;
    const stored = recipient && !isRefused ? this.#stored(merchantOf(this.#world, recipient), values) : [];
    const problems = inOrder([
      ...(isRefused ? [problemOf(recipient)] : []),
      ...own,
      ...givenTwiceIn(body, uploadFields, null),
      ...values.ApprovalRequestParties.flatMap((_, index) => givenTwiceIn(given[index], partyFields, index + 1)),
      // An unreadable field is reported once, and not as missing too.
      ...stored.filter(({ party, field }) => !own.some((one) => one.party === party && one.field === field)),
    ]);
    // Problems of the recipient come first, because correcting the data would not help.
    if (!recipient || isRefused || problems.length > 0)
      throw new Refusal(isRefused ? recipient.code : 'InvalidRequestData', uploadMessage(problems));
    const { origin, expiresAt } = recipient;
    this.#uploads.set(origin.key, values, expiresAt);
  }

  keep(sessionKey: string, until: Date): void {
    const upload = this.#uploads.get(sessionKey);
    if (upload) this.#uploads.set(sessionKey, upload, until);
  }

  of(sessionKey: string): UploadValues {
    const upload = this.#uploads.get(sessionKey);
    if (upload) return upload;
    const message = 'Nothing was uploaded for this session: LoadRequestData comes before the modal is opened.';
    throw new Refusal('NothingUploaded', message, 'claimsSessionKey');
  }

  drop(sessionKey: string): void {
    this.#uploads.delete(sessionKey);
  }

  /** Throws if the session has an upload, because it can then only create that request. */
  requireNone(sessionKey: string): void {
    if (!this.#uploads.get(sessionKey)) return;
    throw new Refusal('SessionReserved', 'A request was uploaded for this session: it is to create that.', 'sessionId');
  }

  /** Undefined if the session key could not be read, which is already reported. */
  #recipientOf(keys: Partial<UploadValues>): ClaimsSession | Refusal | undefined {
    const { ClaimsSessionKey: sessionKey, ClaimsAuthenticationKey: authenticationKey } = keys;
    const { merchants, sessions } = this.#world;
    try {
      const caller =
        authenticationKey === undefined ? undefined : merchants.withKey(authenticationKey, 'ClaimsAuthenticationKey');
      if (sessionKey === undefined) return undefined;
      const session = sessionOf(sessions, sessionKey, 'adjuster');
      const merchant = merchants.ofSession(session.origin);
      if (caller && caller !== merchant) {
        throw new Refusal('SessionNotFound', 'You have no session with this id.');
      }
      session.requireFree();
      adjusterLockOf(session)?.requireCreation();
      const before = this.#uploads.get(session.origin.key);
      if (authenticationKey === undefined && before?.ClaimsAuthenticationKey !== undefined) {
        const message = 'The earlier upload had the authentication key. Send the key to replace it.';
        throw new Refusal('InvalidAuthenticationKey', message, 'ClaimsAuthenticationKey');
      }
      return session;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  #stored(merchant: ClaimsMerchant, values: UploadValues): readonly UploadProblem[] {
    const { AccountGroupCode: group, ApprovalRequestParties: parties } = values;
    const find = (accountId: number) => this.#world.accounts.known(merchant.key, accountId);
    return [
      ...(group === undefined || merchant.accountGroups.includes(group)
        ? []
        : [{ ...unknownAccountGroup, party: null, field: 'AccountGroupCode' }]),
      ...parties.flatMap((party, index) => storedProblems(merchant, party, index + 1, find)),
    ];
  }
}

/** The fields that are given in both spellings, with different values. */
function givenTwiceIn(given: unknown, fields: object, party: number | null): readonly UploadProblem[] {
  return Object.keys(fields).flatMap((field) => {
    const [one, other] = spellingsOf(field).map((name) => JSON.stringify(firstValue([given], name)));
    return other === undefined || one === other ? [] : [{ ...givenTwice, party, field }];
  });
}

function problemOf({ code, message, field }: Refusal): UploadProblem {
  const isKey = code === 'InvalidAuthenticationKey';
  return { code, message, party: null, field: isKey ? (field ?? '') : 'ClaimsSessionKey' };
}
