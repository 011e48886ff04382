import type { sharedLaterEn } from './shared-later.en.ts';

/** The texts of every modal with which it opens, in US English. */
export const sharedEn = {
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  loading: 'Loading…',
  late: 'This is taking longer than usual. Keep this window open.',
  questions: 'Questions? Call {phone}.',
  'problem.heading': 'There is a problem',

  'leave.heading': 'Leave without finishing?',
  'leave.text': 'Nothing has been charged or saved. What you entered will be lost.',
  'leave.stay': 'Keep going',
  'leave.go': 'Leave',

  'unreachable.heading': 'We couldn’t connect',
  'unreachable.text': 'Nothing has been charged or saved. Try again in a minute, or check your internet connection.',
  'refused.heading': 'We can’t continue',
  'refused.expiredHeading': 'Your session has expired',
  'refused.receivedHeading': 'We already received this',
  'refused.openHeading': 'This is open in another window',
  'refused.text': 'Nothing has been charged or saved. Close this and start again.',
  'refused.received': 'Check whether it went through before you submit it again.',
  'refused.receivedOn': 'We received it on {date}. Check whether it went through before you submit it again.',
  'refused.open': 'Continue in the other window or tab. If you closed it, start again from the page.',
  'refused.notFound': 'This page may be out of date. Close this, reload the page, and start again.',
} as const;

export type SharedMessageKey = keyof typeof sharedEn | keyof typeof sharedLaterEn;
