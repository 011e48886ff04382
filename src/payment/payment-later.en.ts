import { bankAccountErrorsEn } from '../messages/bank-account-errors.en.ts';
import { sharedLaterEn } from '../messages/shared-later.en.ts';

/** The texts of the payment modal that it shows once its form is on the screen, in US English. */
export const paymentLaterEn = {
  ...sharedLaterEn,
  ...bankAccountErrorsEn,
  submittingPayment: 'Keep this window open.',
  'pay.button': 'Pay {total}',
  'paying.heading': 'Paying {total}',
  'saving.heading': 'Saving your payment method',
  'makePayment.unknown.heading': 'We’re checking your payment',
  'makePayment.unknown.text':
    'We lost the connection before your payment was confirmed. We’re checking whether it went through. Please don’t pay again.',
  'makePayment.setback.notReceived': 'You haven’t been charged. Your payment didn’t reach us. You can send it again.',

  'summary.amount': 'Amount',
  'summary.fee': 'Convenience fee',
  'summary.method': 'Payment method',
  'summary.name': 'Name',
  'summary.date': 'Payment date',
  'summary.reference': 'Policy',
  'summary.saved': 'Save for later',
  'summary.yes': 'Yes',
  'fee.withoutCreditCard': 'There is no fee when you pay by card. Select Back to change the payment method.',
  'fee.withoutECheck': 'There is no fee when you pay from a bank account. Select Back to change the payment method.',

  'authorization.heading': 'Authorization for a one-time electronic debit',
  'authorization.debit':
    'By selecting “Pay {total}”, I, {name}, authorize {merchant} to make one electronic debit of {total} from my bank account ({method}), on {date} or the next business day. This authorization is for this single payment only. To revoke it, call {merchant} at {phone} before the debit has been processed. Date of this authorization: {date}.',
  'authorization.saveHeading': 'Authorization to save this bank account',
  'authorization.save':
    'By selecting “Save payment method”, I, {name}, authorize {merchant} to save my bank account ({method}) for my future payments. Nothing is debited now, and each payment will need my authorization. To revoke this authorization, call {merchant} at {phone}. Date of this authorization: {date}.',
  'authorization.holder': 'the account holder',
  'authorization.account': 'as entered above',

  'paid.heading': 'Payment complete',
  'paid.text': 'You paid {total} to {merchant}. Thank you.',
  'paid.number': 'Confirmation number',
  'submitted.heading': 'Payment submitted',
  'submitted.text':
    'We’ll debit {total} from your account on {date} or the next business day. If your bank returns the payment, {merchant} will contact you.',
  'receipt.button': 'Email receipt',
  'receipt.email': 'Email address',
  'receipt.send': 'Send receipt',
  'receipt.empty': 'Enter the email address',
  'receipt.form': 'Enter an email address, such as name@example.com',
  'receipt.sending': 'Sending…',
  'receipt.sent': 'Receipt sent to {email}',
  'receipt.refused': 'This receipt couldn’t be sent. Your payment isn’t affected. You can print the receipt.',
  'receipt.lost': 'We couldn’t send the receipt. Your payment isn’t affected. Try again.',
  'saved.heading': 'Payment method saved',
  'saved.text': 'You can use it for future payments to {merchant}.',
  'summary.paidOn': 'Date',

  'declined.CreditCard': 'Your card was declined',
  'declined.ECheck': 'Your bank account wasn’t accepted',
  'declined.other': 'This didn’t go through',
  'instead.CreditCard': 'Pay by card instead',
  'instead.ECheck': 'Pay from a bank account instead',
  'decline.IncorrectValidationValue':
    'You haven’t been charged. The security code doesn’t match the card. Enter it again.',
  'decline.Declined':
    'You haven’t been charged. Your bank declined this payment. Use another payment method, or call your bank.',
  'decline.OverMaximumPayment':
    'You haven’t been charged. This amount is over the limit for one payment. Pay a smaller amount, or call {merchant} at {phone}.',
  'decline.DuplicateTransaction':
    'You haven’t been charged again. The same payment was made a short time ago. Check your earlier payments before you try again.',
  'decline.GatewayInternalError':
    'You haven’t been charged. Something went wrong on our end. Try again in a few minutes, or use another payment method.',
  'decline.InvalidCardNumber':
    'You haven’t been charged. The bank doesn’t recognize this card number. Check it, or use another card.',
  'decline.AvsVerificationFailed':
    'You haven’t been charged. The billing address doesn’t match the one your card’s bank has. Check the ZIP code and street address.',
  'decline.Call':
    'You haven’t been charged. Your bank wants to speak with you before it approves this payment. Call the number on your card, then try again.',
  'decline.NoProcessorResponse': 'You haven’t been charged. The bank didn’t respond. Try again in a few minutes.',
  'decline.ACHTransactionFailed':
    'You haven’t been charged. The bank didn’t accept the debit. Check the account, or use another payment method.',
  'decline.InvalidAccountNumber':
    'You haven’t been charged. The bank doesn’t recognize this account number. Check it and try again.',
  'decline.InvalidRoutingNumber':
    'You haven’t been charged. We can’t find a bank with this routing number. Check it and try again.',
  'decline.InvalidCreditCardAmount':
    'You haven’t been charged. This amount can’t be charged to a card. Enter another amount.',
  'decline.CardTypeNotAccepted':
    'You haven’t been charged. {merchant} doesn’t accept this type of card. Use another card.',
  'decline.CardExpired': 'You haven’t been charged. This card has expired. Check the date, or use another card.',
  'decline.QuoteChanged':
    'You haven’t been charged. The total has changed since you reviewed it. Review the payment again.',
  'decline.TokenNotFound':
    'You haven’t been charged. This saved payment method is no longer available. Choose another one.',

  'amount.empty': 'Enter the amount you want to pay',
  'amount.form': 'Enter an amount in dollars and cents, such as 107.98',
  'amount.tooLittle': 'Enter an amount of {least} or more',
  'amount.tooMuch': 'Enter an amount of {most} or less',
  'cardNumber.empty': 'Enter the card number',
  'cardNumber.partial': 'The card number is incomplete',
  'cardNumber.characters': 'Use numbers only for the card number',
  'cardNumber.brand': 'We don’t accept this card. Use another card',
  'cardNumber.length': 'The card number has too many digits',
  'cardNumber.checksum': 'Check the card number: at least one digit is wrong',
  'cardNumber.declined': 'Check the number, or use another card',
  'expiration.empty': 'Enter the expiration date',
  'expiration.partial': 'Enter the month and the year, such as 04/29',
  'expiration.form': 'Enter the date like 04/29',
  'expiration.month': 'Use a month from 01 to 12',
  'expiration.past': 'This card has expired',
  'expiration.declined': 'This card has expired',
  'securityCode.empty': 'Enter the security code',
  'securityCode.short': 'Security code too short',
  'securityCode.characters': 'Security code: digits only',
  'securityCode.length': 'Security code too long',
  'securityCode.declined': 'Enter it again',
  'nameOnCard.empty': 'Enter the name on the card',
  'nameOnCard.length': 'Enter a name of 100 characters or fewer',
  'nameOnCard.number': 'Enter the name, not the card number',
  'zip.declined': 'Check the ZIP code',
  'zip.empty': 'Enter the billing ZIP code',
  'zip.form': 'ZIP code: 5 or 9 digits',
  'nameOnAccount.empty': 'Enter the name on the account',
  'nameOnAccount.length': 'Enter a name of 100 characters or fewer',
  'nameOnAccount.number': 'Enter the name, not the account number',
} as const;
