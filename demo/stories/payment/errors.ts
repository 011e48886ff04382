import { bankMovement, cardCharge } from '../../../mock-server/simulator/shared/response-tables.ts';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import { accountsThatGive, amountThatGives, kebabCase, routingNumber } from '../shared-examples.ts';
import { group, type StoryRow } from '../story.ts';
import { raiseFeeAfterQuote } from './changed-services.ts';
import { bankBill, bill, cardNumber, cardThatGives, grouped, merchants } from './examples.ts';

const wrongBill = {
  paymentCategory: 'Cash',
  amountContext: 'Any',
  saveOption: 'save',
  minAmountDue: '0.00',
  accountBalance: '1,430.00',
};

export const optionErrors = group(
  'Option errors',
  { options: bill },
  {
    'missing-options': [
      'One event reports all problems, each under its option. The modal does not open.',
      'Open, then fill in the options one by one.',
      { options: Object.fromEntries(Object.keys(bill).map((name) => [name, ''])), session: 'none' },
    ],
    'wrong-values': [
      'Unknown words and invalid amounts. The message names what is allowed and never repeats the value.',
      'Open the modal. Amounts have no thousands separator and no exponent.',
      { title: 'Invalid values', options: wrongBill },
    ],
    'user-select-with-percentage-fee': [
      '`UserSelect` does not support percentage fees. The modal learns of the fee when it opens.',
      'Open. The modal tells the payer, and the event tells the page.',
      {
        title: 'Choice with a percentage fee',
        options: { paymentCategory: 'UserSelect' },
        merchant: merchants.percentageFee,
      },
    ],
    'unknown-account-group': [
      'The merchant has no account group with this code.',
      'Open, then set `accountGroupCode` to South.',
      { options: { accountGroupCode: 'West' } },
    ],
    'method-not-offered': [
      'The merchant accepts cards only, and the page asks for a bank payment.',
      'Open. The event says what the merchant accepts.',
      { options: bankBill, merchant: merchants.cardsOnly },
    ],
    'token-of-another-kind': [
      'The token names a bank account, and the page asks for a card payment.',
      'Open, then set `paymentCategory` to `UserSelect`.',
      { options: { token: 'demo-checking' } },
    ],
    'unknown-token': [
      'No saved method has this token.',
      'Open, then set `token` to demo-visa.',
      { options: { token: 'no-such-token' } },
    ],
  },
);

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
  const toTry = `Pay ${amount ?? 'the amount due'} with the first card, or any amount with the second. ${kept}`;
  const typed = [
    { ...cardNumber, label: `Declined at ${amount ?? 'no amount'}`, note: 'the amount of this story' },
    ...(card ? [{ label: 'Always declined', value: grouped(card), note: 'for every amount' }] : []),
  ];
  const options = amount ? { minAmountDue: amount } : {};
  return [`card-${kebabCase(code)}`, [withCode(about, code), toTry, { title: code, typed, options }]];
}

function declinedBankAccount([code, about]: (typeof bankDeclines)[number]): [string, StoryRow] {
  const amount = amountThatGives(bankMovement, code);
  const toTry = `Pay with one of these accounts and the routing number. ${kept}`;
  const typed = [routingNumber, ...accountsThatGive(code)];
  const options = amount ? { minAmountDue: amount } : {};
  return [`bank-${kebabCase(code)}`, [withCode(about, code), toTry, { title: code, typed, options }]];
}

function withCode(about: string, code: DeclineCode): string {
  return `${about} In the event, \`responseCode\` is \`${code}\`.`;
}

export const declines = [
  group(
    'Declined cards',
    { options: bill },
    {
      ...Object.fromEntries(cardDeclines.map(declinedCard)),
      'card-quote-changed': [
        'The merchant’s fee rises after the review. The payer never pays more than the reviewed total.',
        'Pay: the payment is refused. Review it again: the fee is now 3.50.',
        { title: 'QuoteChanged', typed: [cardNumber], adapt: raiseFeeAfterQuote },
      ],
    },
  ),
  group('Declined bank accounts', { options: bankBill }, Object.fromEntries(bankDeclines.map(declinedBankAccount))),
];
