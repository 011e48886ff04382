import * as v from 'valibot';
import type {
  companyTypeNumbers,
  messageDeliveryNumbers,
  partyMethodNumbers,
  partyRoleNumbers,
  ProcessType,
} from '../../src/adjuster/enumerations.ts';
import type { webAccessNumbers } from '../../src/claims/enumerations.ts';
import { UploadError } from './call-errors.ts';
import {
  callService,
  requireAddress,
  requireKey,
  requireServer,
  responseCode,
  withoutSecrets,
  type ServiceAccess,
} from './service-call.ts';

/** An enumeration of the upload: the name, or the number that stands for it. */
type NameOrNumber<Numbers> = keyof Numbers | Numbers[keyof Numbers];

/** Where a check is sent. Source: claims modals, MailingAddress. */
export interface MailingAddress {
  readonly Address?: string;
  readonly City?: string;
  readonly State?: string;
  readonly Zip?: string;
}

export interface AdjusterContactDetails {
  /** A stored contact, which is updated. Absent where one is to be created. */
  readonly ContactId?: number;
  readonly FirstName?: string;
  readonly LastName?: string;
  readonly Email?: string;
  readonly PhoneNumber?: string;
  readonly WebAccess?: NameOrNumber<typeof webAccessNumbers>;
}

export interface AdjusterCompanyDetails extends MailingAddress {
  readonly CompanyName?: string;
  readonly TaxId?: string;
  readonly CompanyType?: NameOrNumber<typeof companyTypeNumbers>;
  readonly ContactDetails?: AdjusterContactDetails;
}

export interface AdjusterIndividualDetails extends MailingAddress {
  readonly FirstName?: string;
  readonly LastName?: string;
  readonly Email?: string;
  readonly PhoneNumber?: string;
}

/** Source: claims modals, ApprovalRequestParty. */
export interface ApprovalRequestParty {
  /** Comes back in the event of the creation. */
  readonly ReferenceId?: string;
  /** A stored account. Each party has another one. */
  readonly AccountId?: number;
  readonly ContactId?: number;
  readonly ApprovalRole: NameOrNumber<typeof partyRoleNumbers>;
  readonly LinkDeliveryType?: NameOrNumber<typeof messageDeliveryNumbers>;
  /** Reserved. */
  readonly PhoneNumber?: string;
  /** Recipient of the e-mails; the stored address where absent. */
  readonly EmailAddress?: string;
  /** In dollars; 0 for ApprovalOnly. */
  readonly PaymentAmount: number | string;
  /** For PaymentOnlyActionBypass. */
  readonly PaymentMethodType?: NameOrNumber<typeof partyMethodNumbers>;
  /** For PaymentOnlyActionBypass to a bank account or card. */
  readonly Token?: string;
  readonly Address?: MailingAddress;
  readonly CompanyDetails?: AdjusterCompanyDetails;
  readonly IndividualDetails?: AdjusterIndividualDetails;
  /** `VendorServiceDate`, `VendorRefNumber` (15 characters), `DocumentUrl` (250 characters). */
  readonly ExtendedParameters?: Readonly<Record<string, string>>;
}

/** What an adjuster is to create a request of. Source: claims modals, Load request data fields. */
export interface ApprovalRequestUpload {
  readonly ClaimNumber: string;
  readonly ClaimDetails?: readonly string[];
  /** In dollars; the parties' amounts add up to it. */
  readonly TotalAmount: string | number;
  readonly ProcessType: ProcessType;
  readonly AccountGroupCode?: string;
  /** 1 to 10. */
  readonly ApprovalRequestParties: readonly ApprovalRequestParty[];
  readonly ExtendedParameters?: Readonly<Record<string, string>>;
}

export interface UploadRequest extends ServiceAccess {
  /** From {@link createAdjusterSession}. The data is kept for this session. */
  readonly claimsSessionKey: string;
  /** Identifies the customer. Secret. */
  readonly claimsAuthenticationKey: string;
  readonly request: ApprovalRequestUpload;
}

const uploadAnswer = v.object({ ResponseCode: responseCode, ResponseMessage: v.nullish(v.string()) });

/**
 * Uploads what an adjuster is going to check and create, on the integrator's server. Rejects with an {@link UploadError}
 * that names everything that is wrong, for wrong arguments with a `TypeError`.
 *
 * ```ts
 * const claimsSessionKey = await createAdjusterSession({ baseUrl, claimsAuthenticationKey });
 * await uploadApprovalRequest({ baseUrl, claimsAuthenticationKey, claimsSessionKey, request });
 * ```
 *
 * Source: claims modals, Load request data.
 */
export async function uploadApprovalRequest(upload: UploadRequest): Promise<void> {
  const { claimsSessionKey, claimsAuthenticationKey, request, baseUrl } = upload;
  requireServer('uploadApprovalRequest');
  requireAddress('uploadApprovalRequest', baseUrl);
  requireSession(claimsSessionKey);
  requireKey('uploadApprovalRequest', 'claimsAuthenticationKey', claimsAuthenticationKey);
  if (typeof request !== 'object' || request === null)
    throw new TypeError('uploadApprovalRequest: request must be an object with the data of the approval request.');
  const secrets = [claimsAuthenticationKey, claimsSessionKey, ...secretsOf(request)];
  const { answer, status } = await callService(upload, {
    path: '/Claims/AdjusterModal/Operations/LoadRequestData',
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        ...request,
        ClaimsSessionKey: claimsSessionKey,
        ClaimsAuthenticationKey: claimsAuthenticationKey,
      }),
    },
    answer: uploadAnswer,
    secrets,
    Failure: UploadError,
  });
  const { ResponseCode, ResponseMessage } = answer;
  if (ResponseCode === 'Success') return;
  const reason = withoutSecrets(ResponseMessage ?? 'It gave no reason.', secrets);
  throw new UploadError(ResponseCode, `The service did not take the upload. ${reason}`, { status });
}

function requireSession(claimsSessionKey: unknown): void {
  if (typeof claimsSessionKey === 'string' && claimsSessionKey.trim() !== '') return;
  throw new TypeError('uploadApprovalRequest: claimsSessionKey is missing. createAdjusterSession gives it.');
}

/** What of an upload must not stand in an error that goes into a log. */
function secretsOf({ ApprovalRequestParties: parties }: Partial<ApprovalRequestUpload>): readonly string[] {
  // Whatever a server without types passes in is for the service to refuse.
  const secrets = Array.isArray(parties)
    ? (parties as readonly Partial<ApprovalRequestParty>[]).flatMap((party) => [
        party.Token,
        party.CompanyDetails?.TaxId,
      ])
    : [];
  return secrets.filter((secret): secret is string => typeof secret === 'string' && secret !== '');
}
