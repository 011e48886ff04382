import assert from 'node:assert/strict';
import test from 'node:test';
import type { MakePaymentOptions, PaymentOptions } from '../../../src/payment/payment-options.ts';
import { offeredMethods, problemsWithSession } from '../../../src/payment/merchant-rules.ts';
import type { MaskedMethod, Merchant } from '../../../src/payment/wire.ts';
import { merchant as usual, savings, visa } from './samples.ts';

const none = { kind: 'none' } as const;
const flat = { kind: 'flat', cents: 250 } as const;
const percentage = { kind: 'percentage', basisPoints: 300 } as const;

const merchant = (changes: Partial<Merchant> = {}): Merchant => ({ ...usual, ...changes });
const cardsOnly = merchant({ methods: ['CreditCard'] });
const percentOfCards = merchant({ fees: { CreditCard: percentage, ECheck: none } });
const percentOfAccounts = merchant({ fees: { CreditCard: none, ECheck: percentage } });
const unusedPercentage = merchant({ methods: ['CreditCard'], fees: { CreditCard: flat, ECheck: percentage } });

type Changes = Partial<MakePaymentOptions>;

const withFee = { feeContext: 'PaymentWithFee' } as const;

const options = (changes: Changes): PaymentOptions => ({
  sessionId: 'S1',
  paymentCategory: 'CreditCard',
  confirmationDisplay: true,
  ...changes,
});

const offers: readonly [what: string, category: PaymentOptions['paymentCategory'], of: Merchant, methods: string[]][] =
  [
    ['all methods', 'UserSelect', merchant(), ['CreditCard', 'ECheck']],
    ['all methods', 'CreditCard', merchant(), ['CreditCard']],
    ['all methods', 'ECheck', merchant(), ['ECheck']],
    ['cards only', 'UserSelect', cardsOnly, ['CreditCard']],
    ['cards only', 'CreditCard', cardsOnly, ['CreditCard']],
    ['cards only', 'ECheck', cardsOnly, []],
  ];

for (const [what, category, of, methods] of offers) {
  test(`${category} at a merchant with ${what} offers ${methods.join(' and ') || 'nothing'}`, () => {
    assert.deepEqual(offeredMethods(category, of), methods);
  });
}

const cases: readonly [
  what: string,
  changes: Changes,
  of: Merchant,
  saved: MaskedMethod | null,
  problems: Record<string, string>,
][] = [
  ['A card at a merchant that takes all', {}, merchant(), null, {}],
  ['A bank account at a merchant that takes all', { paymentCategory: 'ECheck' }, merchant(), null, {}],
  ['The choice between both with a flat fee', { paymentCategory: 'UserSelect' }, merchant(), null, {}],
  [
    'The choice with a percentage on cards',
    { paymentCategory: 'UserSelect', ...withFee },
    percentOfCards,
    null,
    { paymentCategory: 'userSelectWithPercentageFee' },
  ],
  [
    'The choice with a percentage on bank accounts',
    { paymentCategory: 'UserSelect', ...withFee },
    percentOfAccounts,
    null,
    { paymentCategory: 'userSelectWithPercentageFee' },
  ],
  [
    'The choice for a payment without a fee, with a percentage on cards',
    { paymentCategory: 'UserSelect', feeContext: 'PaymentWithoutFee' },
    percentOfCards,
    null,
    {},
  ],
  ['The choice for a save, with a percentage on cards', { paymentCategory: 'UserSelect' }, percentOfCards, null, {}],
  [
    'The choice with a percentage on what is not taken',
    { paymentCategory: 'UserSelect', ...withFee },
    unusedPercentage,
    null,
    {},
  ],
  ['A card with a percentage', {}, percentOfCards, null, {}],
  ['A bank account where cards have a percentage', { paymentCategory: 'ECheck' }, percentOfCards, null, {}],
  [
    'A bank account at a merchant with cards only',
    { paymentCategory: 'ECheck' },
    cardsOnly,
    null,
    { paymentCategory: 'methodNotOffered' },
  ],
  ['A known account group', { accountGroupCode: 'North' }, merchant(), null, {}],
  [
    'An unknown account group',
    { accountGroupCode: 'West' },
    merchant(),
    null,
    { accountGroupCode: 'unknownAccountGroup' },
  ],
  [
    'An account group in other case',
    { accountGroupCode: 'north' },
    merchant(),
    null,
    { accountGroupCode: 'unknownAccountGroup' },
  ],
  ['A saved card for a card payment', {}, merchant(), visa, {}],
  ['A saved card for the choice', { paymentCategory: 'UserSelect' }, merchant(), visa, {}],
  ['A saved bank account for a card payment', {}, merchant(), savings, { token: 'savedMethodNotOffered' }],
  ['A saved bank account for the choice', { paymentCategory: 'UserSelect' }, merchant(), savings, {}],
  ['A saved bank account at a merchant with cards only', {}, cardsOnly, savings, { token: 'savedMethodNotOffered' }],
  [
    'Everything wrong at once',
    { paymentCategory: 'ECheck', accountGroupCode: 'West' },
    cardsOnly,
    visa,
    { paymentCategory: 'methodNotOffered', accountGroupCode: 'unknownAccountGroup', token: 'savedMethodNotOffered' },
  ],
];

for (const [what, changes, of, savedMethod, expected] of cases) {
  test(`${what} has ${Object.values(expected).join(' and ') || 'no problem'}`, () => {
    const problems = problemsWithSession(options(changes), { merchant: of, savedMethod });
    assert.deepEqual(Object.fromEntries(Array.from(problems, ([name, [problem]]) => [name, problem?.code])), expected);
  });
}

test('A method that is not taken is answered with those that are', () => {
  const problems = problemsWithSession(options({ paymentCategory: 'ECheck' }), {
    merchant: cardsOnly,
    savedMethod: null,
  });
  assert.match(problems.get('paymentCategory')?.[0]?.message ?? '', /It takes: CreditCard\./);
});
