import { bankMovement, bankValidation, cardCharge } from '../../../mock-server/simulator/shared/response-tables.ts';
import { accountsThatGive, declined } from '../shared-examples.ts';
import { group } from '../story.ts';
import { raiseFeeAfterQuote } from './changed-services.ts';
import { bankBill, bill, cardNumber, cardThatGives, grouped, merchants } from './examples.ts';

const wrongBill = {
  paymentCategory: 'Cash',
  amountContext: 'Any',
  saveOption: 'save',
  minAmountDue: '0.00',
  accountBalance: '1,430.00',
};

const ofBill = { options: bill };

export const optionErrors = group('Option errors', ofBill, {
  'missing-options': [
    'One event reports all problems, each under its option. The modal does not open.',
    { options: Object.fromEntries(Object.keys(bill).map((name) => [name, ''])), session: 'none' },
  ],
  'wrong-values': [
    'The messages name what is allowed and never repeat the value. Amounts have no thousands separator.',
    { title: 'Invalid values', options: wrongBill },
  ],
  'user-select-with-percentage-fee': [
    '`UserSelect` does not support percentage fees. The modal learns of the fee when it opens.',
    {
      title: 'Choice with a percentage fee',
      options: { paymentCategory: 'UserSelect' },
      merchant: merchants.percentageFee,
    },
  ],
  'unknown-account-group': [
    'Set `accountGroupCode` to South to correct it.',
    { options: { accountGroupCode: 'West' } },
  ],
  'method-not-offered': [
    'The page asks for a bank payment. The event says what the merchant accepts.',
    { options: bankBill, merchant: merchants.cardsOnly },
  ],
  'token-of-another-kind': [
    'The token names a bank account, and the page asks for a card payment.',
    { options: { token: 'demo-checking' } },
  ],
  'unknown-token': ['No saved method has this token. Try demo-visa.', { options: { token: 'no-such-token' } }],
});

const atAmount = (amount: string | undefined) => (amount ? { minAmountDue: amount } : {});

const cards = declined('card', [cardCharge], (code, amount = 'no amount') => {
  const always = cardThatGives(code);
  const typed = [
    { ...cardNumber, label: `Declined at ${amount}`, note: 'the amount of this story' },
    ...(always ? [{ label: 'Always declined', value: grouped(always), note: 'for every amount' }] : []),
  ];
  return { typed, options: atAmount(amount) };
});

const bankAccounts = declined('bank', [bankMovement, bankValidation], (code, amount) => ({
  typed: accountsThatGive(code, amount),
  options: atAmount(amount),
}));

export const declines = [
  group('Declined cards', ofBill, {
    ...cards,
    'card-quote-changed': [
      'The fee rises to 3.50 after the review. The payment is refused, and the payer reviews it again.',
      { title: 'QuoteChanged', typed: [cardNumber], adapt: raiseFeeAfterQuote },
    ],
  }),
  group('Declined bank accounts', { options: bankBill }, bankAccounts),
];
