import { group } from '../story.ts';
import { bankAccount, bankBill, bill, cardNumber, merchants } from './examples.ts';

const byCard = { options: bill, typed: [cardNumber] };
const choice = { paymentCategory: 'UserSelect' };
const save = { method: 'savePaymentMethod' };

export const paying = [
  group('Operations', byCard, {
    'make-a-payment': {
      about: 'A policyholder pays a bill: choose an amount, type a card, review, pay, keep the confirmation.',
      toTry: 'Pay the amount due, then look at the events and the ledger. Close the window half way to be asked.',
    },
    'save-a-card': {
      about: '`savePaymentMethod` keeps a card for later payments. No money moves, so there is no review.',
      toTry: 'Save the card. The `tokenId` in the event is the `token` option of a later payment.',
      values: { ...save, options: { paymentCategory: 'CreditCard', policyHolderName: 'Jordan Rivera' } },
    },
    'save-a-bank-account': {
      about: 'A bank account is saved only with the payer’s authorization, which is shown above the button.',
      toTry: 'Save the account. The request carries a hash of the authorization’s text.',
      typed: bankAccount,
      values: { ...save, options: { paymentCategory: 'ECheck', policyHolderName: 'Jordan Rivera' } },
    },
    prefilled: {
      about: 'The form begins with what the page knows of the policyholder: name, street and ZIP code.',
      toTry: 'Type the card’s own data. Everything else can still be changed.',
      options: { policyHolderName: 'Jordan Rivera', billingAddressStreet: '200 Harbor Street', billingZip: '10001' },
    },
    'all-references': {
      about: 'Five references of your own travel with the payment, unchanged.',
      toTry: 'Pay, then compare the references in the ledger with the options.',
      typed: bankAccount,
      options: {
        ...bankBill,
        clientReferenceData2: 'TX-000071',
        clientReferenceData3: 'Office 12, Springfield',
        clientReferenceData4: 'Paid after a reminder',
        clientReferenceData5: 'Web account 55102',
      },
    },
  }),

  group('Amounts', byCard, {
    'amount-due-only': {
      about: '`AmountDueOnly` fixes the amount to `minAmountDue`. The payer sees it and cannot change it.',
      toTry: 'Change `minAmountDue` and open the modal again.',
      options: { amountContext: 'AmountDueOnly' },
    },
    'select-amount': {
      about: '`SelectAmount` lets the payer choose between the amount due and the balance.',
      toTry: 'Set both amounts to the same value: the choice disappears.',
      options: { amountContext: 'SelectAmount' },
    },
    'select-or-enter-amount': {
      about: '`SelectOrEnterAmount` is the default. The payer can also type any amount up to the balance.',
      toTry: 'Choose “Another amount” and type 0, then 430.01, then 50.',
      options: { amountContext: 'SelectOrEnterAmount' },
    },
    'select-or-enter-amount-constrained': {
      title: 'Enter at least the amount due',
      about: 'With `SelectOrEnterAmountConstrained` the amount due is the minimum. Current format only.',
      toTry: 'Choose “Another amount” and type 107.97: the modal says which amounts are possible.',
      options: { amountContext: 'SelectOrEnterAmountConstrained' },
    },
    'nothing-owed': {
      about: 'A balance of zero or less is not offered. The amount due can still be paid.',
      toTry: 'Set `accountBalance` to 430.00 and open the modal again: the choices are back.',
      options: { amountContext: 'SelectOrEnterAmount', accountBalance: '-12.50' },
    },
  }),

  group('Ways to pay', byCard, {
    'credit-card': {
      about: '`CreditCard` asks for a credit or debit card, in the order in which it is printed on the card.',
      toTry: 'Type 3782 8224 6310 005: the modal recognizes the brand and asks for a security code of four digits.',
      typed: [cardNumber, { label: 'American Express', value: '3782 8224 6310 005', note: 'with any 4 digits' }],
    },
    'bank-account': {
      about: '`ECheck` debits a bank account. The payer first sees the authorization and can print it.',
      toTry: 'Type the routing number: the bank’s name appears. The two account numbers must match.',
      typed: bankAccount,
      options: bankBill,
    },
    'user-select': {
      about: '`UserSelect` lets the payer choose, and says what each method costs. Current format only.',
      toTry: 'Switch between card and bank account: your input stays, and the fee follows.',
      typed: [cardNumber, ...bankAccount],
      options: choice,
    },
    'cards-only': {
      about: 'With `UserSelect`, the modal offers what the merchant takes. One method is left, so no choice is shown.',
      toTry: 'Set `paymentCategory` to `ECheck`: the event names the option and what the merchant takes.',
      options: choice,
      values: { merchant: merchants.cardsOnly },
    },
  }),

  group('Convenience fee', byCard, {
    'flat-fee': {
      about: 'This merchant adds 2.50 to a card payment and 1.00 to a bank payment. The fee has its own line.',
      toTry: 'Go to the review with each method, and compare the totals.',
      typed: [cardNumber, ...bankAccount],
      options: choice,
    },
    'percentage-fee': {
      about: 'This merchant adds 3 percent to a card payment. The service rounds it to the cent.',
      toTry: 'Pay another amount, such as 10.50: the fee is 0.32 (0.315 rounded up).',
      values: { merchant: merchants.percentageFee },
    },
    'merchant-without-fee': {
      about: 'The page asks for a fee and the merchant has none. The modal tells the payer so.',
      toTry: 'Go to the review: the line of the fee shows zero.',
      values: { merchant: merchants.noFee },
    },
    'payment-without-fee': {
      about: '`PaymentWithoutFee` leaves out the merchant’s fee, and the modal mentions none.',
      toTry: 'Go to the review, then compare with the example “Flat fee”.',
      options: { feeContext: 'PaymentWithoutFee' },
    },
  }),

  group('Saved methods', byCard, {
    'save-by-choice': {
      about: 'With the save option `UserSelect` a checkbox asks whether to keep the method.',
      toTry: 'Pay once with and once without the check mark: only one event has a `tokenId`.',
      options: { saveOption: 'UserSelect' },
    },
    'save-always': {
      about: 'With `Save` the method is kept, and the modal tells the payer so.',
      toTry: 'Pay, and copy the `tokenId` of the event into the option `token`.',
      options: { saveOption: 'Save' },
    },
    'save-never': {
      about: '`DoNotSave` is the default: the modal neither keeps the method nor asks.',
      toTry: 'Pay: the event has no `tokenId`.',
      options: { saveOption: 'DoNotSave' },
    },
    'saved-card': {
      about: 'The option `token` names a saved card. The modal shows it masked; another card can be used instead.',
      toTry: 'Pay without typing anything.',
      typed: [],
      options: { token: 'demo-visa' },
    },
    'saved-bank-account': {
      about: 'A saved account needs no typing either, but each debit needs its own authorization.',
      toTry: 'Go to the review and read the authorization. Choose another account instead.',
      typed: bankAccount,
      options: { ...bankBill, token: 'demo-checking' },
    },
    'saved-card-expired': {
      about: 'The bank declines a card that expired after it was saved. The payer can use another card.',
      toTry: 'Pay with the saved card, then with another one.',
      options: { token: 'demo-expired-card' },
    },
  }),

  group('After the payment', byCard, {
    'confirmation-off': {
      about: 'With `confirmationDisplay` off the modal closes as soon as the payment is made. Your page confirms it.',
      toTry: 'Pay: `portal.unload` follows `portal.paymentComplete` at once.',
      options: { confirmationDisplay: 'false' },
    },
    acknowledgment: {
      about: 'With `acknowledgmentRequired` the event has `acknowledge()`. The ledger shows if it was never called.',
      toTry: 'Pay, and look at the ledger. Then press the button in the event, and look again.',
      options: { acknowledgmentRequired: 'true' },
    },
    'account-group': {
      about: '`accountGroupCode` selects who receives the money. This merchant has Default, North and South.',
      toTry: 'Pay, and find North in the ledger.',
      options: { accountGroupCode: 'North' },
    },
  }),
];
