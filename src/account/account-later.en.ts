import { bankAccountErrorsEn } from '../messages/bank-account-errors.en.ts';

/** The texts of the account modal that it shows once its form is on the screen, in US English. */
export const accountLaterEn = {
  ...bankAccountErrorsEn,
  'pay.button': 'Pay {amount}',
  'request.button': 'Send payment request',
  'paying.heading': 'Paying {amount}',
  'saving.heading': 'Saving the payment method',
  'sending.heading': 'Sending the payment request',
  'setback.notReceived': 'Nothing has been paid or saved. This didn’t reach us. You can send it again.',
  'payment.unknown.heading': 'We’re checking this payment',
  'payment.unknown.text':
    'We lost the connection before the payment was confirmed. We’re checking whether it went through. Please don’t pay again.',
  'payment.setback.notReceived': 'Nothing has been paid. The payment didn’t reach us. You can send it again.',

  'summary.claim': 'Claim number',
  'summary.amount': 'Amount',
  'summary.total': 'Amount to pay',
  'summary.method': 'Pay to',
  'summary.nameOnAccount': 'Name on account',
  'summary.saved': 'Payment method',
  'summary.balance': 'Prepaid balance',
  'summary.date': 'Date',
  'summary.email': 'Email sent to',
  'review.prepaid': 'Prepaid account',
  'review.ePay': 'The payee chooses, from an email to {email}',
  'review.requestNote': 'Nothing is paid until the payee chooses how.',

  'paid.heading': 'Payment complete',
  'paid.text': '{name} has been paid.',
  'paid.number': 'Confirmation number',
  'submitted.heading': 'Payment sent',
  'submitted.text':
    'We sent {amount} to {name}. Bank transfers take 1 to 2 business days. If the bank returns it, {merchant} will contact {name}.',
  'saved.heading': 'Payment method saved',
  'saved.text': 'You can use it for future payments to {name}.',
  'sent.heading': 'Payment request sent',
  'sent.text': 'We emailed {email} a link. Nothing is paid until the payee chooses how.',
  'sent.saveText': 'We emailed {email} a link to choose which payment method to save.',
  'sent.number': 'Request number',

  'declined.payment': 'The payment wasn’t accepted',
  'declined.save': 'The payment method wasn’t accepted',
  'decline.ACHTransactionFailed':
    'Nothing has been paid. The bank didn’t accept the payment. Check the account, or choose another way to pay.',
  'decline.GatewayInternalError':
    'Nothing has been paid. Something went wrong on our end. Try again in a few minutes, or choose another way to pay.',
  'decline.NoProcessorResponse': 'Nothing has been paid. The bank didn’t respond. Try again in a few minutes.',
  'decline.InvalidAccountNumber':
    'Nothing has been paid. The bank doesn’t recognize this account number. Check it and try again.',
  'decline.InvalidRoutingNumber':
    'Nothing has been paid. We can’t find a bank with this routing number. Check it and try again.',
  'decline.TokenNotFound': 'Nothing has been paid. This saved account is no longer available. Choose another one.',
  'decline.other':
    'Nothing has been paid. This didn’t go through. Choose another way to pay, or call {merchant} at {phone}.',

  'companyName.empty': 'Enter the company name',
  'companyName.length': 'Enter a company name of 100 characters or fewer',
  'firstName.empty': 'Enter the first name',
  'firstName.length': 'Use up to 100 characters',
  'firstName.number': 'Leave out the number',
  'lastName.empty': 'Enter the last name',
  'lastName.length': 'Use up to 100 characters',
  'lastName.number': 'Leave out the number',
  'email.empty': 'Enter the email address',
  'email.form': 'Enter an email address, such as name@example.com',
  'email.length': 'Enter an email address of 254 characters or fewer',
  'phone.empty': 'Enter the phone number',
  'phone.characters': 'Use numbers only, such as 212 555 0123',
  'phone.notAssigned': 'This isn’t a US phone number. Check the area code and the 3 digits after it',
  'phone.length': 'A phone number has 10 digits, such as 212 555 0123',
  'address.empty': 'Enter the street address',
  'address.length': 'Enter a street address of 100 characters or fewer',
  'city.empty': 'Enter the city',
  'city.length': 'Enter a city of 100 characters or fewer',
  'state.empty': 'Enter the state',
  'state.length': 'Use up to 100 characters',
  'zip.empty': 'Enter the ZIP code',
  'zip.form': 'ZIP code: 5 or 9 digits',
  'ePayEmail.empty': 'Enter the payee’s email address',
  'ePayEmail.form': 'Enter an email address, such as name@example.com',
  'ePayEmail.length': 'Enter an email address of 254 characters or fewer',
} as const;
