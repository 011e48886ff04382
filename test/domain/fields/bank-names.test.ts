import assert from 'node:assert/strict';
import test from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { BankNames } from '../../../src/fields/bank-names.ts';
import { routingNumberOrEmpty } from '../../../src/fields/routing-number.ts';

const [chase, wells] = ['021000021', '121000248'];

interface Question {
  readonly number: string;
  readonly signal: AbortSignal;
  readonly answer: (name: string | null) => Promise<void>;
  readonly fail: () => Promise<void>;
}

function typing() {
  let routingNumber = '';
  const flow = { step: 'entering' };
  const asked: Question[] = [];
  const shown: (string | null)[] = [];
  const banks: BankNames = new BankNames({
    routingNumber: () => routingNumberOrEmpty(routingNumber),
    calls: {
      bankName: (number, signal) =>
        new Promise((resolve, reject) => {
          asked.push({
            number,
            signal,
            answer: (name) => (resolve(name), setImmediate()),
            fail: () => (reject(new TypeError('A bug of the page.')), setImmediate()),
          });
        }),
    },
    onName: () => shown.push(banks.name),
    flow,
  });
  const type = (text: string) => {
    routingNumber = text;
    banks.follow();
  };
  const last = () => asked.at(-1)!;
  return { banks, asked, shown, type, last, flow };
}

test('A number is looked up when it is complete and can be valid', () => {
  const { asked, type } = typing();
  for (const text of ['', '02100002', '021000022', '02100002x', '0210-0002-1']) type(text);
  assert.equal(asked.map(({ number }) => number).join(), chase);
});

test('A number is looked up once, even if other numbers are typed or the look-up fails', async () => {
  const { asked, type, last } = typing();
  for (const text of [chase, `${chase}1`, chase]) type(text);
  await last().answer(null);
  type(wells);
  await last().fail();
  for (const text of [chase, wells]) type(text);
  assert.equal(asked.length, 2);
});

test('A name is shown after its answer, while its number is in the field', async () => {
  const { banks, shown, type, last } = typing();
  type(chase);
  assert.equal(banks.name, null);
  await last().answer('Chase');
  assert.deepEqual([banks.name, shown], ['Chase', ['Chase']]);
  type('02100002');
  assert.equal(banks.name, null);
  type(chase);
  assert.equal(banks.name, 'Chase');
});

test('The answer for an older number is ignored', async () => {
  const { banks, asked, type, last } = typing();
  type(chase);
  type(wells);
  await last().answer('Wells');
  await asked[0]!.answer('Chase');
  assert.equal(banks.name, 'Wells');
});

test('An unknown bank, an empty name and a failure give no name, and nothing is shown again', async () => {
  for (const answered of [null, '', 'failure']) {
    const { banks, shown, type, last } = typing();
    type(chase);
    await (answered === 'failure' ? last().fail() : last().answer(answered));
    assert.deepEqual([banks.name, shown], [null, []]);
  }
});

test('A dropped look-up is aborted, its answer ignored, and its number looked up again', async () => {
  const { banks, shown, type, last } = typing();
  type(chase);
  const { signal, answer } = last();
  assert.equal(signal.aborted, false);
  banks.drop();
  assert.equal(signal.aborted, true);
  await answer('Chase');
  assert.deepEqual([banks.name, shown], [null, []]);
  type(chase);
  await last().answer('JPMorgan Chase');
  assert.equal(banks.name, 'JPMorgan Chase');
  banks.drop();
  assert.equal(banks.name, null);
});

test('A name that comes after the form is dropped, and its number looked up again', async () => {
  const { banks, asked, type, last, flow } = typing();
  type(chase);
  flow.step = 'reviewing';
  await last().answer('Chase');
  assert.equal(banks.name, null);
  type(chase);
  assert.equal(asked.length, 2);
});
