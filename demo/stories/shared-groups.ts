import { group, type StoryGroup, type StoryRow, type StorySetup } from './story.ts';

/* The groups that every modal has. Only a few words differ. */

/** @param option The session option. */
export function sessionErrors(option: string, plugin: string, common: StorySetup): StoryGroup {
  return group('Session errors', common, {
    'session-used': [
      'A session is valid for one operation. This one has already been used.',
      `Open the modal and find \`${option}\` in the event.`,
      { session: 'used' },
    ],
    'session-reserved': [
      'A modal in another window uses the same session and has not finished.',
      'Open the modal: no second operation can begin with this session.',
      { session: 'reserved' },
    ],
    'session-expired': [
      'The person opens the modal a day after loading the page. The sandbox moves its clock.',
      'Open the modal. Your page would fetch a new session and start again.',
      { session: 'expired' },
    ],
    'session-short': [
      'This session ends one minute after its last use. Activity in the modal extends it.',
      'Open and wait for the warning. Ask for more time, or let it end: a new session restores what you typed.',
      { title: 'Session about to expire', session: 'short' },
    ],
    'session-invented': [
      'The service has never issued this session.',
      'Open the modal and read the error event.',
      { title: 'Unknown session', session: 'invented' },
    ],
    'session-missing': [
      `Without \`${option}\` the modal sends no request to the service.`,
      `Open the modal: you get an error without \`${plugin}.load\` before it.`,
      { session: 'none' },
    ],
  });
}

/** @param toTry What to compare after opening the story with replaced texts. */
export function looks(common: StorySetup, toTry: string, replaced: StorySetup): StoryGroup {
  return group('Themes and languages', common, {
    'default-look': [
      'Without any CSS the modal is as light or dark as the page around it.',
      'Change the appearance of this page, at the top, and open the modal again.',
      { title: 'Default theme', theme: 'page' },
    ],
    brand: [
      'Custom properties set colors, corners and fonts. The header and the button are styled as parts.',
      'Open the modal, and read the style sheet in the tab “CSS”. It works for all modals.',
      { title: 'An insurer’s brand', theme: 'harborline' },
    ],
    dark: [
      'One line of CSS makes the modal dark on any page.',
      'Open it on a light page.',
      { title: 'Dark mode', theme: 'dark' },
    ],
    'right-to-left': [
      'The layout follows the text direction of the page. Numbers stay left to right.',
      'Open the modal, and look at labels, choices, columns and buttons.',
      { theme: 'rightToLeft' },
    ],
    'large-text': [
      'Text at twice its size, as a person can set it in the browser. All lengths follow.',
      'Open the modal, and make the window narrow.',
      { theme: 'largeText' },
    ],
    'own-words': [
      'Any text can be replaced through `messages`. Placeholders such as `{total}` are filled in.',
      toTry,
      { title: 'Custom texts', ...replaced },
    ],
    spanish: [
      'US Spanish is included. The modal uses the `lang` of its place in the page.',
      'Complete the operation in Spanish. Events stay in English.',
      { language: 'es' },
    ],
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
      'Every answer takes two seconds. The modal says what it is waiting for.',
      `${act}, and press Escape while it waits: the modal stays open.`,
      { title: 'Slow answers', network: 'slow' },
    ],
    'slow-processor': [
      `The ${what} takes ten seconds. Until then the modal cannot be closed, and leaving the page asks first.`,
      `${act}, then try to close the window or to reload the page.`,
      { network: 'slowProcessor' },
    ],
    [`lost-after-the-${what}`]: [
      `The ${what} succeeds and the answer is lost. The modal asks for the result and never repeats the ${what}.`,
      `${act}: ${once}.`,
      { network: 'lostAnswer' },
    ],
    [`lost-before-the-${what}`]: [
      'The request never reaches the service. The modal finds that out before it offers another try.',
      `${act} twice: ${once}.`,
      { network: 'lostRequest' },
    ],
    'long-outage': [
      `The ${what} succeeds, then the service stops answering. The modal keeps asking, with growing pauses.`,
      `${act}, and press “Check now” instead of waiting.`,
      { network: 'longOutage' },
    ],
    'no-answer': [
      `The connection stays open without an answer. After 30 seconds the modal asks for the result of the ${what}.`,
      `${act}, and wait 30 seconds.`,
      { network: 'noAnswer' },
    ],
    'html-instead-of-json': [
      'A proxy answers with its own page. The modal ignores it and asks the service for the result.',
      `${act}: ${once}.`,
      { title: 'HTML instead of JSON', network: 'html' },
    ],
    'half-an-answer': [
      'The answer breaks off in the middle.',
      `${act}: ${once}.`,
      { title: 'Truncated answer', network: 'truncated' },
    ],
    'sent-twice': [
      `A proxy sends everything twice. Both copies carry the same key, so there is one ${what}.`,
      `${act}: ${once}.`,
      { title: 'Duplicated requests', network: 'duplicated' },
    ],
    'down-at-open': [
      'The service cannot be reached when the modal opens. The person can try again.',
      'Open the modal, and press “Try again”.',
      { title: 'Service down at the start', network: 'downAtOpen' },
    ],
    'sign-in-page-at-open': [
      'A hotel’s network answers with its sign-in page. The modal treats it as no connection.',
      'Open the modal, and press “Try again”.',
      { title: 'Sign-in page at the start', network: 'htmlAtOpen' },
    ],
    ...others,
  });
}
