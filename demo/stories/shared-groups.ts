import { group, type Common, type StoryGroup, type StoryText } from './story.ts';

/* The groups that every modal has. Only a few words differ. */

/** @param session The session option, and the event that a missing session prevents. */
export function sessionErrors(session: { readonly option: string; readonly load: string }, common: Common): StoryGroup {
  return group('Session errors', common, {
    'session-used': {
      about: 'A session is valid for one operation. This one has already been used.',
      toTry: `Open, and find \`${session.option}\` in the event.`,
      values: { session: 'used' },
    },
    'session-reserved': {
      about: 'Another window has opened a modal with the same session and has not finished.',
      toTry: 'Open: no second operation can begin with this session.',
      values: { session: 'reserved' },
    },
    'session-expired': {
      about: 'The page was left alone for a day before the modal was opened. The sandbox moves its clock.',
      toTry: 'Open. Your page would fetch a new session and start again.',
      values: { session: 'expired' },
    },
    'session-short': {
      about: 'This session ends a minute after its last use. Activity in the modal extends it.',
      toTry: 'Open and wait for the warning. Ask for more time, or let it end: a new session restores what you typed.',
      values: { session: 'short' },
    },
    'session-invented': {
      about: 'The service has never issued this session.',
      toTry: 'Open, and read the error event.',
      values: { session: 'invented' },
    },
    'session-missing': {
      about: `Without \`${session.option}\` the modal sends no request to the service.`,
      toTry: `Open: an error, and no \`${session.load}\` before it.`,
      values: { session: 'none' },
    },
  });
}

/** @param words Texts of the insurer, by message key, and what to compare after opening. */
export function looks(
  common: Common,
  words: Pick<StoryText, 'toTry' | 'options' | 'typed'> & { readonly messages: Readonly<Record<string, string>> },
): StoryGroup {
  const { messages, ...ownWords } = words;
  return group('Looks and languages', common, {
    'default-look': {
      about: 'Without any CSS the modal is as light or dark as the page around it.',
      toTry: 'Change the appearance of this page, at the top, and open again.',
      values: { theme: 'page' },
    },
    brand: {
      title: 'An insurer’s brand',
      about: 'Custom properties set colors, corners and type. The header and the button are styled as parts.',
      toTry: 'Open, and find the style sheet in the tab “CSS”. It serves all modals.',
      values: { theme: 'harborline' },
    },
    dark: {
      about: 'One line of CSS makes the modal dark on any page.',
      toTry: 'Open it with a light page behind.',
      values: { theme: 'dark' },
    },
    'right-to-left': {
      about: 'The layout follows the text direction of the page. Numbers stay left to right.',
      toTry: 'Open, and look at labels, choices, columns and buttons.',
      values: { theme: 'rightToLeft' },
    },
    'large-text': {
      about: 'Text at twice its size, as a person can set it in the browser. All lengths follow.',
      toTry: 'Open, and make the window narrow.',
      values: { theme: 'largeText' },
    },
    'own-words': {
      title: 'The insurer’s own words',
      about: 'Any text can be replaced through `messages`. Placeholders such as `{total}` are filled in.',
      ...ownWords,
      values: { messages },
    },
    spanish: {
      about: 'The modal uses the language of its place in the page, and fetches its texts.',
      toTry: 'Complete the operation in Spanish. Events and e-mails stay in English.',
      values: { language: 'es' },
    },
  });
}

interface NetworkWords {
  /** What the modal submits: `'charge'`. */
  readonly what: string;
  /** The step to take, and the proof that it took effect once. */
  readonly act: string;
  readonly once: string;
}

/** @param others The faults that only this modal can meet. */
export function networkFaults(
  { what, act, once }: NetworkWords,
  common: Common,
  others: Readonly<Record<string, StoryText>> = {},
): StoryGroup {
  const atOpen = { toTry: 'Open, and press “Try again”.' };
  const done = { toTry: `${act}: ${once}.` };
  return group('Network faults', common, {
    slow: {
      about: 'Every answer takes two seconds. The modal says what it is waiting for.',
      toTry: `${act}, and press Escape meanwhile: the modal stays open.`,
      values: { network: 'slow' },
    },
    'slow-processor': {
      about: `The ${what} takes ten seconds. Meanwhile the modal cannot be closed, and leaving the page asks first.`,
      toTry: `${act}, then try to close the window or to reload the page.`,
      values: { network: 'slowProcessor' },
    },
    [`lost-after-the-${what}`]: {
      about: `The ${what} succeeds and the answer is lost. The modal asks for the result and never repeats the ${what}.`,
      ...done,
      values: { network: 'lostAnswer' },
    },
    [`lost-before-the-${what}`]: {
      about: 'The request never reaches the service. The modal finds that out before it offers another try.',
      toTry: `${act} twice: ${once}.`,
      values: { network: 'lostRequest' },
    },
    'long-outage': {
      about: `The ${what} succeeds, then the service is silent. The modal keeps asking, with growing pauses.`,
      toTry: `${act}, and press “Ask now” instead of waiting.`,
      values: { network: 'longOutage' },
    },
    'no-answer': {
      about: `The connection stays open and silent. After 30 seconds the modal asks for the result of the ${what}.`,
      toTry: `${act}, and be patient.`,
      values: { network: 'noAnswer' },
    },
    'html-instead-of-json': {
      title: 'A web page for an answer',
      about: 'A proxy answers with its own page. The modal ignores it and asks the service for the result.',
      ...done,
      values: { network: 'html' },
    },
    'half-an-answer': {
      about: 'The answer breaks off in the middle.',
      ...done,
      values: { network: 'truncated' },
    },
    'sent-twice': {
      about: `A proxy sends everything twice. Both copies carry the same key, so there is one ${what}.`,
      ...done,
      values: { network: 'duplicated' },
    },
    'down-at-open': {
      about: 'The service cannot be reached when the modal opens. The person can try again.',
      ...atOpen,
      values: { network: 'downAtOpen' },
    },
    'sign-in-page-at-open': {
      title: 'A sign-in page at the start',
      about: 'A hotel’s network answers with its sign-in page. The modal treats it as no connection.',
      ...atOpen,
      values: { network: 'htmlAtOpen' },
    },
    ...others,
  });
}
