import { bankMovement, cardCharge } from '../../../mock-server/simulator/shared/response-tables.ts';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import { accountsThatGive, amountThatGives, kebabCase, routingNumber } from '../shared-examples.ts';
import type { Story, StoryGroup } from '../story.ts';
import { raiseFeeAfterQuote } from './rising-fee.ts';
import { bankBill, bill, cardNumber, cardThatGives, grouped } from './examples.ts';

const kept = 'What was typed is kept, but for the security code of a card.';

const cardDeclines: readonly (readonly [code: DeclineCode, about: string])[] = [
  ['Declined', 'The bank declined the payment.'],
  ['IncorrectValidationValue', 'The security code does not belong to the card. The payer is led to it.'],
  ['InvalidCardNumber', 'The bank does not know the card number. The payer is led to it.'],
  ['AvsVerificationFailed', 'The billing address is not the one that the bank has. The payer is led to the ZIP code.'],
  ['OverMaximumPayment', 'The amount is more than can be paid at once.'],
  ['DuplicateTransaction', 'The same payment was made a short while ago.'],
  ['Call', 'The bank wants to speak to the card’s holder first.'],
  ['GatewayInternalError', 'The payment system has a problem.'],
  ['NoProcessorResponse', 'The bank did not answer.'],
];

const bankDeclines: readonly (readonly [code: DeclineCode, about: string])[] = [
  ['ACHTransactionFailed', 'The bank did not accept the debit.'],
  ['InvalidAccountNumber', 'The bank does not know the account number. The payer is led to it.'],
  ['InvalidRoutingNumber', 'No bank can be reached by the routing number. The payer is led to it.'],
  ['GatewayInternalError', 'The payment system has a problem with a bank payment.'],
  ['NoProcessorResponse', 'The bank did not answer to a debit.'],
];

const feeRaised: Story = {
  id: 'card-quote-changed',
  title: 'QuoteChanged',
  about: 'The merchant’s fee has risen since the payer reviewed the total. Nobody pays more than they have seen.',
  toTry: 'Pay: the payment is refused. Review it again: the fee is 3.50 now.',
  typed: [cardNumber],
  values: { options: bill },
  adapt: raiseFeeAfterQuote,
};

export const cardDeclineStories: StoryGroup = {
  title: 'Declined cards',
  stories: [
    ...cardDeclines.map(([code, about]): Story => {
      const amount = amountThatGives(cardCharge, code);
      const card = cardThatGives(code);
      return {
        id: `card-${kebabCase(code)}`,
        title: code,
        about: `${about} The event names the code: \`responseCode\` is \`${code}\`.`,
        toTry: `Pay ${amount ?? 'the amount due'} with the first card, or any amount with the second. ${kept}`,
        typed: [
          { ...cardNumber, label: `Declined at ${amount ?? 'no amount'}`, note: 'the amount due in this story' },
          ...(card ? [{ label: 'Always declined', value: grouped(card), note: 'whatever the amount' }] : []),
        ],
        values: { options: { ...bill, ...(amount ? { minAmountDue: amount } : {}) } },
      };
    }),
    feeRaised,
  ],
};

export const bankDeclineStories: StoryGroup = {
  title: 'Declined bank accounts',
  stories: bankDeclines.map(([code, about]): Story => {
    const amount = amountThatGives(bankMovement, code);
    return {
      id: `bank-${kebabCase(code)}`,
      title: code,
      about: `${about} The event names the code: \`responseCode\` is \`${code}\`.`,
      toTry: `Pay with one of these accounts and the routing number. ${kept}`,
      typed: [routingNumber, ...accountsThatGive(code, 'the amount due in this story')],
      values: { options: { ...bankBill, ...(amount ? { minAmountDue: amount } : {}) } },
    };
  }),
};
