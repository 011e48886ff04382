import assert from 'node:assert/strict';
import test from 'node:test';
import type { MakePaymentOptions } from '../../../src/payment/payment-options.ts';
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

for (const [category, of, methods] of [
  ['UserSelect', merchant(), ['CreditCard', 'ECheck']],
  ['CreditCard', merchant(), ['CreditCard']],
  ['ECheck', merchant(), ['ECheck']],
  ['UserSelect', cardsOnly, ['CreditCard']],
  ['ECheck', cardsOnly, []],
] as const) {
  test(`${category} at a merchant with ${of.methods.join()} offers ${methods.join(' and ') || 'nothing'}`, () =>
    assert.deepEqual(offeredMethods(category, of), methods));
}

const options = {
  methodNotOffered: 'paymentCategory',
  userSelectWithPercentageFee: 'paymentCategory',
  unknownAccountGroup: 'accountGroupCode',
  savedMethodNotOffered: 'token',
};

const byAccount = { paymentCategory: 'ECheck' } as const;
const byChoice = { paymentCategory: 'UserSelect' } as const;
const withFee = { ...byChoice, feeContext: 'PaymentWithFee' } as const;
const withoutFee = { ...byChoice, feeContext: 'PaymentWithoutFee' } as const;
const west = { accountGroupCode: 'West' };
const everything = ['methodNotOffered', 'unknownAccountGroup', 'savedMethodNotOffered'] as const;
const all = merchant();

function problemsOf(changes: Partial<MakePaymentOptions>, of: Merchant, savedMethod: MaskedMethod | null) {
  const given = { sessionId: 'S1', paymentCategory: 'CreditCard', confirmationDisplay: true, ...changes } as const;
  return problemsWithSession(given, { merchant: of, savedMethod });
}

for (const [what, changes, of, saved, ...codes] of [
  ['A card at a merchant that takes all', {}, all, null],
  ['The choice between both with a flat fee', byChoice, all, null],
  ['The choice with a percentage on cards', withFee, percentOfCards, null, 'userSelectWithPercentageFee'],
  ['The choice with a percentage on accounts', withFee, percentOfAccounts, null, 'userSelectWithPercentageFee'],
  ['The choice for a payment without a fee, with a percentage on cards', withoutFee, percentOfCards, null],
  ['The choice for a save, with a percentage on cards', byChoice, percentOfCards, null],
  ['The choice with a percentage on what is not taken', withFee, unusedPercentage, null],
  ['A bank account where cards have a percentage', byAccount, percentOfCards, null],
  ['A bank account at a merchant with cards only', byAccount, cardsOnly, null, 'methodNotOffered'],
  ['A known account group', { accountGroupCode: 'North' }, all, null],
  ['An unknown account group', west, all, null, 'unknownAccountGroup'],
  ['An account group in other case', { accountGroupCode: 'north' }, all, null, 'unknownAccountGroup'],
  ['A saved card for a card payment', {}, all, visa],
  ['A saved card for the choice', byChoice, all, visa],
  ['A saved bank account for a card payment', {}, all, savings, 'savedMethodNotOffered'],
  ['A saved bank account at a merchant with cards only', {}, cardsOnly, savings, 'savedMethodNotOffered'],
  ['Everything wrong at once', { ...byAccount, ...west }, cardsOnly, visa, ...everything],
] as const) {
  test(`${what} has ${codes.join(' and ') || 'no problem'}`, () => {
    const found = Array.from(problemsOf(changes, of, saved), ([name, [problem]]) => [name, problem?.code]);
    const expected = codes.map((code) => [options[code], code]);
    assert.deepEqual(found, expected);
  });
}

test('The problem with a method that is not taken names those that are', () => {
  const [problem] = problemsOf(byAccount, cardsOnly, null).get('paymentCategory') ?? [];
  assert.match(problem?.message ?? '', /It accepts: CreditCard\./);
});
