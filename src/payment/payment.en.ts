import { bankAccountEn } from '../messages/bank-account.en.ts';
import { sharedEn } from '../messages/shared.en.ts';

/** The texts of the payment modal, in US English. */
export const paymentEn = {
  ...sharedEn,
  ...bankAccountEn,
  'makePayment.heading': 'Make a payment',
  'savePaymentMethod.heading': 'Save a payment method',
  'review.heading': 'Review your payment',
  'review.button': 'Review payment',
  'review.quoting': 'Calculating the total…',
  'pay.button': 'Pay {total}',
  'save.button': 'Save payment method',
  'paying.heading': 'Paying {total}',
  'saving.heading': 'Saving your payment method',
  submittingPayment: 'Keep this window open.',

  'makePayment.refused.heading': 'We can’t start this payment',
  'refused.receivedOn': 'We received it on {date}. Check your bank or card statement before you submit it again.',
  'makePayment.refused.receivedHeading': 'We already received this payment',
  'makePayment.refused.openHeading': 'This payment is open in another window',
  'makePayment.leave.stay': 'Keep going',
  'makePayment.unknown.heading': 'We’re checking your payment',
  'makePayment.unknown.text':
    'We lost the connection before your payment was confirmed. We’re checking whether it went through. Please don’t pay again.',
  'makePayment.setback.notReceived': 'You haven’t been charged. Your payment didn’t reach us. You can send it again.',

  'subject.reference': 'Policy {reference}',
  'subject.amountDue': 'Amount due {amount}',

  'amount.legend': 'Amount to pay',
  'amount.minAmountDue': 'Amount due',
  'amount.accountBalance': 'Account balance',
  'amount.other': 'Another amount',
  'amount.label': 'Amount',
  'amount.hint': 'From {least} to {most}',
  'amount.empty': 'Enter the amount you want to pay',
  'amount.form': 'Enter an amount in dollars and cents, such as 107.98',
  'amount.tooLittle': 'Enter an amount of {least} or more',
  'amount.tooMuch': 'Enter an amount of {most} or less',

  'method.legend': 'Pay with',
  'method.saveLegend': 'Payment method',
  'method.CreditCard': 'Card',
  'method.ECheck': 'Bank account',
  'method.another.CreditCard': 'Another card',
  'method.another.ECheck': 'Another bank account',
  'method.expires': 'expires {date}',
  'fee.flat': '+ {fee} fee',
  'fee.percentage': '+ {percent} fee',
  'fee.none': 'No fee',
  'fee.included': 'includes {fee} fee',

  'cardNumber.label': 'Card number',
  'cardNumber.accepted': 'We accept Visa, Mastercard, American Express, Discover, Diners Club, JCB, and UnionPay',
  'cardNumber.empty': 'Enter the card number',
  'cardNumber.partial': 'The card number is incomplete',
  'cardNumber.characters': 'Use numbers only for the card number',
  'cardNumber.brand':
    'We don’t accept this card. Use Visa, Mastercard, American Express, Discover, Diners Club, JCB, or UnionPay',
  'cardNumber.length': 'The card number has too many digits',
  'cardNumber.checksum': 'Check the card number: at least one digit is wrong',
  'expiration.label': 'Expiration date',
  'expiration.hint': 'MM / YY',
  'expiration.empty': 'Enter the expiration date',
  'expiration.partial': 'Enter the month and the year, such as 04/29',
  'expiration.form': 'Enter the month and the year, such as 04/29',
  'expiration.month': 'The month is a number from 01 to 12',
  'expiration.past': 'This card has expired. Use another card',
  'securityCode.label': 'Security code',
  'securityCode.hint': '3 or 4 digits',
  'securityCode.hint3': '3 digits',
  'securityCode.hint4': '4 digits',
  'securityCode.where': 'On the back of the card. American Express: on the front',
  'securityCode.where3': 'On the back of the card',
  'securityCode.where4': 'On the front of the card',
  'securityCode.again': 'Enter it again',
  'securityCode.empty': 'Enter the security code',
  'securityCode.short': 'The security code is incomplete',
  'securityCode.characters': 'Use numbers only for the security code',
  'securityCode.length': 'The security code has too many digits',
  'nameOnCard.label': 'Name on card',
  'nameOnCard.empty': 'Enter the name on the card',
  'nameOnCard.length': 'Enter a name of 100 characters or fewer',
  'nameOnCard.number': 'This looks like a card number. Enter the name on the card',
  'street.label': 'Billing street address',
  'street.hint': 'Optional',
  'zip.label': 'Billing ZIP code',
  'zip.check': 'Check the ZIP code',
  'zip.empty': 'Enter the billing ZIP code',
  'zip.form': 'A ZIP code has 5 or 9 digits, such as 12345 or 12345-6789',

  'nameOnAccount.label': 'Name on account',
  'nameOnAccount.empty': 'Enter the name on the account',
  'nameOnAccount.length': 'Enter a name of 100 characters or fewer',
  'nameOnAccount.number': 'This looks like an account number. Enter the name on the account',

  'save.choice': 'Save this payment method for future payments',
  'save.notice': 'This payment method will be saved for future payments.',

  'summary.amount': 'Amount',
  'summary.fee': 'Convenience fee',
  'summary.total': 'Total',
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
} as const;

export type PaymentMessageKey = keyof typeof paymentEn;
