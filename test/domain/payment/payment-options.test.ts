import assert from 'node:assert/strict';
import test from 'node:test';
import { describeProblems } from '../../../src/options/option-problems.ts';
import { paymentOptionNotes } from '../../../src/payment/payment-option-notes.ts';
import { paymentOptions, readPaymentOptions } from '../../../src/payment/payment-options.ts';
import type { PaymentOperationName } from '../../../src/payment/enumerations.ts';
import { checkHostileOptions } from '../options/hostile-suite.ts';
import { checkOptions, codesOf } from '../options/option-suite.ts';

const payment = {
  sessionId: 'S1',
  paymentCategory: 'CreditCard',
  feeContext: 'PaymentWithFee',
  minAmountDue: '107.98',
  accountBalance: '250.00',
  clientReferenceData1: 'P-1',
};
const save = { sessionId: 'S1', paymentCategory: 'ECheck' };

const makePayment = (given: object, form: 'later' | 'earlier' = 'later') =>
  readPaymentOptions('makePayment', [given], form);
const savePaymentMethod = (given: object, form: 'later' | 'earlier' = 'later') =>
  readPaymentOptions('savePaymentMethod', [given], form);
const names = ({ problems }: { problems: ReadonlyMap<string, unknown> }) => Array.from(problems.keys()).toSorted();

const both = 'makePayment savePaymentMethod';

checkOptions({
  modal: 'The payment modal',
  table: paymentOptions,
  notes: paymentOptionNotes,
  methods: { makePayment: payment, savePaymentMethod: save },
  read: (method, sources) => readPaymentOptions(method as PaymentOperationName, sources, 'later'),
  rows: [
    ['sessionId', both, 'S1', 'S1', {}, 'notText'],
    ['paymentCategory', both, 'UserSelect', 'UserSelect', 'creditcard', 'notAllowed'],
    ['feeContext', 'makePayment', 'PaymentWithoutFee', 'PaymentWithoutFee', 'WithFee', 'notAllowed'],
    ['amountContext', '', 'AmountDueOnly', 'AmountDueOnly', 'Any', 'notAllowed'],
    ['saveOption', '', 'UserSelect', 'UserSelect', 'save', 'notAllowed'],
    ['confirmationDisplay', '', 'false', false, 'no', 'notBoolean'],
    ['referenceNumber', '', 42, '42', true, 'notText'],
    ['minAmountDue', 'makePayment', '0.01', 1, '107.985', 'notAmount'],
    ['minAmountDue', 'makePayment', 107.98, 10_798, '0', 'notPositive'],
    ['accountBalance', 'makePayment', '-12.50', -1_250, 'all', 'notAmount'],
    ['accountBalance', 'makePayment', '0', 0, {}, 'notAmount'],
    ['billingZip', '', 12_345, '12345', true, 'notText'],
    ['billingAddressStreet', '', '1 Elm', '1 Elm', [], 'notText'],
    ['policyHolderName', '', '  Ann Lee ', 'Ann Lee', {}, 'notText'],
    ['accountGroupCode', '', 'North', 'North', {}, 'notText'],
    ['clientReferenceData1', 'makePayment', '0001', '0001', {}, 'notText'],
    ['clientReferenceData2', '', 'x', 'x', {}, 'notText'],
    ['clientReferenceData3', '', 'x', 'x', {}, 'notText'],
    ['clientReferenceData4', '', 'x', 'x', {}, 'notText'],
    ['clientReferenceData5', '', 'source', 'source', {}, 'notText'],
    ['token', '', 'T1', 'T1', {}, 'notText'],
    ['acknowledgmentRequired', '', 'True', true, 1, 'notBoolean'],
    ['lockedOptions', '', 'TRUE', true, 'yes', 'notBoolean'],
  ],
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

for (const [option, allowed] of Object.entries(words)) {
  test(`${option} is one of ${allowed}, which an error lists`, () => {
    for (const word of allowed.split(', ')) assert.deepEqual(names(makePayment({ ...payment, [option]: word })), []);
    assert.deepEqual(describeProblems(makePayment({ ...payment, [option]: 'Nonsense' }).problems), {
      [option]: [`This option must be one of: ${allowed}.`],
    });
  });
}

test('All missing required options of a payment are named at once', () => {
  assert.deepEqual(names(makePayment({})), Object.keys(payment).toSorted());
});

test('Missing and wrong options are reported together, each under its name', () => {
  const { problems } = makePayment({ ...payment, sessionId: '', saveOption: 'Maybe', minAmountDue: 0, token: {} });
  const wrong = ['minAmountDue', 'saveOption', 'sessionId', 'token'];
  assert.deepEqual(Object.keys(describeProblems(problems)).toSorted(), wrong);
});

/* The earlier form of the interface. */
const earlier = { ...payment, clientReferenceData1: undefined, referenceNumber: 'R-1' };

const earlierRefuses: readonly [option: string, value: string][] = [
  ['paymentCategory', 'UserSelect'],
  ['amountContext', 'SelectOrEnterAmountConstrained'],
];

for (const [option, value] of earlierRefuses) {
  test(`The earlier form refuses ${value} as ${option}`, () => {
    const { problems } = makePayment({ ...earlier, [option]: value }, 'earlier');
    assert.deepEqual(codesOf({ problems }), { [option]: ['laterFormOnly'] });
  });

  test(`The earlier form does not list ${value} among the values of ${option}`, () => {
    const [problem] = makePayment({ ...earlier, [option]: 'Nonsense' }, 'earlier').problems.get(option) ?? [];
    assert.equal(problem?.code, 'notAllowed');
    assert.ok(!problem.message.match(/\w+/g)?.includes(value), problem.message);
  });
}

test('The earlier form refuses UserSelect for a save as well', () => {
  const { problems } = savePaymentMethod({ ...save, paymentCategory: 'UserSelect' }, 'earlier');
  assert.deepEqual(codesOf({ problems }), { paymentCategory: ['laterFormOnly'] });
});

test('The earlier form knows UserSelect as a save option', () => {
  assert.equal(makePayment({ ...earlier, saveOption: 'UserSelect' }, 'earlier').values.saveOption, 'UserSelect');
});

test('The earlier form omits clientReferenceData5', () => {
  const { values, problems } = makePayment({ ...earlier, clientReferenceData5: 'x' }, 'earlier');
  assert.deepEqual([names({ problems }), 'clientReferenceData5' in values], [[], false]);
});

test('The earlier form names all its missing options, the reference under its own name', () => {
  const required = Object.keys(payment).map((name) => (name === 'clientReferenceData1' ? 'referenceNumber' : name));
  assert.deepEqual(names(makePayment({}, 'earlier')), required.toSorted());
});

test('A value that cannot be converted to text is a problem in the earlier form, not an exception', () => {
  const { problems } = makePayment({ ...earlier, paymentCategory: Object.create(null) as unknown }, 'earlier');
  assert.deepEqual(names({ problems }), ['paymentCategory']);
});

/* The obsolete reference. */
const C = { clientReferenceData1: 'C' };
const R = { referenceNumber: 'R' };
const references: readonly (readonly [what: string, form: 'later' | 'earlier', given: object, read: string])[] = [
  ['clientReferenceData1 alone', 'later', C, 'C'],
  ['clientReferenceData1 beside referenceNumber', 'later', { ...C, ...R }, 'C'],
  ['referenceNumber alone', 'later', R, 'R'],
  ['referenceNumber beside a null', 'later', { clientReferenceData1: null, ...R }, 'R'],
  ['referenceNumber beside a blank', 'later', { clientReferenceData1: ' ', ...R }, 'R'],
  ['a number as referenceNumber', 'later', { referenceNumber: 42 }, '42'],
  ['referenceNumber alone', 'earlier', R, 'R'],
  ['clientReferenceData1 alone', 'earlier', C, 'C'],
];

for (const [what, form, given, reference] of references) {
  test(`In the ${form} form, ${what} gives the reference ${reference}`, () => {
    const read = makePayment({ ...payment, clientReferenceData1: undefined, ...given }, form);
    const { values, usesReferenceNumber } = read;
    assert.deepEqual(
      [names(read), values.clientReferenceData1, usesReferenceNumber],
      [[], reference, reference !== 'C'],
    );
  });
}

test('A save accepts referenceNumber instead of clientReferenceData1 too', () => {
  const read = savePaymentMethod({ ...save, referenceNumber: 'R' });
  assert.deepEqual([read.values.clientReferenceData1, read.usesReferenceNumber], ['R', true]);
});

test('A referenceNumber that is wrong is the problem, not an absent clientReferenceData1', () => {
  const { problems } = makePayment({ ...payment, clientReferenceData1: undefined, referenceNumber: {} });
  assert.deepEqual(codesOf({ problems }), { referenceNumber: ['notText'] });
});

test('The given options are not changed', () => {
  const given = Object.freeze({ ...payment, clientReferenceData1: undefined, referenceNumber: ' R ' });
  makePayment(given);
  assert.equal(given.referenceNumber, ' R ');
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
