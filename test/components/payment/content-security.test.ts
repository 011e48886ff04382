import { describeContentSecurity } from '../suites/content-security-suite.ts';

describeContentSecurity({
  load: async () => (await import('./payment-states.ts')).states,
  form: 'with the form for a card',
  printable: 'when a payment is done',
});
