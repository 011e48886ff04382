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
