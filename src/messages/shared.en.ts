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
  'refused.heading': 'We can’t continue',
  'refused.received': 'Check whether it went through before you submit it again.',
  'unreachable.text': 'Nothing has been charged or saved. Try again in a minute, or check your internet connection.',
} as const;

export type SharedMessageKey = keyof typeof sharedEn | keyof typeof sharedLaterEn;
