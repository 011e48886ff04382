import { sessionErrorStories } from '../session-error-stories.ts';
import { accountId, accounts, claim } from './examples.ts';

export const sessionErrors = sessionErrorStories({
  option: 'SessionId',
  load: 'claims.load',
  values: { options: { ...claim, ...accountId(accounts.company) } },
});
