import { describeContentSecurity } from '../suites/content-security-suite.ts';

describeContentSecurity({
  load: async () => (await import('./account-states.ts')).states,
  form: 'with the form for a person',
  printable: 'when a payment to a payee is done',
});
