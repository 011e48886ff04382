import * as v from 'valibot';
import { DirectMethod } from '../../src/account/requests.ts';
import { AccountReceipt } from '../../src/account/wire.ts';
import { ManagedParty, ManagedRequest } from '../../src/adjuster/wire.ts';
import { Text, wholeNumber } from '../../src/http/requests.ts';
import { Done, type Shape } from '../../src/http/wire.ts';
import { FeeSchedule } from '../../src/payment/wire.ts';
import { EPayView } from '../simulator/account/e-pay-requests.ts';
import { ApprovalView } from '../simulator/adjuster/party-links.ts';
import { ClaimEntry } from '../simulator/claims/claims-ledger.ts';
import { claimsModals } from '../simulator/claims/claims-sessions.ts';
import { Email } from '../simulator/shared/outbox.ts';
import { LedgerEntry } from '../simulator/payment/ledger.ts';
import { OptionalText } from '../simulator/shared/ids.ts';
import { faultScenarios, type FaultScenario } from '../simulator/shared/fault-scenarios.ts';
import { NotificationAddress } from '../simulator/shared/notification-address.ts';
import { Delivery } from '../simulator/shared/notifications.ts';
import { FaultRule } from '../simulator/shared/faults.ts';
import { outcomeSchema } from '../simulator/shared/response-code.ts';
import { FixedOptions, SessionKey } from './server-schemas.ts';

/* The schemas of the endpoints that only the sandbox has. */

export const SandboxSessionRequest = v.looseObject({
  merchantKey: Text,
  processorKey: OptionalText,
  /** The claims modal of the session; both if absent. */
  modal: v.exactOptional(v.picklist(claimsModals)),
  /** Seconds from the last use until it expires, by default half an hour. A short time shows how a modal ends. */
  lifetimeInSeconds: v.exactOptional(wholeNumber(1, 86_400)),
  /** Options that the page cannot change, as in the request of a server. */
  options: v.nullish(FixedOptions),
});
export const SandboxSessionAnswer = v.object({ ...Done.entries, sessionKey: SessionKey });

export const LedgerAnswer = v.object({
  ...Done.entries,
  /** The entries of the payment modal. */
  entries: v.array(LedgerEntry),
  /** The entries of the claims modals and of their e-mails. */
  claims: v.array(ClaimEntry),
});

export const OutboxAnswer = v.object({ ...Done.entries, emails: v.array(Email) });

/** An upload without the keys. */
export const UploadFields = v.record(v.string(), v.unknown());
export const SandboxUploadRequest = v.object({
  merchantKey: Text,
  request: UploadFields,
  lifetimeInSeconds: SandboxSessionRequest.entries.lifetimeInSeconds,
});

const { approvalRequestId, status, claimNumber, totalAmount, creationDate, expirationDate, timeZone } =
  ManagedRequest.entries;

export const RequestSummary = v.object({
  approvalRequestId,
  merchant: v.string(),
  ...{ status, claimNumber, totalAmount, creationDate, expirationDate, timeZone },
  parties: v.array(v.pick(ManagedParty, ['approvalRequestPartyId', 'name', 'role', 'amount', 'status'])),
});
export type RequestSummary = Shape<typeof RequestSummary>;
export const RequestsAnswer = v.object({ ...Done.entries, requests: v.array(RequestSummary) });

export const LinkAnswer = v.object({ ...Done.entries, link: v.variant('kind', [EPayView, ApprovalView]) });

/** The choice of a payee who has opened the link of an e-mail payment request. */
export const LinkChoice = v.object({ method: DirectMethod });

/** The result of a choice. */
export const LinkOutcome = outcomeSchema(AccountReceipt);

/** Oldest first. */
export const NotificationsAnswer = v.object({ ...Done.entries, notifications: v.array(Delivery) });

export const NotificationAddressRequest = v.object({
  /** The authentication key of a merchant of either kind. */
  merchantKey: Text,
  /** Null stops notifications for this merchant. */
  address: v.nullable(NotificationAddress),
});

/** A list of faults or the name of a scenario. Replaces all earlier faults. */
export const FaultsRequest = v.union([
  v.object({ faults: v.pipe(v.array(FaultRule), v.maxLength(100)) }),
  v.object({ scenario: v.picklist(Object.keys(faultScenarios) as FaultScenario[]) }),
]);
export const FaultsAnswer = v.object({ ...Done.entries, faults: v.array(FaultRule) });

const Fee = v.variant('kind', FeeSchedule.options);
export const FeesRequest = v.object({ merchantKey: Text, fees: v.object({ CreditCard: Fee, ECheck: Fee }) });

/** Adds a second key to the merchant of a valid key, or retires this key. The last key stays. */
export const KeysRequest = v.object({ merchantKey: Text, action: v.picklist(['add', 'retire']) });
export const KeysAnswer = v.object({
  ...Done.entries,
  /** The merchant's valid keys. */
  keys: v.array(v.string()),
});

export const ClockRequest = v.object({ moveByMinutes: wholeNumber(-525_600, 525_600) });
export const ClockAnswer = v.object({
  ...Done.entries,
  /** An instant in ISO 8601. */
  now: v.pipe(v.string(), v.isoTimestamp()),
});
