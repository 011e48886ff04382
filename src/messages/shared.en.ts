/** The texts of every modal, in US English. */
export const sharedEn = {
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  tryAgain: 'Try again',
  print: 'Print',
  secure: 'Encrypted connection',
  loading: 'Loading…',
  submitting: 'Sending… Please keep this page open.',
  'problem.heading': 'There is a problem',

  'leave.heading': 'Leave without finishing?',
  'leave.text': 'What you have typed will be lost. Nothing has been charged or saved.',
  'leave.stay': 'Keep going',
  'leave.go': 'Leave',

  'unreachable.heading': 'We could not connect',
  'unreachable.text': 'Check your internet connection and try again. Nothing has been charged or saved.',
  'refused.heading': 'This cannot be started',
  'refused.text': 'Nothing has been charged or saved. Close this window and start again from the page.',
  'refused.expired':
    'Too much time has passed, or this was cancelled. Nothing has been charged or saved. Close this window and start again from the page.',
  'refused.used': 'This was started before, and may have gone through. Check your account before you try again.',
  'unknown.heading': 'We are checking what happened',
  'unknown.text':
    'The answer got lost on its way. We are asking whether it went through. Do not send it again elsewhere.',
  'unknown.asked': 'Still no answer. We will ask again in a moment.',
  'unknown.leave':
    'We still do not know. You may close this window. Before you try again, check your account or call {name} at {phone}.',
  'unknown.askNow': 'Check now',
  'setback.noQuote':
    'We could not work out the total. Check your internet connection and try again. Nothing has been charged.',
  'setback.notReceived': 'It did not reach us. Nothing has been charged or saved. You can send it again.',

  'ending.card': '{name} ending in {digits}',
  'ending.account': '{name} account ending in {digits}',
  'ending.unknownBank': 'Bank account ending in {digits}',
} as const;

export type SharedMessageKey = keyof typeof sharedEn;
