export { AccountPerson } from './account-person.ts';
export { AdjusterPerson } from './adjuster-person.ts';
export { answeredBy, type PlaywrightRoute } from './answered-by.ts';
export { fakeAccountService, type FakeAccountSettings } from './fake-account-service.ts';
export { fakeAdjusterService, type FakeAdjusterSettings } from './fake-adjuster-service.ts';
export { fakePaymentService, type FakePaymentSettings, type PaymentScenario } from './fake-payment-service.ts';
export {
  withPlaywright,
  withTestingLibrary,
  type TestActions,
  type PlaywrightScreen,
  type TestingLibrary,
} from './test-actions.ts';
export { PaymentPerson } from './payment-person.ts';
export type { ServiceScenario } from './scenarios.ts';
