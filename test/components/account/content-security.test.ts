import { describeContentSecurity } from '../suites/content-security-suite.ts';

describeContentSecurity({
  load: async () => (await import('./account-states.ts')).states,
  form: 'with the form for a person',
  printable: 'when the payment to a bank account is complete',
});
