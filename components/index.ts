export { ClaimsAccount } from './claims-account/claims-account.ts';
export { ClaimsAdjuster } from './claims-adjuster/claims-adjuster.ts';
export { PortalPayment } from './portal-payment/portal-payment.ts';
export { AccountType, AmountContext, FeeContext, SaveOption } from '../src/payment/enumerations.ts';
export { PaymentCategory } from '../src/payment/payment-category.ts';
export { ResponseCode } from '../src/operation/response-codes.ts';
export { paymentEn, type PaymentMessageKey } from '../src/payment/payment.en.ts';
export { catalogue as paymentEs } from '../src/payment/payment.es.ts';
export { createHttpPaymentService } from '../src/payment/http-payment-service.ts';
export { ServiceError } from '../src/operation/service-error.ts';
export type {
  EarlierPortalError,
  PortalError,
  PortalEventCode,
  PortalEventDetails,
  UnloadDetail,
} from '../src/payment/events.ts';
export type { Nested, PaymentInfo, SavePaymentInfo } from '../src/payment/payloads.ts';
export type { InterfaceVersion, PaymentOptionObject } from '../src/payment/payment-options.ts';
export type * from '../src/payment/payment-service.ts';
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
export type { CompanyContact, CompanyPayee, IndividualPayee, Payee, PostalAddress } from '../src/claims/payee.ts';
export { accountEn, type AccountMessageKey } from '../src/account/account.en.ts';
export { catalogue as accountEs } from '../src/account/account.es.ts';
export { adjusterEn, type AdjusterMessageKey } from '../src/adjuster/adjuster.en.ts';
export { catalogue as adjusterEs } from '../src/adjuster/adjuster.es.ts';
export type { AccountOptionObject } from '../src/account/account-options.ts';
export type { AdjusterOptionObject } from '../src/adjuster/adjuster-options.ts';
export { createHttpClaimsAccountService } from '../src/account/http-claims-account-service.ts';
export { createHttpClaimsAdjusterService } from '../src/adjuster/http-claims-adjuster-service.ts';
export type * from '../src/account/claims-account-service.ts';
export type * from '../src/adjuster/claims-adjuster-service.ts';
