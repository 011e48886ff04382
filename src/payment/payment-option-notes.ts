import type { paymentOptions } from './payment-options.ts';

/** A sentence on each option: for the documentation, not for pages. Source: payment modal, Option object. */
export const paymentOptionNotes: Readonly<Record<keyof typeof paymentOptions, string>> = {
  sessionId: 'Single-use id from the session endpoint.',
  paymentCategory: 'How the payer pays.',
  feeContext: 'Whether the convenience fee is added.',
  amountContext: 'Which amounts the payer may pay.',
  saveOption: 'Whether the method is saved for later payments.',
  confirmationDisplay: 'Whether a confirmation is shown at the end.',
  referenceNumber: 'Obsolete: use clientReferenceData1.',
  minAmountDue: 'Minimum amount due on the policy, in dollars.',
  accountBalance: 'Outstanding balance of the policy, in dollars; zero or less where nothing is owed.',
  billingZip: 'Fills in the ZIP code of a card.',
  billingAddressStreet: 'Fills in the street address of a card.',
  policyHolderName: 'Name linked to the payment; fills in the name.',
  accountGroupCode: "Account group that receives the funds; the merchant's default otherwise.",
  clientReferenceData1: 'Policy or claim reference; searchable.',
  clientReferenceData2: 'External transaction id; searchable.',
  clientReferenceData3: 'Location data such as the originating office; searchable.',
  clientReferenceData4: 'Additional information, shown in the transaction details.',
  clientReferenceData5: 'Source account information or an additional reference; searchable.',
  token: 'A saved card or bank account to pay with.',
  acknowledgmentRequired: 'Whether the page confirms the payment-complete event by calling acknowledge().',
  lockedOptions: 'The server has fixed options for the session: they need not be given, and hold.',
};
