import assert from 'node:assert/strict';
import test from 'node:test';
import { describeProblems, type OptionProblems } from '../../../src/options/option-problems.ts';
import { paymentOptions, readPaymentOptions } from '../../../src/payment/payment-options.ts';

function codesOf(problems: OptionProblems): Record<string, string[]> {
  return Object.fromEntries(Array.from(problems, ([name, found]) => [name, found.map(({ code }) => code)]));
}

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

/* The option object, row by row, as the specification lists it. */
const rows: readonly [option: string, requiredBy: 'both' | 'makePayment' | 'none', defaultOfPayment?: unknown][] = [
  ['sessionId', 'both'],
  ['paymentCategory', 'both'],
  ['feeContext', 'makePayment'],
  ['amountContext', 'none', 'SelectOrEnterAmount'],
  ['saveOption', 'none', 'DoNotSave'],
  ['confirmationDisplay', 'none', true],
  ['referenceNumber', 'none'],
  ['minAmountDue', 'makePayment'],
  ['accountBalance', 'makePayment'],
  ['billingZip', 'none'],
  ['billingAddressStreet', 'none'],
  ['policyHolderName', 'none'],
  ['accountGroupCode', 'none'],
  ['clientReferenceData1', 'makePayment'],
  ['clientReferenceData2', 'none'],
  ['clientReferenceData3', 'none'],
  ['clientReferenceData4', 'none'],
  ['clientReferenceData5', 'none'],
  ['token', 'none'],
  ['acknowledgmentRequired', 'none', false],
];

test('The table has exactly the options of the specification', () => {
  assert.deepEqual(Object.keys(paymentOptions).toSorted(), rows.map(([option]) => option).toSorted());
});

for (const [option, requiredBy, fallback] of rows) {
  for (const absent of [undefined, null, '']) {
    const without = (options: object) => ({ ...options, [option]: absent });
    const given = absent === '' ? 'empty' : String(absent);

    test(`makePayment with ${given} ${option} ${requiredBy === 'none' ? 'goes on' : 'names it as missing'}`, () => {
      const { problems } = makePayment(without(payment));
      assert.deepEqual(codesOf(problems), requiredBy === 'none' ? {} : { [option]: ['missing'] });
    });

    test(`savePaymentMethod with ${given} ${option} ${requiredBy === 'both' ? 'names it as missing' : 'goes on'}`, () => {
      const { problems } = savePaymentMethod(without(save));
      assert.deepEqual(codesOf(problems), requiredBy === 'both' ? { [option]: ['missing'] } : {});
    });

    if (requiredBy === 'none') {
      test(`makePayment reads ${given} ${option} as ${String(fallback)}`, () => {
        assert.equal((makePayment(without(payment)).values as Record<string, unknown>)[option], fallback);
      });
    }
  }
}

test('Everything that a payment requires is named at once', () => {
  assert.deepEqual(names(makePayment({})), [
    'accountBalance',
    'clientReferenceData1',
    'feeContext',
    'minAmountDue',
    'paymentCategory',
    'sessionId',
  ]);
});

test('Everything that a save requires is named at once', () => {
  assert.deepEqual(names(savePaymentMethod({})), ['paymentCategory', 'sessionId']);
});

test('Missing and wrong options are reported together, each under its name', () => {
  const { problems } = makePayment({ ...payment, sessionId: '', saveOption: 'Maybe', minAmountDue: 0, token: {} });
  assert.deepEqual(Object.keys(describeProblems(problems)).toSorted(), [
    'minAmountDue',
    'saveOption',
    'sessionId',
    'token',
  ]);
});

/* Values, as they are given and as they are read. */
const accepted: readonly (readonly [option: string, given: unknown, value: unknown])[] = [
  ...['CreditCard', 'ECheck', 'UserSelect'].map((word) => ['paymentCategory', word, word] as const),
  ...['PaymentWithFee', 'PaymentWithoutFee'].map((word) => ['feeContext', word, word] as const),
  ...['AmountDueOnly', 'SelectAmount', 'SelectOrEnterAmount', 'SelectOrEnterAmountConstrained'].map(
    (word) => ['amountContext', word, word] as const,
  ),
  ...['UserSelect', 'Save', 'DoNotSave'].map((word) => ['saveOption', word, word] as const),
  ['minAmountDue', '0.01', 1],
  ['minAmountDue', 107.98, 10_798],
  ['accountBalance', '0', 0],
  ['accountBalance', '-12.50', -1_250],
  ['accountBalance', 250, 25_000],
  ['confirmationDisplay', 'false', false],
  ['confirmationDisplay', false, false],
  ['acknowledgmentRequired', 'True', true],
  ['billingZip', '01234', '01234'],
  ['billingZip', 12_345, '12345'],
  ['clientReferenceData1', '0001', '0001'],
  ['clientReferenceData5', 'source', 'source'],
  ['policyHolderName', '  Ann Lee ', 'Ann Lee'],
];

for (const [option, given, value] of accepted) {
  test(`${option} ${JSON.stringify(given)} is read as ${JSON.stringify(value)}`, () => {
    const { values, problems } = makePayment({ ...payment, [option]: given });
    assert.deepEqual([names({ problems }), (values as Record<string, unknown>)[option]], [[], value]);
  });
}

const refused: readonly [option: string, given: unknown, message: RegExp][] = [
  ['paymentCategory', 'creditcard', /one of: CreditCard, ECheck, UserSelect\./],
  ['paymentCategory', 1, /one of: CreditCard, ECheck, UserSelect\./],
  ['feeContext', 'WithFee', /one of: PaymentWithFee, PaymentWithoutFee\./],
  [
    'amountContext',
    'Any',
    /one of: AmountDueOnly, SelectAmount, SelectOrEnterAmount, SelectOrEnterAmountConstrained\./,
  ],
  ['saveOption', 'save', /one of: UserSelect, Save, DoNotSave\./],
  ['minAmountDue', '0', /greater than zero/],
  ['minAmountDue', '0.00', /greater than zero/],
  ['minAmountDue', '-1', /./],
  ['minAmountDue', '107.985', /two decimals/],
  ['minAmountDue', '1,000.00', /two decimals/],
  ['accountBalance', 'all', /two decimals/],
  ['confirmationDisplay', 'no', /true or false/],
  ['acknowledgmentRequired', 1, /true or false/],
  ['sessionId', {}, /text/],
];

for (const [option, given, message] of refused) {
  test(`${option} ${JSON.stringify(given)} is refused by a message like ${message.source}`, () => {
    const details = describeProblems(makePayment({ ...payment, [option]: given }).problems);
    assert.deepEqual(Object.keys(details), [option]);
    assert.match(details[option]?.join(' ') ?? '', message);
  });
}

const paymentOnly = [
  'feeContext',
  'amountContext',
  'saveOption',
  'minAmountDue',
  'accountBalance',
  'acknowledgmentRequired',
];

for (const option of paymentOnly) {
  test(`A save neither reads nor checks ${option}`, () => {
    const { values, problems } = savePaymentMethod({ ...save, [option]: {} });
    assert.deepEqual([names({ problems }), option in values], [[], false]);
  });
}

/* The earlier form of the interface. */
const earlier = { ...payment, clientReferenceData1: undefined, referenceNumber: 'R-1' };

const earlierRefuses: readonly [option: string, value: string][] = [
  ['paymentCategory', 'UserSelect'],
  ['amountContext', 'SelectOrEnterAmountConstrained'],
];

for (const [option, value] of earlierRefuses) {
  test(`The earlier form refuses ${value} as ${option}`, () => {
    const { problems } = makePayment({ ...earlier, [option]: value }, 'earlier');
    assert.deepEqual(codesOf(problems), { [option]: ['laterFormOnly'] });
  });

  test(`The earlier form does not list ${value} among what ${option} may be`, () => {
    const [problem] = makePayment({ ...earlier, [option]: 'Nonsense' }, 'earlier').problems.get(option) ?? [];
    assert.equal(problem?.code, 'notAllowed');
    assert.ok(!problem.message.match(/\w+/g)?.includes(value), problem.message);
  });
}

test('The earlier form refuses UserSelect for a save as well', () => {
  const { problems } = savePaymentMethod({ ...save, paymentCategory: 'UserSelect' }, 'earlier');
  assert.deepEqual(codesOf(problems), { paymentCategory: ['laterFormOnly'] });
});

test('The earlier form knows UserSelect as a save option', () => {
  assert.equal(makePayment({ ...earlier, saveOption: 'UserSelect' }, 'earlier').values.saveOption, 'UserSelect');
});

test('The earlier form leaves clientReferenceData5 out', () => {
  const { values, problems } = makePayment({ ...earlier, clientReferenceData5: 'x' }, 'earlier');
  assert.deepEqual([names({ problems }), 'clientReferenceData5' in values], [[], false]);
});

test('The earlier form names everything that it requires, the reference under its own name', () => {
  assert.deepEqual(names(makePayment({}, 'earlier')), [
    'accountBalance',
    'feeContext',
    'minAmountDue',
    'paymentCategory',
    'referenceNumber',
    'sessionId',
  ]);
});

test('A value that cannot be made a text is a problem in the earlier form, not an exception', () => {
  const { problems } = makePayment({ ...earlier, paymentCategory: Object.create(null) as unknown }, 'earlier');
  assert.deepEqual(names({ problems }), ['paymentCategory']);
});

/* The obsolete reference. */
const references: readonly [
  what: string,
  form: 'later' | 'earlier',
  given: object,
  reference: string | undefined,
  obsolete: boolean,
][] = [
  ['clientReferenceData1 alone', 'later', { clientReferenceData1: 'C' }, 'C', false],
  [
    'clientReferenceData1 beside referenceNumber',
    'later',
    { clientReferenceData1: 'C', referenceNumber: 'R' },
    'C',
    false,
  ],
  ['referenceNumber alone', 'later', { referenceNumber: 'R' }, 'R', true],
  ['referenceNumber beside a null', 'later', { clientReferenceData1: null, referenceNumber: 'R' }, 'R', true],
  ['referenceNumber beside a blank', 'later', { clientReferenceData1: ' ', referenceNumber: 'R' }, 'R', true],
  ['a number as referenceNumber', 'later', { referenceNumber: 42 }, '42', true],
  ['referenceNumber alone', 'earlier', { referenceNumber: 'R' }, 'R', true],
  ['clientReferenceData1 alone', 'earlier', { clientReferenceData1: 'C' }, 'C', false],
];

for (const [what, form, given, reference, obsolete] of references) {
  test(`In the ${form} form, ${what} gives the reference ${String(reference)}`, () => {
    const read = makePayment({ ...payment, clientReferenceData1: undefined, ...given }, form);
    assert.deepEqual(
      [names(read), read.values.clientReferenceData1, read.usesReferenceNumber],
      [[], reference, obsolete],
    );
  });
}

test('A save takes referenceNumber in place of clientReferenceData1 too', () => {
  const read = savePaymentMethod({ ...save, referenceNumber: 'R' });
  assert.deepEqual([read.values.clientReferenceData1, read.usesReferenceNumber], ['R', true]);
});

test('A referenceNumber that is wrong is the problem, not an absent clientReferenceData1', () => {
  const { problems } = makePayment({ ...payment, clientReferenceData1: undefined, referenceNumber: {} });
  assert.deepEqual(codesOf(problems), { referenceNumber: ['notText'] });
});

/* Sources. */
test('The options of the call win over the attributes, one by one', () => {
  const call = { sessionId: 'call', amountContext: null };
  const attributes = { ...payment, sessionId: 'attribute', amountContext: 'AmountDueOnly' };
  const { values } = readPaymentOptions('makePayment', [call, attributes], 'later');
  assert.deepEqual([values.sessionId, values.amountContext, values.minAmountDue], ['call', 'AmountDueOnly', 10_798]);
});

test('What is given is left as it was', () => {
  const given = Object.freeze({ ...payment, clientReferenceData1: undefined, referenceNumber: ' R ' });
  makePayment(given);
  assert.equal(given.referenceNumber, ' R ');
});
