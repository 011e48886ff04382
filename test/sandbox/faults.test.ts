import assert from 'node:assert/strict';
import { serviceEndpoints, type ServiceEndpointName } from '../../mock-server/endpoints.ts';
import { faultScenarios, type FaultScenario } from '../../mock-server/simulator/shared/fault-scenarios.ts';
import { Faults, type Fault, type FaultRule } from '../../mock-server/simulator/shared/faults.ts';
import type { ServiceError } from '../../src/operation/service-error.ts';
import { payment } from './payment/submissions.ts';
import { merchantKeys, paymentTest as test, setUp } from './harness.ts';

const paid = payment(50_00);

async function setUpFault(fault: Fault) {
  const waits: number[] = [];
  const sandbox = setUp({ wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)) });
  const credentials = await sandbox.open();
  sandbox.simulator.faults.add([{ ...fault, endpoint: 'Pay', count: 1 }]);
  const entries = () => sandbox.simulator.ledger.entries().length;
  return { ...sandbox, credentials, waits, entries, pay: () => sandbox.service.pay(credentials, 1, paid) };
}

const lost: readonly [fault: Fault, code: string, charged: number][] = [
  [{ kind: 'cut', when: 'before' }, 'network', 0],
  [{ kind: 'cut', when: 'after' }, 'network', 1],
  [{ kind: 'status', status: 500, when: 'before' }, 'status', 0],
  [{ kind: 'status', status: 503, when: 'after' }, 'status', 1],
  [{ kind: 'html', when: 'before' }, 'unreadable', 0],
  [{ kind: 'html', when: 'after' }, 'unreadable', 1],
  [{ kind: 'truncated' }, 'unreadable', 1],
];
for (const [fault, code, charged] of lost) {
  test(`The fault ${JSON.stringify(fault)} loses the answer with ${charged} payments charged`, async () => {
    const { pay, entries } = await setUpFault(fault);
    await assert.rejects(pay(), { name: 'ServiceError', kind: 'lost', code });
    assert.equal(entries(), charged);
    assert.equal((await pay()).code, 'Success', 'It is over after as often as it was asked for.');
    assert.equal(entries(), 1);
  });
}

test('A delayed request does nothing until it arrives', async () => {
  let arrive: () => void = () => undefined;
  const sandbox = setUp({ wait: () => new Promise((resolve) => (arrive = resolve)) });
  const credentials = await sandbox.open();
  sandbox.simulator.faults.add([{ endpoint: 'Pay', kind: 'delay', when: 'before', milliseconds: 5_000, count: 1 }]);
  const late = sandbox.service.pay(credentials, 1, paid);
  assert.deepEqual(await sandbox.service.paymentStatus(credentials, 1), { state: 'absent' });
  arrive();
  await assert.rejects(late, { kind: 'refused', code: 'AttemptVoid' });
  assert.deepEqual(sandbox.simulator.ledger.entries(), []);
});

for (const [fault, waited] of [
  [{ kind: 'delay', when: 'after', milliseconds: 5_000 }, [5_000]],
  [{ kind: 'processing', milliseconds: 5_000 }, [5_000, 5_000]],
  [{ kind: 'duplicate' }, []],
] as const) {
  test(`The fault ${fault.kind} charges once, and waits ${waited.length} times for the processor or the answer`, async () => {
    const { pay, waits, entries } = await setUpFault(fault);
    for (let arrival = 0; arrival < 2; arrival++) assert.equal((await pay()).code, 'Success');
    assert.deepEqual([waits, entries()], [waited, 1]);
  });
}

for (const [when, charged] of [
  ['before', 0],
  ['after', 1],
] as const) {
  test(`A timeout ${when} the charge ends when the client gives up`, async () => {
    const { fetch, baseUrl, credentials, entries } = await setUpFault({ kind: 'timeout', when });
    const client = new AbortController();
    const body = JSON.stringify({ ...credentials, attempt: 1, ...paid });
    const call = fetch(`${baseUrl}${serviceEndpoints.Pay.path}`, { method: 'POST', body, signal: client.signal });
    const silence = new Promise((resolve) => setImmediate(() => setImmediate(resolve, 'silence')));
    assert.equal(await Promise.race([call, silence]), 'silence');
    client.abort();
    await assert.rejects(call, { name: 'AbortError' });
    assert.equal(entries(), charged);
  });
}

test('A call that is never answered ends when the sandbox stops', async () => {
  const stopping = new AbortController();
  const { service, simulator, open } = setUp({ stopped: stopping.signal });
  const credentials = await open();
  simulator.faults.add([{ endpoint: 'Pay', kind: 'timeout', when: 'before' }]);
  const paying = assert.rejects(service.pay(credentials, 1, paid), { kind: 'lost', code: 'network' });
  stopping.abort();
  await paying;
});

const cut: FaultRule = { endpoint: 'Pay', kind: 'cut', when: 'before' };
const truncated: FaultRule = { endpoint: 'Pay', kind: 'truncated', count: 1 };
const cases: readonly [title: string, rules: readonly FaultRule[], calls: string, kinds: string][] = [
  ['for one endpoint happen in order', [{ ...cut, count: 2 }, truncated], 'Pay Pay Pay Pay', 'cut cut truncated none'],
  ['without a count stay in effect', [cut], 'Pay Pay Pay Pay Pay Pay', 'cut cut cut cut cut cut'],
  ['for one endpoint do not affect the others', [{ ...cut, count: 1 }], 'Status Pay', 'none cut'],
  ['for all endpoints count all calls', [{ ...cut, endpoint: '*', count: 2 }], 'Open Pay Status', 'cut cut none'],
];
for (const [title, rules, calls, kinds] of cases) {
  test(`Several faults ${title}`, () => {
    const faults = new Faults();
    faults.add(rules);
    const taken = calls.split(' ').map((call) => faults.take(call as ServiceEndpointName)?.kind ?? 'none');
    assert.equal(taken.join(' '), kinds);
  });
}

const outcomes: readonly [scenario: FaultScenario, outcome: string, charged: number][] = [
  ['lostAnswer', 'network', 1],
  ['lostRequest', 'network', 0],
  ['longOutage', 'status', 1],
  ['duplicated', 'Success', 1],
  ['down', 'status', 0],
];
for (const [scenario, outcome, charged] of outcomes) {
  test(`The scenario ${scenario} ends with ${outcome} and ${charged} payments`, async (own) => {
    const { simulator, service, open } = own;
    const credentials = await open();
    simulator.faults.add(faultScenarios[scenario]);
    const { code } = await service.pay(credentials, 1, paid).catch((error: unknown) => error as ServiceError);
    assert.deepEqual([code, simulator.ledger.entries().length], [outcome, charged]);
  });
}

test('The endpoint for faults knows every scenario, sets faults, by default before the charge, and removes earlier ones', async (own) => {
  const { simulator, call } = own;
  for (const [scenario, faults] of Object.entries(faultScenarios))
    assert.deepEqual((await call('SandboxFaults', { scenario })).body, { responseCode: 'Success', faults });
  const cutAfter = { endpoint: 'Pay', kind: 'cut', when: 'after', count: 1 };
  const given = [cutAfter, { endpoint: 'Pay', kind: 'cut' }];
  const { body } = await call('SandboxFaults', { faults: given });
  const faults = [cutAfter, { endpoint: 'Pay', kind: 'cut', when: 'before' }];
  assert.deepEqual([body, simulator.faults.rules()], [{ responseCode: 'Success', faults }, faults]);
});

const endpoints = ['*', ...Object.keys(serviceEndpoints)];
const kinds = ['delay', 'processing', 'timeout', 'cut', 'status', 'html', 'truncated', 'duplicate'];
const wrong: readonly [request: object, field: string, takes?: readonly string[]][] = [
  [{ scenario: 'invented' }, 'scenario', Object.keys(faultScenarios)],
  [{ faults: [{ endpoint: 'Invented', kind: 'cut' }] }, 'faults.0.endpoint', endpoints],
  [{ faults: [{ endpoint: 'SandboxReset', kind: 'cut' }] }, 'faults.0.endpoint', endpoints],
  [{ faults: [{ endpoint: 'Pay', kind: 'invented' }] }, 'faults.0.kind', kinds],
  [{ faults: [{ endpoint: 'Pay', kind: 'cut', when: 'later' }] }, 'faults.0.when', ['before', 'after']],
  [{ faults: [{ endpoint: 'Pay', kind: 'status', status: 200 }] }, 'faults.0.status'],
  [{ faults: [{ endpoint: 'Pay', kind: 'delay' }] }, 'faults.0.milliseconds'],
  [{ faults: [{ endpoint: 'Pay', kind: 'cut', count: 0 }] }, 'faults.0.count'],
  [{}, 'faults'],
];
test('The endpoint for faults refuses wrong fields, and lists the accepted values', async ({ call }) => {
  for (const [request, field, takes] of wrong) {
    const list = takes ? ` It takes: ${takes.join(', ')}.` : '';
    const responseMessage = `The field ${field} is missing or has the wrong form.${list}`;
    const body = { responseCode: 'InvalidRequest', responseMessage, field };
    assert.deepEqual({ request, ...(await call('SandboxFaults', request)) }, { request, status: 400, body });
  }
});

test('Endpoints change fees, move the clock, and reset the sandbox, while all other endpoints fail', async (own) => {
  const { simulator, service, call, open, pay } = own;
  const merchantKey = merchantKeys.flatFee;
  const credentials = await open();
  await pay(paid);
  await call('SandboxFaults', { scenario: 'down' });
  await assert.rejects(open(), { kind: 'lost', code: 'status' });
  const fees = { CreditCard: { kind: 'percentage', basisPoints: 250 }, ECheck: { kind: 'none' } };
  await call('SandboxFees', { merchantKey, fees });
  const wrongFees = { ...fees, ECheck: { kind: 'flat', amount: -1 } };
  const { body: refused } = await call('SandboxFees', { merchantKey, fees: wrongFees });
  assert.partialDeepStrictEqual(refused, { field: 'fees.ECheck.cents' });
  assert.deepEqual(simulator.merchants.withKey(merchantKey, 'merchantKey').fees, fees);
  const { body } = await call('SandboxClock', { moveByMinutes: 31 });
  assert.deepEqual(body, { responseCode: 'Success', now: '2026-11-21T17:36:09.000Z' });
  await call('SandboxReset');
  assert.deepEqual([simulator.ledger.entries(), simulator.faults.rules()], [[], []]);
  assert.equal(simulator.clock.now().toISOString(), '2026-11-21T17:05:09.000Z');
  await assert.rejects(service.paymentStatus(credentials, 1), { code: 'SessionNotFound' });
});
