import { describeContentSecurity } from '../suites/content-security-suite.ts';

describeContentSecurity({
  load: async () => (await import('./adjuster-states.ts')).states,
  form: 'with a request that is open',
  printable: 'when a creation is done',
});
