import { group, type StoryGroup, type StoryRow, type StorySetup } from './story.ts';

/* The groups that every modal has. Only a few words differ. */

/** @param option The session option. */
export function sessionErrors(option: string, plugin: string, common: StorySetup): StoryGroup {
  return group('Session errors', common, {
    'session-used': [`A session is valid for one operation. The error is under \`${option}\`.`, { session: 'used' }],
    'session-reserved': ['Another window uses this session, so no second operation begins.', { session: 'reserved' }],
    'session-expired': ['The session is a day old. Your page would fetch a new one.', { session: 'expired' }],
    'session-short': [
      'This session ends after a minute without activity. Wait for the warning, and ask for more time or let it end.',
      { title: 'Session about to expire', session: 'short' },
    ],
    'session-invented': ['The service never issued this session.', { title: 'Unknown session', session: 'invented' }],
    'session-missing': [
      `Without \`${option}\` the modal sends no request. You get an error without \`${plugin}.load\` before it.`,
      { session: 'none' },
    ],
  });
}

/** @param text What to compare in the story with custom texts. */
export function looks(common: StorySetup, text: string, custom: StorySetup): StoryGroup {
  return group('Themes and languages', common, {
    'default-look': [
      'The modal is as light or dark as the page. Change the appearance of this page at the top, and open again.',
      { title: 'Default theme', theme: 'page' },
    ],
    brand: [
      'Custom properties set colors, corners and fonts; parts style header and button. See “CSS” in the code.',
      { title: 'An insurer’s brand', theme: 'harborline' },
    ],
    dark: ['One line of CSS makes the modal dark on any page.', { title: 'Dark mode', theme: 'dark' }],
    'right-to-left': ['The layout follows the page. Numbers stay left to right.', { theme: 'rightToLeft' }],
    'large-text': ['Text at twice its size, as set in the browser. All lengths follow.', { theme: 'largeText' }],
    'own-words': [`\`messages\` replaces any text. ${text}`, { title: 'Custom texts', ...custom }],
    spanish: ['The modal uses the `lang` of its place in the page. Events stay in English.', { language: 'es' }],
  });
}

/**
 * @param what What the modal submits: `'charge'`.
 * @param act The step to take.
 * @param once The proof that it took effect once.
 * @param others The faults that only this modal can meet.
 */
export function networkFaults(
  [what, act, once]: readonly [what: string, act: string, once: string],
  common: StorySetup,
  others: Readonly<Record<string, StoryRow>> = {},
): StoryGroup {
  return group('Network faults', common, {
    slow: [
      'Every answer takes two seconds. The modal says what it waits for.',
      { title: 'Slow answers', network: 'slow' },
    ],
    'slow-processor': [
      `The ${what} takes ten seconds. Until then the modal cannot be closed, and leaving the page asks first.`,
      { network: 'slowProcessor' },
    ],
    [`lost-after-the-${what}`]: [
      `The answer to the ${what} is lost. The modal asks for the result. ${act}: ${once}.`,
      { network: 'lostAnswer' },
    ],
    [`lost-before-the-${what}`]: [
      `The request is lost. The modal finds that out before it offers another try. ${act} twice: ${once}.`,
      { network: 'lostRequest' },
    ],
    'long-outage': [
      `The ${what} succeeds, then the service stops answering. The modal keeps asking. Press “Check now”.`,
      { network: 'longOutage' },
    ],
    'no-answer': ['After 30 seconds without an answer the modal asks for the result.', { network: 'noAnswer' }],
    'html-instead-of-json': [
      `A proxy answers with a web page. The modal asks the service for the result. ${act}: ${once}.`,
      { title: 'HTML instead of JSON', network: 'html' },
    ],
    'half-an-answer': [
      `The answer breaks off in the middle. ${act}: ${once}.`,
      { title: 'Truncated answer', network: 'truncated' },
    ],
    'sent-twice': [
      `A proxy sends everything twice, with the same key. ${act}: ${once}.`,
      { title: 'Duplicated requests', network: 'duplicated' },
    ],
    'down-at-open': [
      'The service cannot be reached when the modal opens. Press “Try again”.',
      { title: 'Service down at the start', network: 'downAtOpen' },
    ],
    'sign-in-page-at-open': [
      'A hotel’s network answers with its sign-in page. The modal reports a lost connection. Press “Try again”.',
      { title: 'Sign-in page at the start', network: 'htmlAtOpen' },
    ],
    ...others,
  });
}
