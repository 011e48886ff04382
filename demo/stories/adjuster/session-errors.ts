import { sessionErrorStories } from '../session-error-stories.ts';
import { claimant, single, text } from './examples.ts';

export const sessionErrors = sessionErrorStories({
  option: 'claimsSessionKey',
  load: 'claims.load',
  values: { upload: text(single(claimant)) },
});
