export { fakePaymentService, type FakePaymentSettings, type PaymentScenario } from './fake-payment-service.ts';
export { withPlaywright, withTestingLibrary, type Hands, type PlaywrightScreen, type TestingLibrary } from './hands.ts';
export { PaymentPerson } from './payment-person.ts';
