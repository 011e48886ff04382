import type { SessionKind } from '../sandbox/session-kinds.ts';
import type { Story, StoryGroup } from './story.ts';
import type { StoryValues } from './story-values.ts';

export interface SessionErrorTexts {
  /** The option that holds the session, and the event that is not raised without one. */
  readonly option: string;
  readonly load: string;
  /** The options in all of them. */
  readonly values: Partial<StoryValues>;
}

/** The faults of a session are the same for every modal. */
export function sessionErrorStories({ option, load, values }: SessionErrorTexts): StoryGroup {
  const story = (session: SessionKind, texts: Omit<Story, 'id' | 'values'>): Story => ({
    id: `session-${session === 'none' ? 'missing' : session}`,
    ...texts,
    values: { ...values, session },
  });
  return {
    title: 'Session errors',
    stories: [
      story('used', {
        title: 'Used session',
        about: 'A session is good for one operation. This one was used for another before.',
        toTry: `Open, and find \`${option}\` in the event.`,
      }),
      story('reserved', {
        title: 'Session open elsewhere',
        about: 'Another window has opened a modal with the same session and has not finished.',
        toTry: 'Open: nothing else can begin with it.',
      }),
      story('expired', {
        title: 'Expired session',
        about: 'The page was left alone for a day before the modal was opened. The sandbox’s clock makes it so.',
        toTry: 'Open. Your page would fetch a new session and start again.',
      }),
      story('short', {
        title: 'Session that ends',
        about:
          'This session lives for a minute since it was last used. Whoever is active in the modal has all the time.',
        toTry:
          'Open, and wait: you are warned. Ask for more time, or let it end: what you typed is there again when you open it anew.',
      }),
      story('invented', {
        title: 'Invented session',
        about: 'The service has never given out this session.',
        toTry: 'Open.',
      }),
      story('none', {
        title: 'No session',
        about: `Without \`${option}\` nothing is asked of the service at all.`,
        toTry: `Open: an error, and no \`${load}\` before it.`,
      }),
    ],
  };
}
