import type { StoryGroup } from '../story.ts';
import { bill } from './examples.ts';

export const sessionErrors: StoryGroup = {
  title: 'Errors of the session',
  stories: [
    {
      id: 'session-used',
      title: 'Used session',
      about: 'A session is good for one operation. This one was used for another before.',
      toTry: 'Open, and find `sessionId` in the event.',
      values: { session: 'used', options: bill },
    },
    {
      id: 'session-reserved',
      title: 'Session open elsewhere',
      about: 'Another window has opened a modal with the same session and has not finished.',
      toTry: 'Open: no second payment can begin.',
      values: { session: 'reserved', options: bill },
    },
    {
      id: 'session-expired',
      title: 'Expired session',
      about: 'The page was left alone for a day before the modal was opened. The sandbox’s clock makes it so.',
      toTry: 'Open. Your page would fetch a new session and start again.',
      values: { session: 'expired', options: bill },
    },
    {
      id: 'session-invented',
      title: 'Invented session',
      about: 'The service has never given out this session id.',
      toTry: 'Open.',
      values: { session: 'invented', options: bill },
    },
    {
      id: 'session-missing',
      title: 'No session',
      about: 'Without a `sessionId` nothing is asked of the service at all.',
      toTry: 'Open: an error, and no `portal.load` before it.',
      values: { session: 'none', options: bill },
    },
  ],
};
