export const notificationsEn = {
  title: 'Notifications',
  lead: 'What the sandbox tells your server, and what it answered.',
  sandbox: 'Payment sandbox',
  languages: 'Language',

  'address.heading': 'Where your server hears',
  'address.text': 'Only addresses on this machine. Every notification is signed by the rules of Standard Webhooks.',
  'address.merchant': 'Merchant',
  'address.url': 'Address',
  'address.urlHint': 'Such as http://localhost:8080/notifications. Leave it empty to send nothing.',
  'address.secret': 'Secret',
  'address.secretHint': 'Leave it empty for the sandbox’s public one.',
  'address.save': 'Save',
  'address.none': 'No address',

  'problem.url': 'Enter an http or https address on this machine, such as http://localhost:8080/notifications.',
  'problem.secrets': 'A secret is “whsec_” followed by 24 to 64 bytes in Base64.',
  'problem.merchantKey': 'Choose a merchant.',
  'problem.id': 'The sandbox doesn’t know this notification. It may have been reset.',
  'problem.other': 'That didn’t work. Reload the page and try again.',

  none: 'Nothing has happened yet that your server would be told.',
  'state.noAddress': 'Not sent: no address was set',
  'state.waiting': 'Next try: {time}',
  'state.sending': 'Sending…',
  'state.delivered': 'Delivered',
  'state.gaveUp': 'Not delivered. The sandbox no longer tries',

  tries: 'Tries',
  'try.time': 'Time',
  'try.answer': 'Answer',
  'answer.timeout': 'No answer in time',
  'answer.network': 'Couldn’t connect',
  'answer.none': 'No answer yet',
  body: 'Body',
  again: 'Send again',
} as const;

export type NotificationsMessageKey = keyof typeof notificationsEn;
