import type {
  ApprovalRequestStatus,
  CompanyType,
  EntityState,
  MessageDelivery,
  PartyMethod,
  PartyRole,
  PartyStatus,
  ProcessType,
} from './enumerations.ts';
import type { PostalAddress } from '../claims/payee.ts';
import type { Cents } from '../money.ts';
import type { DeclineCode } from '../operation/response-codes.ts';
import type { WallTime } from '../wall-time.ts';
import type { Answer, AttemptStatus, OperationCredentials } from '../operation/operation-service.ts';

/** One party of an approval request, as the adjuster sees it. All texts are as uploaded. */
export interface RequestParty {
  /** The uploader's own id of the party; null where none was given. */
  readonly referenceId: string | null;
  /** The company, or the person. */
  readonly name: string;
  /** Who acts for a company; null for a person. */
  readonly contactName: string | null;
  /** Null for a person, and where the upload does not say. */
  readonly companyType: CompanyType | null;
  readonly role: PartyRole;
  /** In cents; 0 for a party that only approves. */
  readonly amount: Cents;
  /** How a party without an action is paid, or how a party has chosen to be; null where it has yet to choose. */
  readonly method: PartyMethod | null;
  readonly delivery: MessageDelivery;
  /** Where its e-mails go. */
  readonly email: string;
  /** Where a check would be mailed. */
  readonly address: PostalAddress | null;
  readonly vendor: {
    readonly serviceDate: string | null;
    readonly referenceNumber: string | null;
    /** An http or https address. */
    readonly documentUrl: string | null;
  } | null;
}

/** What was uploaded for a session. */
export interface UploadedRequest {
  readonly claimNumber: string;
  readonly claimDetails: readonly string[];
  readonly totalAmount: Cents;
  readonly processType: ProcessType;
  readonly accountGroupCode: string | null;
  readonly extendedParameters: Readonly<Record<string, string>>;
  readonly parties: readonly RequestParty[];
}

interface AdjusterMerchant {
  readonly name: string;
  /** Shown where the adjuster is told whom to ask for help. */
  readonly phone: string;
}

export interface CreateSession {
  readonly merchant: AdjusterMerchant;
  readonly request: UploadedRequest;
}

/** A request as it was created. */
export interface CreatedRequest {
  readonly approvalRequestId: number;
  readonly creationDate: WallTime;
  readonly expirationDate: WallTime;
  readonly timeZone: string;
  readonly processType: ProcessType;
  readonly accountGroupCode: string | null;
  readonly status: ApprovalRequestStatus;
  readonly parties: readonly {
    readonly approvalRequestPartyId: number;
    readonly referenceId: string | null;
    readonly account: {
      readonly accountId: number;
      readonly operation: EntityState;
      /** Null where no contact was involved. */
      readonly contact: { readonly contactId: number; readonly operation: EntityState } | null;
    };
  }[];
}

/** A party of a request that exists, and what it has done. */
export interface ManagedParty extends RequestParty {
  readonly approvalRequestPartyId: number;
  readonly status: PartyStatus;
  /** Why the processor did not carry out its last payment; null where it has not been declined. */
  readonly declined: DeclineCode | null;
  /** When its e-mail was sent last; null where none was. */
  readonly emailSentAt: WallTime | null;
  /** When its status last changed; null where it has not since the beginning. */
  readonly changedAt: WallTime | null;
  /** Whether its e-mail may be sent again: it has been asked, and has something left to do. */
  readonly canResend: boolean;
}

/** A request that exists, as it stands. */
export interface ManagedRequest extends Omit<UploadedRequest, 'parties'> {
  readonly approvalRequestId: number;
  readonly status: ApprovalRequestStatus;
  readonly creationDate: WallTime;
  readonly expirationDate: WallTime;
  readonly timeZone: string;
  readonly parties: readonly ManagedParty[];
}

export interface ManageSession {
  readonly merchant: AdjusterMerchant;
  readonly request: ManagedRequest;
}

/**
 * The service behind the adjuster modal, as the element sees it.
 *
 * Every call rejects with a {@link ServiceError} and with nothing else.
 * Source: claims modals, Adjuster modal, for session and upload; these calls are the service's own, see
 * `mock-server/openapi.yaml`.
 */
export interface ClaimsAdjusterService {
  /** Reserves the session for creating a request from what was uploaded for it. */
  openCreate(credentials: OperationCredentials): Promise<CreateSession>;
  /** Creates the request and sends the welcome e-mails. */
  create(credentials: OperationCredentials, attempt: number): Promise<Answer<CreatedRequest>>;
  /** What became of an attempt. One that the service has not received by now is void from here on. */
  createStatus(credentials: OperationCredentials, attempt: number): Promise<AttemptStatus<CreatedRequest>>;

  /** Reserves the session for managing one request. */
  openManage(
    credentials: OperationCredentials,
    request: { readonly approvalRequestId: number },
  ): Promise<ManageSession>;
  /** The request as it stands now. */
  current(credentials: OperationCredentials): Promise<ManagedRequest>;
  /** Sends a party's e-mail again. Once per `resendKey`, however often it is called with it. */
  resendEmail(
    credentials: OperationCredentials,
    resend: { readonly approvalRequestPartyId: number; readonly resendKey: string },
  ): Promise<ManagedRequest>;
  /** Cancels the request. */
  cancelRequest(credentials: OperationCredentials, attempt: number): Promise<Answer<ManagedRequest>>;
  cancelStatus(credentials: OperationCredentials, attempt: number): Promise<AttemptStatus<ManagedRequest>>;

  /** Ends the session without a result. */
  close(credentials: OperationCredentials): Promise<void>;
}
