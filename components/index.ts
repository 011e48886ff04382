export { ClaimsAccount } from './claims-account/claims-account.ts';
export { ClaimsAdjuster } from './claims-adjuster/claims-adjuster.ts';
export { PortalPayment, type EarlierPortalEventMap, type PortalEventMap } from './portal-payment/portal-payment.ts';
export { AccountType, AmountContext, FeeContext, SaveOption } from '../src/payment/enumerations.ts';
export { PaymentCategory } from '../src/payment/payment-category.ts';
export { ResponseCode } from '../src/operation/response-codes.ts';
export { paymentEn, type PaymentMessageKey } from '../src/payment/payment.en.ts';
export { loadPaymentMessages } from '../src/payment/payment-messages.ts';
export { createHttpPaymentService } from '../src/payment/http-payment-service.ts';
export { ServiceError } from '../src/operation/service-error.ts';
export type { AccountEventMap, AdjusterEventMap, ClaimsEventMap } from './claims-events.ts';
export type {
  EarlierPortalError,
  EarlierPortalEventDetails,
  PortalError,
  PortalEventCode,
  PortalEventDetails,
  UnloadDetail,
} from '../src/payment/events.ts';
export type { Nested, PaymentInfo, SavePaymentInfo } from '../src/payment/payloads.ts';
export type { InterfaceVersion, PaymentOptionObject } from '../src/payment/payment-options.ts';
export type { PaymentService } from '../src/payment/payment-service.ts';
export type {
  BankAccountDetails,
  CardDetails,
  DebitAuthorization,
  MethodDetails,
  PaymentSubmission,
  References,
  SavedMethodReference,
  SaveSubmission,
} from '../src/payment/requests.ts';
export type {
  MaskedMethod,
  Merchant,
  PaymentReceipt,
  PaymentSession,
  Quote,
  SaveReceipt,
} from '../src/payment/wire.ts';
export type { Answer, AttemptStatus, OperationCredentials } from '../src/operation/operation-service.ts';
export {
  ApprovalRequestStatus,
  PartyStatus,
  ProcessType,
  type EntityState,
  type PartyMethod,
  type PartyRole,
} from '../src/adjuster/enumerations.ts';
export type {
  AdjusterError,
  AdjusterEventCode,
  AdjusterEventDetails,
  ApprovalRequestCreated,
  CreatedApprovalRequestParty,
} from '../src/adjuster/adjuster-events.ts';
export type { AccountError, AccountEventCode, AccountEventDetails } from '../src/account/account-events.ts';
export type {
  AccountPaymentInfo,
  AccountSaveInfo,
  BankAccountSummary,
  EPaySummary,
} from '../src/account/account-payloads.ts';
export { AccountContext, PayeeMethodType } from '../src/account/enumerations.ts';
export { PayeeAccountType, type WebAccess } from '../src/claims/enumerations.ts';
export type { CompanyContact, CompanyPayee, IndividualPayee, Payee } from '../src/claims/requests.ts';
export type { PostalAddress } from '../src/claims/wire.ts';
export { accountEn, type AccountMessageKey } from '../src/account/account.en.ts';
export { loadAccountMessages } from '../src/account/account-messages.ts';
export { adjusterEn, type AdjusterMessageKey } from '../src/adjuster/adjuster.en.ts';
export { loadAdjusterMessages } from '../src/adjuster/adjuster-messages.ts';
export type { AccountOptionObject } from '../src/account/account-options.ts';
export type { AdjusterOptionObject } from '../src/adjuster/adjuster-options.ts';
export { createHttpClaimsAccountService } from '../src/account/http-claims-account-service.ts';
export { createHttpClaimsAdjusterService } from '../src/adjuster/http-claims-adjuster-service.ts';
export type { ClaimsAccountService } from '../src/account/claims-account-service.ts';
export type { AccountOpenRequest, AccountSubmission, PayeeBankAccount, PayeeMethod } from '../src/account/requests.ts';
export type {
  AccountReceipt,
  AccountSession,
  ClaimTransaction,
  PayeeMethodReceipt,
  SavedBankAccount,
} from '../src/account/wire.ts';
export type { ClaimsAdjusterService } from '../src/adjuster/claims-adjuster-service.ts';
export type {
  CreatedRequest,
  CreateSession,
  ManagedParty,
  ManagedRequest,
  ManageSession,
  RequestParty,
  UploadedRequest,
} from '../src/adjuster/wire.ts';
