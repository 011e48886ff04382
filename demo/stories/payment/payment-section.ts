import { sandboxMerchants } from '../../../mock-server/simulator/payment/merchants.ts';
import { bankMovement, bankValidation, cardCharge } from '../../../mock-server/simulator/shared/response-tables.ts';
import { testCards } from '../../../mock-server/simulator/shared/test-numbers.ts';
import { accountNumber, accountsThatGive, declined, routingNumber, rowOf } from '../shared-examples.ts';
import { plainValues, sectionOf, type StoryFile, type StorySetup, type Typed } from '../story.ts';
import { payOneCent, raiseFeeAfterQuote } from './changed-services.ts';
import { framedModal, paymentModal } from './payment-modal.ts';
import file from './stories.json' with { type: 'json' };

/** `'4111111111111111' => '4111 1111 1111 1111'` */
const grouped = (number: string) => number.replace(/\d{4}(?=\d)/g, '$& ');

const cardNumber: Typed = {
  label: 'Card number',
  value: grouped(testCards[0]?.number ?? ''),
  note: 'with any future date, any 3 digits, any name and ZIP code',
};

const bankAccount: readonly Typed[] = [routingNumber, { ...accountNumber, note: 'of either type, with any name' }];

const merchant = (index: number): StorySetup => ({ merchant: rowOf(sandboxMerchants, index).key });

const atAmount = (amount: string | undefined) => (amount ? { minAmountDue: amount } : {});

const cards = declined('card', [cardCharge], (code, amount = 'no amount') => {
  const always = testCards.find(({ codes }) => codes.charge === code && codes.save === code)?.number;
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

export const paymentSection = sectionOf(file as StoryFile, {
  modal: paymentModal,
  defaults: { ...plainValues, method: 'makePayment', merchant: rowOf(sandboxMerchants, 0).key },
  setups: {
    card: { typed: [cardNumber] },
    bank: { typed: bankAccount },
    cardOrBank: { typed: [cardNumber, ...bankAccount] },
    noFee: merchant(1),
    percentageFee: merchant(2),
    cardsOnly: merchant(3),
    framed: { modal: framedModal },
    feeRaisedAfterQuote: { adapt: raiseFeeAfterQuote },
    oneCentPaid: { adapt: payOneCent },
  },
  stories: { 'Declined cards': cards, 'Declined bank accounts': bankAccounts },
});
