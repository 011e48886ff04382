import { group } from '../story.ts';
import { bankAccount, bankBill, bill, cardNumber, merchants } from './examples.ts';

const byCard = { options: bill, typed: [cardNumber] };
const choice = { paymentCategory: 'UserSelect' };
const save = { method: 'savePaymentMethod' };
const holder = { policyHolderName: 'Jordan Rivera' };

export const paying = [
  group('Pay and save', byCard, {
    'make-a-payment': [
      'A policyholder chooses an amount, types a card, reviews, pays and gets a confirmation.',
      'Pay the amount due, then look at the events and the ledger. If you close the modal early, it asks first.',
    ],
    'save-a-card': [
      '`savePaymentMethod` keeps a card for later payments. No money moves, so there is no review.',
      'Save the card. The `tokenId` in the event is the `token` option of a later payment.',
      { ...save, options: holder },
    ],
    'save-a-bank-account': [
      'A bank account is saved only with the payer’s authorization, which is shown above the button.',
      'Save the account. The request carries a hash of the authorization’s text.',
      { typed: bankAccount, ...save, options: { paymentCategory: 'ECheck', ...holder } },
    ],
    prefilled: [
      'The page passes the policyholder’s name, street and ZIP code, and the form starts with them.',
      'Type the card’s data. The payer can change everything else.',
      {
        options: { ...holder, billingAddressStreet: '200 Harbor Street', billingZip: '10001' },
      },
    ],
    'all-references': [
      'You can send five references with the payment. The service returns them unchanged.',
      'Pay, then compare the references in the ledger with the options.',
      {
        typed: bankAccount,
        options: {
          ...bankBill,
          clientReferenceData2: 'TX-000071',
          clientReferenceData3: 'Springfield',
          clientReferenceData4: 'Reminder 2',
          clientReferenceData5: 'Web account 55102',
        },
      },
    ],
  }),

  group('Amounts', byCard, {
    'amount-due-only': [
      '`AmountDueOnly` fixes the amount to `minAmountDue`. The payer sees it and cannot change it.',
      'Change `minAmountDue` and open the modal again.',
      { options: { amountContext: 'AmountDueOnly' } },
    ],
    'select-amount': [
      '`SelectAmount` lets the payer choose the amount due or the balance.',
      'Set both amounts to the same value: the choice disappears.',
      { options: { amountContext: 'SelectAmount' } },
    ],
    'select-or-enter-amount': [
      '`SelectOrEnterAmount` is the default. The payer can also type any amount up to the balance.',
      'Choose “Another amount” and type 0, then 430.01, then 50.',
      { options: { amountContext: 'SelectOrEnterAmount' } },
    ],
    'select-or-enter-amount-constrained': [
      'With `SelectOrEnterAmountConstrained` the amount due is the minimum. Current format only.',
      'Choose “Another amount” and type 107.97: the modal says which amounts are possible.',
      { title: 'Enter at least the amount due', options: { amountContext: 'SelectOrEnterAmountConstrained' } },
    ],
    'nothing-owed': [
      'A balance of zero or less is not offered. The amount due can still be paid.',
      'Set `accountBalance` to 430.00 and open the modal again: the choices are back.',
      { options: { amountContext: 'SelectOrEnterAmount', accountBalance: '-12.50' } },
    ],
  }),

  group('Payment methods', byCard, {
    'credit-card': [
      '`CreditCard` asks for a credit or debit card, in the order in which it is printed on the card.',
      'Type 3782 8224 6310 005: the modal recognizes the brand and asks for a security code of four digits.',
      { typed: [cardNumber, { label: 'American Express', value: '3782 8224 6310 005', note: 'with any 4 digits' }] },
    ],
    'bank-account': [
      '`ECheck` debits a bank account. The payer first sees the authorization and can print it.',
      'Type the routing number: the bank’s name appears. The two account numbers must match.',
      { typed: bankAccount, options: bankBill },
    ],
    'user-select': [
      '`UserSelect` lets the payer choose, and says what each method costs. Current format only.',
      'Switch between card and bank account: your input stays, and the fee changes.',
      { typed: [cardNumber, ...bankAccount], options: choice },
    ],
    'cards-only': [
      'With `UserSelect`, the modal offers what the merchant accepts. Here it is one method, so there is no choice.',
      'Set `paymentCategory` to `ECheck`: the event names the option and what the merchant accepts.',
      { options: choice, merchant: merchants.cardsOnly },
    ],
  }),

  group('Convenience fee', byCard, {
    'flat-fee': [
      'This merchant adds 2.50 to a card payment and 1.00 to a bank payment. The fee has its own line.',
      'Go to the review with each method, and compare the totals.',
      { typed: [cardNumber, ...bankAccount], options: choice },
    ],
    'percentage-fee': [
      'This merchant adds 3 percent to a card payment. The service rounds it to the cent.',
      'Pay another amount, such as 10.50: the fee is 0.32 (0.315 rounded up).',
      { merchant: merchants.percentageFee },
    ],
    'merchant-without-fee': [
      'The page asks for a fee and the merchant has none. The modal says so.',
      'Go to the review: the fee is zero.',
      { merchant: merchants.noFee },
    ],
    'payment-without-fee': [
      '`PaymentWithoutFee` leaves out the merchant’s fee. The modal does not mention a fee.',
      'Go to the review, then compare with the example “Flat fee”.',
      { options: { feeContext: 'PaymentWithoutFee' } },
    ],
  }),

  group('Saved methods', byCard, {
    'save-by-choice': [
      'With `saveOption: UserSelect` a checkbox asks whether to save the method.',
      'Pay twice, and select the checkbox once: only one event has a `tokenId`.',
      { options: { saveOption: 'UserSelect' } },
    ],
    'save-always': [
      'With `saveOption: Save` the modal saves the method and tells the payer.',
      'Pay, and copy the `tokenId` of the event into the option `token`.',
      { options: { saveOption: 'Save' } },
    ],
    'save-never': [
      '`DoNotSave` is the default: the modal does not save the method.',
      'Pay: the event has no `tokenId`.',
      { options: { saveOption: 'DoNotSave' } },
    ],
    'saved-card': [
      'The option `token` names a saved card. The modal shows it masked; another card can be used instead.',
      'Pay without typing anything.',
      { typed: [], options: { token: 'demo-visa' } },
    ],
    'saved-bank-account': [
      'A saved account needs no typing. Each debit needs a new authorization.',
      'Go to the review and read the authorization. Then go back and choose another account.',
      { typed: bankAccount, options: { ...bankBill, token: 'demo-checking' } },
    ],
    'saved-card-expired': [
      'The bank declines a card that expired after it was saved. The payer can use another card.',
      'Pay with the saved card, then with another one.',
      { options: { token: 'demo-expired-card' } },
    ],
  }),

  group('Confirmation and acknowledgment', byCard, {
    'confirmation-off': [
      'With `confirmationDisplay: false` the modal closes as soon as the payment is made. Your page confirms it.',
      'Pay: `portal.unload` follows `portal.paymentComplete` at once.',
      { options: { confirmationDisplay: 'false' } },
    ],
    acknowledgment: [
      'With `acknowledgmentRequired` the event has `acknowledge()`. The ledger shows whether it was called.',
      'Pay, and look at the ledger. Then press the button in the event.',
      { options: { acknowledgmentRequired: 'true' } },
    ],
    'account-group': [
      '`accountGroupCode` selects who receives the money. This merchant has Default, North and South.',
      'Pay, and find North in the ledger.',
      { options: { accountGroupCode: 'North' } },
    ],
  }),
];
