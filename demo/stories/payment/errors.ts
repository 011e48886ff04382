import { bankMovement, cardCharge } from '../../../mock-server/simulator/shared/response-tables.ts';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import { accountsThatGive, amountThatGives, kebabCase, routingNumber } from '../shared-examples.ts';
import { group, type StoryRow, type Typed } from '../story.ts';
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

const kept = 'Your input is kept, except the security code of a card.';

const cardDeclines: readonly (readonly [code: DeclineCode, about: string])[] = [
  ['Declined', 'The bank declined the payment.'],
  ['IncorrectValidationValue', 'The security code is wrong. The focus moves to it.'],
  ['InvalidCardNumber', 'The bank does not know the card number. The focus moves to it.'],
  ['AvsVerificationFailed', 'The bank has another billing address. The focus moves to the ZIP code.'],
  ['OverMaximumPayment', 'The amount exceeds the limit of one payment.'],
  ['DuplicateTransaction', 'The same payment was made a short time ago.'],
  ['Call', 'The bank wants to speak to the cardholder first.'],
  ['GatewayInternalError', 'The payment system has a problem.'],
  ['NoProcessorResponse', 'The bank did not answer.'],
];

const bankDeclines: typeof cardDeclines = [
  ['ACHTransactionFailed', 'The bank did not accept the debit.'],
  ['InvalidAccountNumber', 'The bank does not know the account number. The focus moves to it.'],
  ['InvalidRoutingNumber', 'No bank has this routing number. The focus moves to it.'],
  ['GatewayInternalError', 'The payment system has a problem with a bank payment.'],
  ['NoProcessorResponse', 'The bank did not answer to a debit.'],
];

function declinedCard([code, about]: (typeof cardDeclines)[number]): [string, StoryRow] {
  const amount = amountThatGives(cardCharge, code);
  const card = cardThatGives(code);
  return declined('card', code, about, amount, [
    { ...cardNumber, label: `Declined at ${amount ?? 'no amount'}`, note: 'the amount of this story' },
    ...(card ? [{ label: 'Always declined', value: grouped(card), note: 'for every amount' }] : []),
  ]);
}

function declinedBankAccount([code, about]: (typeof bankDeclines)[number]): [string, StoryRow] {
  const typed = [routingNumber, ...accountsThatGive(code)];
  return declined('bank', code, about, amountThatGives(bankMovement, code), typed);
}

function declined(
  method: string,
  code: DeclineCode,
  about: string,
  amount: string | undefined,
  typed: readonly Typed[],
): [string, StoryRow] {
  const text = `${about} In the event, \`responseCode\` is \`${code}\`. ${kept}`;
  const options = amount ? { minAmountDue: amount } : {};
  return [`${method}-${kebabCase(code)}`, [text, { title: code, typed, options }]];
}

export const declines = [
  group('Declined cards', ofBill, {
    ...Object.fromEntries(cardDeclines.map(declinedCard)),
    'card-quote-changed': [
      'The fee rises to 3.50 after the review. The payment is refused, and the payer reviews it again.',
      { title: 'QuoteChanged', typed: [cardNumber], adapt: raiseFeeAfterQuote },
    ],
  }),
  group('Declined bank accounts', { options: bankBill }, Object.fromEntries(bankDeclines.map(declinedBankAccount))),
];
