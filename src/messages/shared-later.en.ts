/** The texts of every modal that are shown after its form, in US English. */
export const sharedLaterEn = {
  back: 'Back',
  change: 'Change',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  goTo: 'Go to {label}',
  'session.endsSoon': 'Your session will end in less than 2 minutes.',
  'session.notExtended': 'We couldn’t extend your session. Try again, or check your internet connection.',
  'session.extend': 'I need more time',
  'session.extended': 'You have more time now.',
  submitting: 'Sending… Keep this window open.',
  'refused.expiredHeading': 'Your session has expired',
  'refused.receivedHeading': 'We already received this',
  'refused.openHeading': 'This is open in another window',
  'refused.text': 'Nothing has been charged or saved. Close this and start again.',
  'refused.receivedOn': 'We received it on {date}. Check whether it went through before you submit it again.',
  'refused.open': 'Continue in the other window or tab. If you closed it, start again from the page.',
  'refused.notFound': 'This page may be out of date. Close this, reload the page, and start again.',
  'refused.kept':
    'If you start again within 15 minutes, what you entered is restored, except card and account numbers.',
  'unknown.heading': 'We’re checking what happened',
  'unknown.text':
    'We lost the connection before this was confirmed. We’re checking whether it went through. Please don’t submit it again.',
  'unknown.asked': 'No answer yet. Checking again in {seconds} seconds.',
  'unknown.leave':
    'We can’t confirm it yet. You can close this. Before you try again, check your account or call {name} at {phone}.',
  'unknown.askNow': 'Check now',
  'unknown.asking': 'Checking now…',
  'setback.notReceived': 'Nothing has been charged or saved. This didn’t reach us. You can send it again.',
} as const;
