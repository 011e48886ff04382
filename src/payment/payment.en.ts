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
  'review.quoting': 'Working out the total…',
  'pay.button': 'Pay {total}',
  'save.button': 'Save payment method',
  'paying.heading': 'Paying {total}',
  'saving.heading': 'Saving your payment method',
  submittingPayment: 'Keep this window open.',

  'subject.reference': 'Reference {reference}',
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
  'method.saveLegend': 'What to save',
  'method.CreditCard': 'Card',
  'method.ECheck': 'Bank account',
  'method.another.CreditCard': 'Another card',
  'method.another.ECheck': 'Another bank account',
  'method.expires': 'expires {date}',
  'fee.flat': '+ {fee} fee',
  'fee.percentage': '+ {percent} fee',
  'fee.none': 'No fee',
  'fee.included': 'incl. fee',

  'cardNumber.label': 'Card number',
  'cardNumber.empty': 'Enter the card number',
  'cardNumber.partial': 'The card number is not complete',
  'cardNumber.characters': 'A card number has digits only',
  'cardNumber.brand':
    'We cannot take this kind of card. Use Visa, Mastercard, American Express, Discover, Diners Club, JCB or UnionPay',
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
  'securityCode.hint3': '3 digits on back',
  'securityCode.hint4': '4 digits on front',
  'securityCode.again': 'Enter it again',
  'securityCode.empty': 'Enter the security code',
  'securityCode.partial': 'The security code is not complete',
  'securityCode.characters': 'A security code has digits only',
  'securityCode.length': 'The security code has too many digits',
  'nameOnCard.label': 'Name on card',
  'nameOnCard.empty': 'Enter the name on the card',
  'nameOnCard.length': 'The name is too long: 100 characters at most',
  'nameOnCard.number': 'This looks like a card number. Enter the name on the card',
  'street.label': 'Billing street address',
  'street.hint': 'Optional',
  'zip.label': 'Billing ZIP code',
  'zip.empty': 'Enter the ZIP code of the billing address',
  'zip.partial': 'A ZIP code has 5 or 9 digits, such as 12345 or 12345-6789',
  'zip.form': 'A ZIP code has 5 or 9 digits, such as 12345 or 12345-6789',

  'nameOnAccount.label': 'Name on account',
  'nameOnAccount.empty': 'Enter the name on the account',
  'nameOnAccount.length': 'The name is too long: 100 characters at most',
  'nameOnAccount.number': 'This looks like an account number. Enter the name on the account',

  'save.choice': 'Save this payment method for future payments',
  'save.notice': 'This payment method will be saved for future payments.',

  'summary.amount': 'Amount',
  'summary.fee': 'Convenience fee',
  'summary.total': 'Total',
  'summary.method': 'Payment method',
  'summary.name': 'Name',
  'summary.date': 'Payment date',
  'summary.reference': 'Reference',
  'summary.saved': 'Saved for future payments',
  'summary.yes': 'Yes',
  'fee.withoutCreditCard': 'There is no fee when you pay by card. Select Back to change the payment method.',
  'fee.withoutECheck': 'There is no fee when you pay from a bank account. Select Back to change the payment method.',

  'authorization.heading': 'Authorization for a one-time electronic debit',
  'authorization.debit':
    'By selecting “Pay {total}”, I, {name}, authorize {merchant} to make one electronic debit of {total} from my bank account ({method}), on {date} or the next business day. This authorization is for this single payment only. To revoke it, call {merchant} at {phone} before the debit has been processed. Date of this authorization: {date}.',
  'authorization.saveHeading': 'Authorization to keep this bank account',
  'authorization.save':
    'By selecting “Save payment method”, I, {name}, authorize {merchant} to keep my bank account ({method}) for my future payments. Nothing is debited now, and each payment needs my authorization again. To revoke this authorization, call {merchant} at {phone}. Date of this authorization: {date}.',
  'authorization.holder': 'the account holder',

  'paid.heading': 'Payment complete',
  'paid.text': 'You have paid {total} to {merchant}. Thank you.',
  'paid.number': 'Confirmation number',
  'saved.heading': 'Payment method saved',
  'saved.text': '{merchant} has saved it for your future payments.',
  'summary.paidOn': 'Date',

  'declined.CreditCard': 'Your card was declined',
  'declined.ECheck': 'Your bank account was not accepted',
  'declined.other': 'This didn’t go through',
  'instead.CreditCard': 'Pay by card instead',
  'instead.ECheck': 'Pay from a bank account instead',
  'decline.IncorrectValidationValue':
    'The security code does not match the card. Enter it again. Nothing has been charged.',
  'decline.Declined':
    'Your bank declined this payment. Use another payment method, or call the number on your card. Nothing has been charged.',
  'decline.OverMaximumPayment':
    'This amount is above the most that can be paid at once. Pay a smaller amount, or call {merchant} at {phone}. Nothing has been charged.',
  'decline.DuplicateTransaction':
    'The same payment was made a short time ago, so this one was not carried out. Check your earlier payments before you try again.',
  'decline.GatewayInternalError':
    'The payment system has a problem. Try again in a few minutes, or use another payment method. Nothing has been charged.',
  'decline.InvalidCardNumber':
    'The bank does not know this card number. Check it, or use another card. Nothing has been charged.',
  'decline.AvsVerificationFailed':
    'The billing address does not match the one that the card’s bank has. Check the ZIP code and street address. Nothing has been charged.',
  'decline.Call':
    'Your bank wants to speak with you before it approves this payment. Call the number on your card, then try again. Nothing has been charged.',
  'decline.NoProcessorResponse': 'The bank did not answer. Try again in a few minutes. Nothing has been charged.',
  'decline.ACHTransactionFailed':
    'The bank did not accept the debit. Check the account, or use another payment method. Nothing has been charged.',
  'decline.InvalidAccountNumber':
    'The bank does not know this account number. Check it and try again. Nothing has been charged.',
  'decline.InvalidRoutingNumber':
    'We can’t find a bank with this routing number. Check it and try again. Nothing has been charged.',
  'decline.InvalidCreditCardAmount':
    'This amount cannot be charged to a card. Enter another amount. Nothing has been charged.',
  'decline.CardTypeNotAccepted':
    '{merchant} does not take this kind of card. Use another card. Nothing has been charged.',
  'decline.CardExpired': 'This card has expired. Check the date, or use another card. Nothing has been charged.',
  'decline.QuoteChanged':
    'The total has changed since you reviewed it. Review the payment again. Nothing has been charged.',
  'decline.TokenNotFound': 'This saved method is gone. Choose another one. Nothing has been charged.',
} as const;

export type PaymentMessageKey = keyof typeof paymentEn;
