import { group } from '../story.ts';
import { bankAccount, bankBill, bill, cardNumber, merchants } from './examples.ts';

const byCard = { options: bill, typed: [cardNumber] };
const choice = { options: { paymentCategory: 'UserSelect' } };
const save = { method: 'savePaymentMethod' };
const holder = { policyHolderName: 'Jordan Rivera' };

const references = {
  clientReferenceData2: 'TX-000071',
  clientReferenceData3: 'Office 12, Springfield',
  clientReferenceData4: 'Paid after a reminder',
  clientReferenceData5: 'Web account 55102',
};

const americanExpress = { label: 'American Express', value: '3782 8224 6310 005', note: 'with any 4 digits' };

export const paying = [
  group('Pay and save', byCard, {
    'make-a-payment': [
      'A policyholder pays a bill by card. See the events and the ledger. If you close the modal early, it asks first.',
    ],
    'save-a-card': [
      'Saves a card without a payment. The `tokenId` in the event is the `token` option of a later payment.',
      { ...save, options: holder },
    ],
    'save-a-bank-account': [
      'The payer authorizes later debits. The request has a hash of the authorization’s text.',
      { ...save, typed: bankAccount, options: { paymentCategory: 'ECheck', ...holder } },
    ],
    prefilled: [
      'The page passes name, street and ZIP code. The payer can change them.',
      { options: { ...holder, billingAddressStreet: '200 Harbor Street', billingZip: '10001' } },
    ],
    'all-references': [
      'You can send five references with a payment. The ledger has them unchanged.',
      { typed: bankAccount, options: { ...bankBill, ...references } },
    ],
  }),

  group('Amounts', byCard, {
    'amount-due-only': [
      '`AmountDueOnly` fixes the amount to `minAmountDue`. Change it and open again.',
      { options: { amountContext: 'AmountDueOnly' } },
    ],
    'select-amount': [
      'The payer chooses the amount due or the balance. If you set both to the same value, there is no choice.',
      { options: { amountContext: 'SelectAmount' } },
    ],
    'select-or-enter-amount': [
      'The default. The payer can also type an amount up to the balance: try 0, 430.01 and 50.',
      { options: { amountContext: 'SelectOrEnterAmount' } },
    ],
    'select-or-enter-amount-constrained': [
      'The amount due is the minimum: type 107.97 to see the message. Requires the current event format.',
      { title: 'Enter at least the amount due', options: { amountContext: 'SelectOrEnterAmountConstrained' } },
    ],
    'nothing-owed': [
      'A balance of zero or less is not offered. Set `accountBalance` to 430.00 to see the choices again.',
      { options: { amountContext: 'SelectOrEnterAmount', accountBalance: '-12.50' } },
    ],
  }),

  group('Payment methods', byCard, {
    'credit-card': [
      'The fields have the order of the card. The modal recognizes the brand: try American Express.',
      { typed: [cardNumber, americanExpress] },
    ],
    'bank-account': [
      'The routing number shows the bank’s name. The payer reads the debit authorization and can print it.',
      { typed: bankAccount, options: bankBill },
    ],
    'user-select': [
      'The payer chooses, and sees the fee of each method. Your input stays when you switch.',
      { typed: [cardNumber, ...bankAccount], ...choice },
    ],
    'cards-only': [
      'This merchant accepts only cards, so `UserSelect` shows no choice. With `ECheck` you get an error.',
      { ...choice, merchant: merchants.cardsOnly },
    ],
  }),

  group('Convenience fee', byCard, {
    'flat-fee': [
      '2.50 for a card and 1.00 for a bank account. Compare the totals in the review.',
      { typed: [cardNumber, ...bankAccount], ...choice },
    ],
    'percentage-fee': [
      '3 percent for a card, rounded to the cent: pay 10.50, and the fee is 0.32.',
      { merchant: merchants.percentageFee },
    ],
    'merchant-without-fee': ['The page asks for a fee and the merchant has none.', { merchant: merchants.noFee }],
    'payment-without-fee': [
      '`PaymentWithoutFee` leaves out the merchant’s fee. The modal does not mention a fee.',
      { options: { feeContext: 'PaymentWithoutFee' } },
    ],
  }),

  group('Saved methods', byCard, {
    'save-by-choice': [
      'A checkbox asks whether to save the method. Only if it is selected, the event has a `tokenId`.',
      { options: { saveOption: 'UserSelect' } },
    ],
    'save-always': [
      'The modal saves the method and tells the payer. Copy the event’s `tokenId` into the option `token`.',
      { options: { saveOption: 'Save' } },
    ],
    'save-never': ['The default: the event has no `tokenId`.', { options: { saveOption: 'DoNotSave' } }],
    'saved-card': [
      '`token` names a saved card. Pay without typing, or choose another card.',
      { typed: [], options: { token: 'demo-visa' } },
    ],
    'saved-bank-account': [
      'A saved account needs no typing, but each debit needs a new authorization.',
      { typed: bankAccount, options: { ...bankBill, token: 'demo-checking' } },
    ],
    'saved-card-expired': [
      'The bank declines a card that expired after it was saved. Pay with another card.',
      { options: { token: 'demo-expired-card' } },
    ],
  }),

  group('Confirmation and acknowledgment', byCard, {
    'confirmation-off': [
      'The modal closes as soon as the payment is made, and your page confirms it.',
      { options: { confirmationDisplay: 'false' } },
    ],
    acknowledgment: [
      'The event has `acknowledge()`. The ledger shows whether your page called it: press the button in the event.',
      { options: { acknowledgmentRequired: 'true' } },
    ],
    'account-group': [
      '`accountGroupCode` selects who receives the money: Default, North or South.',
      { options: { accountGroupCode: 'North' } },
    ],
  }),
];
