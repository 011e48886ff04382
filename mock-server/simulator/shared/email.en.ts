export const emailEn = {
  /** The first line of an e-mail that has this language further down. */
  elsewhere: '(English below)',
  greeting: 'Dear {name},',
  help: 'Didn’t expect this email? Call {merchant} at {phone}.',

  'ePay.subject': 'Choose how you want to be paid',
  'ePay.saveSubject': 'Tell us how to pay you',
  'ePay.text': '{merchant} would like to pay you {amount}.',
  'ePay.claimText': '{merchant} would like to pay you {amount} for claim {claim}.',
  'ePay.saveText': '{merchant} would like to know how to pay you.',
  'ePay.saveClaimText': '{merchant} would like to know how to pay you for claim {claim}.',
  'ePay.link': 'Choose how you want to be paid here:',

  'approval.subject': 'Please approve: claim {claim}',
  'approval.approve': '{merchant} asks you to approve the payment of {total} for claim {claim}.',
  'approval.approveAndChoose':
    '{merchant} asks you to approve the payment of {total} for claim {claim}, of which {amount} is for you.',
  'approval.choose': '{merchant} would like to pay you {amount} for claim {claim}.',
  'approval.linkToApprove': 'Approve or reject it here by {date}:',
  'approval.linkToBoth': 'Approve or reject it, and choose how you want to be paid, here by {date}:',
  'approval.linkToChoose': 'Choose your payment method here by {date}:',

  'receipt.subject': 'Your payment of {total} to {merchant}',
  'receipt.text': 'You paid {total} to {merchant}. Thank you.',
  'receipt.submittedText':
    'We’ll debit {total} from your bank account on {day} or the next business day. If your bank returns the payment, {merchant} will contact you.',
  'receipt.number': 'Confirmation number: {number}',
  'receipt.amount': 'Amount: {amount}',
  'receipt.fee': 'Convenience fee: {fee}',
  'receipt.total': 'Total: {total}',
  'receipt.void': 'Voided: {amount}',
  'receipt.refund': 'Refunded: {amount}',
  'receipt.method': 'Payment method: {name} ending in {digits}',
  'receipt.bankAccount': 'Bank account',
  'receipt.date': 'Date: {date}',
  'receipt.reference': 'Policy: {reference}',
} as const;

export type EmailMessageKey = keyof typeof emailEn;
