import assert from 'node:assert/strict';
import test from 'node:test';
import { bankName } from '../../mock-server/simulator/shared/bank-names.ts';
import { checkRoutingNumber } from '../../src/fields/routing-number.ts';
import { claimPayment } from './claims/submissions.ts';
import { setUpClaims } from './claims/claims-harness.ts';
import { payment } from './payment/submissions.ts';
import { assertRefused, refusedWith, setUp } from './harness.ts';

const banks = `
021000021 Chase
322271627 Chase
026009593 Bank of America
111000025 Bank of America
121000248 Wells Fargo
122105278 Wells Fargo
021000089 Citibank
091000022 U.S. Bank
043000096 PNC
042000314 Fifth Third
031176110 Capital One
124003116 Ally
031201360 TD Bank
256074974 Navy Federal
011401533 Citizens
314074269 USAA`;

test('Each routing number belongs to its bank, and other well-formed numbers to no bank', () => {
  for (const [line, number = '', name = '?'] of banks.matchAll(/^(\d+) (.+)$/gm))
    assert.ok(bankName(number)?.includes(name), line);
  assert.equal(checkRoutingNumber('110000000').state, 'valid');
  for (const name of ['110000000', '', 'constructor', '__proto__', '0210000211']) assert.equal(bankName(name), null);
});

const never = new AbortController().signal;

const sessions = {
  payment: async () => {
    const { service, open, call } = setUp();
    const credentials = await open();
    const end = () => service.pay(credentials, 1, payment(50_00));
    return { service, credentials, ask: (body: object) => call('BankName', body), end };
  },
  account: async () => {
    const { service, open, call } = setUpClaims();
    const { credentials } = await open('payment');
    const end = () => service.submit(credentials, 1, claimPayment(50_00));
    return { service, credentials, ask: (body: object) => call('AccountBankName', body), end };
  },
};

for (const [modal, openSession] of Object.entries(sessions)) {
  test(`The ${modal} modal receives the name of a bank or null, only for nine digits in its open session`, async () => {
    const { service, credentials, end } = await openSession();
    const name = (number = '121000248', changes: object = {}) =>
      service.bankName({ ...credentials, ...changes }, number, never);
    assert.deepEqual([await name(), await name('110000000')], ['Wells Fargo Bank', null]);
    const wrong = ['02100002', '0210000211', '02100002x', ''].map((number) => [number, name(number)] as const);
    await assertRefused(refusedWith('InvalidRequest', 'routingNumber'), Object.fromEntries(wrong));
    const unknown = name(undefined, { sessionKey: '00000000-0000-4000-8000-000000000000' });
    await assert.rejects(unknown, refusedWith('SessionNotFound', 'sessionId'));
    await assert.rejects(name(undefined, { operationKey: 'other' }), refusedWith('SessionReserved', 'sessionId'));
    await end();
    await assert.rejects(name(), refusedWith('SessionUsed', 'sessionId'));
  });

  test(`The ${modal} modal receives thirty bank names, and then goes on without them`, async () => {
    const { credentials, ask, end } = await openSession();
    const question = { ...credentials, routingNumber: '121000248' };
    for (let count = 0; count < 30; count++) assert.equal((await ask(question)).status, 200);
    assert.partialDeepStrictEqual(await ask(question), { status: 429, body: { responseCode: 'TooManyRequests' } });
    assert.equal((await end()).code, 'Success');
  });
}
