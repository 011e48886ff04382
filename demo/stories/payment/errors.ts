import { bankMovement, cardCharge } from '../../../mock-server/simulator/shared/response-tables.ts';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import { accountsThatGive, amountThatGives, kebabCase, routingNumber } from '../shared-examples.ts';
import { group, type StoryText } from '../story.ts';
import { raiseFeeAfterQuote } from './changed-services.ts';
import { bankBill, bill, cardNumber, cardThatGives, grouped, merchants } from './examples.ts';

export const optionErrors = group(
  'Option errors',
  {},
  {
    'missing-options': {
      about: 'One event reports all problems, each under its option. The modal does not open.',
      toTry: 'Open, then fill in the options one by one.',
      values: { session: 'none' },
    },
    'wrong-values': {
      about: 'An unknown word and invalid amounts. The message names what is allowed and never repeats the value.',
      toTry: 'Open. Amounts take no thousands separator and no exponent.',
      options: {
        ...bill,
        paymentCategory: 'Cash',
        amountContext: 'Any',
        saveOption: 'save',
        minAmountDue: '0.00',
        accountBalance: '1,430.00',
      },
    },
    'user-select-with-percentage-fee': {
      title: 'Choice with a percentage fee',
      about: '`UserSelect` does not support percentage fees. The modal learns of the fee when it opens.',
      toTry: 'Open. The modal tells the payer, and the event tells the page.',
      options: { ...bill, paymentCategory: 'UserSelect' },
      values: { merchant: merchants.percentageFee },
    },
    'unknown-account-group': {
      about: 'The merchant has no account group with this code.',
      toTry: 'Open, then set `accountGroupCode` to South.',
      options: { ...bill, accountGroupCode: 'West' },
    },
    'method-not-offered': {
      about: 'The merchant takes cards only, and the page asks for a bank payment.',
      toTry: 'Open. The event says what the merchant takes.',
      options: bankBill,
      values: { merchant: merchants.cardsOnly },
    },
    'token-of-another-kind': {
      about: 'The token names a bank account, and the page asks for a card payment.',
      toTry: 'Open, then set `paymentCategory` to `UserSelect`.',
      options: { ...bill, token: 'demo-checking' },
    },
    'unknown-token': {
      about: 'No saved method has this token.',
      toTry: 'Open, then set `token` to demo-visa.',
      options: { ...bill, token: 'no-such-token' },
    },
  },
);

const kept = 'Your input is kept, except the security code of a card.';

const cardDeclines: readonly (readonly [code: DeclineCode, about: string])[] = [
  ['Declined', 'The bank declined the payment.'],
  ['IncorrectValidationValue', 'The security code does not belong to the card. The focus moves to it.'],
  ['InvalidCardNumber', 'The bank does not know the card number. The focus moves to it.'],
  ['AvsVerificationFailed', 'The bank has another billing address. The focus moves to the ZIP code.'],
  ['OverMaximumPayment', 'The amount exceeds the limit of one payment.'],
  ['DuplicateTransaction', 'The same payment was made a short while ago.'],
  ['Call', 'The bank wants to speak to the cardholder first.'],
  ['GatewayInternalError', 'The payment system has a problem.'],
  ['NoProcessorResponse', 'The bank did not answer.'],
];

const bankDeclines: readonly (readonly [code: DeclineCode, about: string])[] = [
  ['ACHTransactionFailed', 'The bank did not accept the debit.'],
  ['InvalidAccountNumber', 'The bank does not know the account number. The focus moves to it.'],
  ['InvalidRoutingNumber', 'The routing number leads to no bank. The focus moves to it.'],
  ['GatewayInternalError', 'The payment system has a problem with a bank payment.'],
  ['NoProcessorResponse', 'The bank did not answer to a debit.'],
];

function declinedCard([code, about]: (typeof cardDeclines)[number]): [string, StoryText] {
  const amount = amountThatGives(cardCharge, code);
  const card = cardThatGives(code);
  return declined('card', code, amount, {
    about,
    toTry: `Pay ${amount ?? 'the amount due'} with the first card, or any amount with the second. ${kept}`,
    typed: [
      { ...cardNumber, label: `Declined at ${amount ?? 'no amount'}`, note: 'the amount of this story' },
      ...(card ? [{ label: 'Always declined', value: grouped(card), note: 'whatever the amount' }] : []),
    ],
  });
}

function declinedBankAccount([code, about]: (typeof bankDeclines)[number]): [string, StoryText] {
  return declined('bank', code, amountThatGives(bankMovement, code), {
    about,
    toTry: `Pay with one of these accounts and the routing number. ${kept}`,
    typed: [routingNumber, ...accountsThatGive(code)],
  });
}

function declined(kind: string, code: DeclineCode, amount: string | undefined, text: StoryText): [string, StoryText] {
  const about = `${text.about} The event names the code: \`responseCode\` is \`${code}\`.`;
  const options = amount ? { minAmountDue: amount } : {};
  return [`${kind}-${kebabCase(code)}`, { ...text, title: code, about, options }];
}

export const declines = [
  group(
    'Declined cards',
    { options: bill },
    {
      ...Object.fromEntries(cardDeclines.map(declinedCard)),
      'card-quote-changed': {
        title: 'QuoteChanged',
        about: 'The merchant’s fee rises after the review. The payer never pays more than the reviewed total.',
        toTry: 'Pay: the payment is refused. Review it again: the fee is 3.50 now.',
        typed: [cardNumber],
        adapt: raiseFeeAfterQuote,
      },
    },
  ),
  group('Declined bank accounts', { options: bankBill }, Object.fromEntries(bankDeclines.map(declinedBankAccount))),
];
