import type { paymentOptions } from './payment-options.ts';

/** Describes each option for the documentation. Source: payment modal, Option object. */
export const paymentOptionNotes: Readonly<Record<keyof typeof paymentOptions, string>> = {
  sessionId: 'Session ID from your server. Each operation needs a new one.',
  paymentCategory: 'Payment method: card, bank account, or the payer chooses.',
  feeContext: 'Fee context: whether the convenience fee is added.',
  amountContext: 'Amount context: which amounts the payer can pay.',
  saveOption: 'Whether the payment method is saved for later payments.',
  confirmationDisplay: 'Whether the modal shows a confirmation at the end.',
  referenceNumber: 'Obsolete. Use `clientReferenceData1`.',
  minAmountDue: 'Minimum amount due on the policy, in dollars.',
  accountBalance: 'Outstanding balance of the policy, in dollars. It can be zero or negative.',
  billingZip: 'Prefills the billing ZIP code of a card.',
  billingAddressStreet: 'Prefills the billing street address of a card.',
  policyHolderName: 'Name of the policyholder. Prefills the name on the card or account.',
  accountGroupCode: 'Account group that receives the money. Defaults to the account group of the merchant.',
  clientReferenceData1: 'Policy or claim reference. Searchable in reports.',
  clientReferenceData2: 'External transaction ID. Searchable in reports.',
  clientReferenceData3: 'Location, such as the originating office. Searchable in reports.',
  clientReferenceData4: 'Additional information for the transaction details.',
  clientReferenceData5: 'Source account or an additional reference. Searchable in reports.',
  token: 'Token of a saved method to pay with: the `tokenId` of an earlier event.',
  acknowledgmentRequired: 'Whether your page confirms `portal.paymentComplete` by calling `acknowledge()`.',
  lockedOptions: 'Whether your server locked options for this session. You can then omit the locked options.',
};
