import { sessionErrorStories } from '../session-error-stories.ts';
import { bill } from './examples.ts';

export const sessionErrors = sessionErrorStories({
  option: 'sessionId',
  load: 'portal.load',
  values: { options: bill },
});
