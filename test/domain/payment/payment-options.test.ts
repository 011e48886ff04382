import assert from 'node:assert/strict';
import test from 'node:test';
import { describeProblems } from '../../../src/options/option-problems.ts';
import notes from '../../../src/payment/payment-option-notes.json' with { type: 'json' };
import { paymentOptions, readPaymentOptions } from '../../../src/payment/payment-options.ts';
import type { PaymentOperationName } from '../../../src/payment/enumerations.ts';
import { checkHostileOptions } from '../options/hostile-suite.ts';
import { checkOptions, codesOf, type OptionRow } from '../options/option-suite.ts';
import rows from './payment-option-rows.json' with { type: 'json' };
import { bill } from './samples.ts';

const payment = { sessionId: 'S1', ...bill };
const save = { sessionId: 'S1', paymentCategory: 'ECheck' };

const makePayment = (given: object, form: 'later' | 'earlier' = 'later') =>
  readPaymentOptions('makePayment', [given], form);
const savePaymentMethod = (given: object, form: 'later' | 'earlier' = 'later') =>
  readPaymentOptions('savePaymentMethod', [given], form);
const names = ({ problems }: { problems: ReadonlyMap<string, unknown> }) => Array.from(problems.keys()).toSorted();

checkOptions({
  modal: 'The payment modal',
  table: paymentOptions,
  notes,
  methods: { makePayment: payment, savePaymentMethod: save },
  read: (method, sources) => readPaymentOptions(method as PaymentOperationName, sources, 'later'),
  rows: rows as unknown as OptionRow[],
  fallbacks: {
    amountContext: 'SelectOrEnterAmount',
    saveOption: 'DoNotSave',
    confirmationDisplay: true,
    acknowledgmentRequired: false,
  },
  unread: {
    savePaymentMethod: 'feeContext amountContext saveOption minAmountDue accountBalance token acknowledgmentRequired',
  },
});

const words: Readonly<Record<string, string>> = {
  paymentCategory: 'CreditCard, ECheck, UserSelect',
  feeContext: 'PaymentWithFee, PaymentWithoutFee',
  amountContext: 'AmountDueOnly, SelectAmount, SelectOrEnterAmount, SelectOrEnterAmountConstrained',
  saveOption: 'UserSelect, Save, DoNotSave',
};

test('An option of words accepts each of them, and its error lists them', () => {
  for (const [option, allowed] of Object.entries(words)) {
    for (const word of allowed.split(', ')) assert.deepEqual(names(makePayment({ ...payment, [option]: word })), []);
    assert.deepEqual(describeProblems(makePayment({ ...payment, [option]: 'Nonsense' }).problems), {
      [option]: [`This option must be one of: ${allowed}.`],
    });
  }
});

const earlier = { ...payment, clientReferenceData1: undefined, referenceNumber: 'R-1' };

for (const [option, value] of [
  ['paymentCategory', 'UserSelect'],
  ['amountContext', 'SelectOrEnterAmountConstrained'],
] as const) {
  test(`The earlier form rejects ${value} as ${option} and does not list it`, () => {
    const refused = { [option]: ['laterFormOnly'] };
    assert.deepEqual(codesOf(makePayment({ ...earlier, [option]: value }, 'earlier')), refused);
    if (option in save) assert.deepEqual(codesOf(savePaymentMethod({ ...save, [option]: value }, 'earlier')), refused);
    const [problem] = makePayment({ ...earlier, [option]: 'Nonsense' }, 'earlier').problems.get(option) ?? [];
    assert.equal(problem?.code, 'notAllowed');
    assert.ok(!problem.message.match(/\w+/g)?.includes(value), problem.message);
  });
}

test('The earlier form has UserSelect as a save option, and no clientReferenceData5', () => {
  const read = makePayment({ ...earlier, saveOption: 'UserSelect', clientReferenceData5: 'x' }, 'earlier');
  const found = [names(read), read.values.saveOption, 'clientReferenceData5' in read.values];
  assert.deepEqual(found, [[], 'UserSelect', false]);
});

test('The earlier form names all its missing options, and the reference as referenceNumber', () => {
  const required = Object.keys(payment).map((name) => (name === 'clientReferenceData1' ? 'referenceNumber' : name));
  assert.deepEqual(names(makePayment({}, 'earlier')), required.toSorted());
});

const C = { clientReferenceData1: 'C' };
const R = { referenceNumber: 'R' };
for (const [what, form, given, reference] of [
  ['clientReferenceData1 alone', 'later', C, 'C'],
  ['clientReferenceData1 beside referenceNumber', 'later', { ...C, ...R }, 'C'],
  ['referenceNumber alone', 'later', R, 'R'],
  ['referenceNumber beside a blank', 'later', { clientReferenceData1: ' ', ...R }, 'R'],
  ['referenceNumber alone', 'earlier', R, 'R'],
  ['clientReferenceData1 alone', 'earlier', C, 'C'],
] as const) {
  test(`In the ${form} form, ${what} gives the reference ${reference}`, () => {
    const read = makePayment({ ...payment, clientReferenceData1: undefined, ...given }, form);
    const { clientReferenceData1 } = read.values;
    assert.deepEqual([names(read), clientReferenceData1, read.usesReferenceNumber], [[], reference, reference === 'R']);
  });
}

test('A save accepts referenceNumber instead of clientReferenceData1 too', () => {
  const read = savePaymentMethod({ ...save, referenceNumber: 'R' });
  assert.deepEqual([read.values.clientReferenceData1, read.usesReferenceNumber], ['R', true]);
});

test('A wrong referenceNumber is reported instead of a missing clientReferenceData1', () => {
  const { problems } = makePayment({ ...payment, clientReferenceData1: undefined, referenceNumber: {} });
  assert.deepEqual(codesOf({ problems }), { referenceNumber: ['notText'] });
});

checkHostileOptions({
  modal: 'the payment modal',
  names: Object.keys(paymentOptions),
  required: ['sessionId', 'paymentCategory'],
  readers: (['makePayment', 'savePaymentMethod'] as const).flatMap((method) =>
    (['later', 'earlier'] as const).map((form) => (sources) => readPaymentOptions(method, sources, form)),
  ),
  everywhere: (given, name) => ({ ...payment, [name]: given }),
});
