export { ClaimsAccount } from './claims-account/claims-account.ts';
export { ClaimsAdjuster } from './claims-adjuster/claims-adjuster.ts';
export { PortalPayment } from './portal-payment/portal-payment.ts';
export { AccountType, AmountContext, FeeContext, PaymentCategory, SaveOption } from '../src/payment/enumerations.ts';
export { ResponseCode } from '../src/payment/response-codes.ts';
export { paymentEn, type PaymentMessageKey } from '../src/messages/payment.en.ts';
export { paymentEs } from '../src/messages/payment.es.ts';
export { createHttpPaymentService } from '../src/service/http-payment-service.ts';
export { ServiceError } from '../src/service/service-error.ts';
export type {
  EarlierPortalError,
  PortalError,
  PortalEventCode,
  PortalEventDetails,
  UnloadDetail,
} from '../src/payment/events.ts';
export type { Nested, PaymentInfo, SavePaymentInfo } from '../src/payment/payloads.ts';
export type { InterfaceForm, PaymentOptionObject } from '../src/options/payment-options.ts';
export type * from '../src/service/payment-service.ts';
export type { Answer, AttemptStatus, OperationCredentials } from '../src/service/operation-service.ts';
export {
  ApprovalRequestStatus,
  PartyStatus,
  ProcessType,
  type EntityState,
  type PartyMethod,
  type PartyRole,
} from '../src/approval/enumerations.ts';
export type {
  AdjusterError,
  AdjusterEventCode,
  AdjusterEventDetails,
  ApprovalRequestCreated,
  CreatedApprovalRequestParty,
} from '../src/approval/adjuster-events.ts';
export type { AccountError, AccountEventCode, AccountEventDetails } from '../src/claims/account-events.ts';
export type {
  AccountPaymentInfo,
  AccountSaveInfo,
  BankAccountSummary,
  EPaySummary,
} from '../src/claims/account-payloads.ts';
export { AccountContext, PayeeAccountType, PayeeMethodType, type WebAccess } from '../src/claims/enumerations.ts';
export type { CompanyContact, CompanyPayee, IndividualPayee, Payee, PostalAddress } from '../src/claims/payee.ts';
export { accountEn, type AccountMessageKey } from '../src/messages/account.en.ts';
export { accountEs } from '../src/messages/account.es.ts';
export { adjusterEn, type AdjusterMessageKey } from '../src/messages/adjuster.en.ts';
export { adjusterEs } from '../src/messages/adjuster.es.ts';
export type { AccountOptionObject } from '../src/options/account-options.ts';
export type { AdjusterOptionObject } from '../src/options/adjuster-options.ts';
export { createHttpClaimsAccountService } from '../src/service/http-claims-account-service.ts';
export { createHttpClaimsAdjusterService } from '../src/service/http-claims-adjuster-service.ts';
export type * from '../src/service/claims-account-service.ts';
export type * from '../src/service/claims-adjuster-service.ts';
