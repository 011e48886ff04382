import assert from 'node:assert/strict';
import test from 'node:test';
import type { ServiceEndpointName } from '../../mock-server/endpoints.ts';
import type { HandlerOptions } from '../../mock-server/handlers/handlers.ts';
import type { Simulator } from '../../mock-server/simulator/simulator.ts';
import type { Answer, AttemptStatus, OperationCredentials } from '../../src/operation/operation-service.ts';
import type { AccountSubmission } from '../../src/account/requests.ts';
import { bypass, payee } from './adjuster/parties.ts';
import { setUpApprovals } from './adjuster/approval-harness.ts';
import { claimsKeys, individual } from './claims/payees.ts';
import { claimPayment, methodSave, payeeBankAccount } from './claims/submissions.ts';
import { setUpClaims } from './claims/claims-harness.ts';
import { card, payment, saving } from './payment/submissions.ts';
import { assertRefused, merchantKeys, refusedWith, setUp } from './harness.ts';

/** One operation of a modal, in one unopened session. */
interface SandboxOperation {
  readonly simulator: Simulator;
  readonly sessionKey: string;
  readonly open: (credentials: OperationCredentials) => Promise<unknown>;
  readonly submit: (credentials: OperationCredentials, attempt: number) => Promise<Answer<unknown>>;
  readonly status: (credentials: OperationCredentials, attempt: number) => Promise<AttemptStatus<unknown>>;
  readonly cancel: (credentials: OperationCredentials) => Promise<void>;
  /** Number of attempts that were made, approved or declined. */
  readonly done: () => number;
}

interface DeclinableOperation extends SandboxOperation {
  readonly decline: (credentials: OperationCredentials, attempt: number) => Promise<Answer<unknown>>;
}

type SetUp<Operation extends SandboxOperation = SandboxOperation> = (options?: HandlerOptions) => Promise<Operation>;

const minutes = 60_000;
const used = refusedWith('SessionUsed', 'sessionId');
const canceled = refusedWith('SessionCanceled', 'sessionId');
const expired = refusedWith('SessionExpired', 'sessionId');
const voided = refusedWith('AttemptVoid', 'attempt');
const outOfOrder = refusedWith('AttemptOutOfOrder', 'attempt');

const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** Opens the session of an operation, which becomes `mine`. */
async function opened<Operation extends SandboxOperation>(setUp: SetUp<Operation>, options?: HandlerOptions) {
  const operation = await setUp(options);
  const mine = { sessionKey: operation.sessionKey, operationKey: 'a' };
  await operation.open(mine);
  const submit = (attempt: number, by = mine) => operation.submit(by, attempt);
  const status = (attempt: number, by = mine) => operation.status(by, attempt);
  return { ...operation, mine, others: { ...mine, operationKey: 'b' }, submit, status };
}

/** The same, but the test decides when the next attempt is answered. */
async function openedSlow<Operation extends SandboxOperation>(setUp: SetUp<Operation>, endpoint: ServiceEndpointName) {
  let onDeciding: (finish: () => void) => void = () => undefined;
  const deciding = new Promise<() => void>((resolve) => (onDeciding = resolve));
  const operation = await opened(setUp, { wait: () => new Promise((finish) => onDeciding(finish)) });
  const { clock, faults } = operation.simulator;
  faults.add([{ endpoint, kind: 'processing', milliseconds: 5_000, count: 1 }]);
  const decide = async () => {
    const finish = await deciding;
    clock.moveBy(5_000);
    finish();
  };
  return { ...operation, deciding, decide };
}

/**
 * Rules of every operation: sessions, and attempts whose answers are lost.
 *
 * @param endpoint Where it is submitted.
 */
function checkOperation(title: string, endpoint: ServiceEndpointName, setUp: SetUp): void {
  test(`${title} that arrives twice is made once and answered twice, and uses its session`, async () => {
    const { simulator, open, submit, status, cancel, mine, others, done } = await opened(setUp);
    assert.deepEqual(await open(mine), await open(mine));
    const answer = await submit(1);
    assert.equal(answer.code, 'Success');
    await assertRefused(used, { open: open(others), submit: submit(1, others), status: status(1, others) });
    await assertRefused(used, { again: submit(2), open: open(mine), cancel: cancel(mine) });
    for (let day = 0; day < 2; day++) {
      assert.deepEqual(await submit(1), answer);
      assert.deepEqual(await status(1), { state: 'answered', answer });
      simulator.clock.moveBy(24 * 60 * minutes);
    }
    assert.equal(done(), 1);
  });

  test(`${title} is void if its status was requested before it arrived, and refused if it is out of order`, async () => {
    const { submit, status, done } = await opened(setUp);
    await assert.rejects(submit(2), outOfOrder);
    await assert.rejects(status(2), outOfOrder);
    for (let question = 0; question < 2; question++) assert.deepEqual(await status(1), { state: 'absent' });
    for (let arrival = 0; arrival < 2; arrival++) await assert.rejects(submit(1), voided);
    assert.equal(done(), 0);
    assert.equal((await submit(2)).code, 'Success');
  });

  test(`${title} is in process until it is decided`, async () => {
    const { submit, status, deciding, decide } = await openedSlow(setUp, endpoint);
    const submitting = submit(1);
    await deciding;
    assert.deepEqual(await status(1), { state: 'processing' });
    await decide();
    assert.deepEqual(await status(1), { state: 'answered', answer: await submitting });
  });

  test(`${title} requires a known session, which its operation has opened`, async () => {
    const { sessionKey, open, submit, status, cancel, done } = await setUp();
    const mine = { sessionKey, operationKey: 'a' };
    await assert.rejects(submit(mine, 1), refusedWith('InvalidRequest', 'sessionId'));
    await open(mine);
    for (const [credentials, refusal] of [
      [{ ...mine, operationKey: 'b' }, refusedWith('SessionReserved', 'sessionId')],
      [{ ...mine, sessionKey: '00000000-0000-4000-8000-000000000000' }, refusedWith('SessionNotFound', 'sessionId')],
    ] as const) {
      const asked = { open: open(credentials), status: status(credentials, 1) };
      await assertRefused(refusal, { ...asked, submit: submit(credentials, 1), cancel: cancel(credentials) });
    }
    assert.equal(done(), 0);
  });

  test(`The session of ${inSentence(title)} reports that it was canceled, and may be canceled again`, async () => {
    const { open, submit, cancel, mine } = await opened(setUp);
    for (let count = 0; count < 2; count++) await cancel(mine);
    await assertRefused(canceled, { open: open(mine), submit: submit(1) });
    const unopened = await setUp();
    const credentials = { sessionKey: unopened.sessionKey, operationKey: 'a' };
    await unopened.cancel(credentials);
    await assert.rejects(unopened.submit(credentials, 1), canceled);
    for (const operationKey of ['a', 'b'])
      await assert.rejects(unopened.open({ ...credentials, operationKey }), canceled);
  });

  test(`The session of ${inSentence(title)} expires after half an hour, and may then only be canceled`, async () => {
    const early = await setUp();
    early.simulator.clock.moveBy(30 * minutes - 1);
    await assert.doesNotReject(early.open({ sessionKey: early.sessionKey, operationKey: 'a' }));
    const late = await setUp();
    late.simulator.clock.moveBy(30 * minutes);
    await assert.rejects(late.open({ sessionKey: late.sessionKey, operationKey: 'a' }), expired);
    const { simulator, open, submit, cancel, mine, others, done } = await opened(setUp);
    simulator.clock.moveBy(30 * minutes);
    await assertRefused(expired, { submit: submit(1), open: open(others) });
    await assert.doesNotReject(cancel(mine));
    assert.equal(done(), 0);
  });
}

function checkDeclines(title: string, endpoint: ServiceEndpointName, setUp: SetUp<DeclinableOperation>): void {
  test(`${title} stays declined, and is followed, once it is decided, by others until one is approved`, async () => {
    const { submit, status, decline, cancel, mine, done, deciding, decide } = await openedSlow(setUp, endpoint);
    const declining = decline(mine, 1);
    await deciding;
    await assert.rejects(submit(2), outOfOrder);
    await decide();
    const answer = await declining;
    assert.notEqual(answer.code, 'Success');
    assert.deepEqual(await decline(mine, 1), answer);
    await assert.rejects(submit(1), refusedWith('InvalidRequest', 'attempt'));
    assert.deepEqual(await decline(mine, 2), answer);
    assert.equal((await submit(3)).code, 'Success');
    assert.deepEqual(await status(3), { state: 'answered', answer: await submit(3) });
    assert.equal(done(), 3);
    await assert.rejects(cancel(mine), used);
  });

  for (const end of ['canceled', 'expired'] as const) {
    test(`${title} that was declined has its status in a session that is ${end}`, async () => {
      const { simulator, submit, status, decline, cancel, mine } = await opened(setUp);
      const answer = await decline(mine, 1);
      if (end === 'canceled') await cancel(mine);
      else simulator.clock.moveBy(30 * minutes);
      assert.deepEqual(await status(1), { state: 'answered', answer });
      await assert.rejects(submit(2), end === 'canceled' ? canceled : expired);
      if (end === 'expired') assert.deepEqual(await status(2), { state: 'absent' });
    });
  }
}

function ofPayer(name: 'makePayment' | 'savePaymentMethod') {
  return (options?: HandlerOptions): Promise<DeclinableOperation> => {
    const { simulator, service } = setUp(options);
    const isPayment = name === 'makePayment';
    const send = (amount: number, number?: string): DeclinableOperation['submit'] =>
      isPayment
        ? (credentials, attempt) => service.pay(credentials, attempt, payment(amount))
        : (credentials, attempt) => service.save(credentials, attempt, saving(card(number ? { number } : {})));
    return Promise.resolve({
      simulator,
      sessionKey: simulator.payments.createSession(merchantKeys.noFee),
      open: (credentials) => service.open(credentials, { operation: name }),
      submit: send(50_00),
      decline: send(3_00, '4000000000000002'),
      status: isPayment ? service.paymentStatus : service.saveStatus,
      cancel: service.cancel,
      done: () => simulator.ledger.entries().length,
    });
  };
}

function ofPayee(context: 'payment' | 'save', approved: AccountSubmission, declined: AccountSubmission) {
  return (options?: HandlerOptions): Promise<DeclinableOperation> => {
    const { simulator, service, entries } = setUpClaims(options);
    return Promise.resolve({
      simulator,
      sessionKey: simulator.claims.createSession(claimsKeys.first),
      open: (credentials) => service.open(credentials, { context, payee: individual() }),
      submit: (credentials, attempt) => service.submit(credentials, attempt, approved),
      decline: (credentials, attempt) => service.submit(credentials, attempt, declined),
      status: service.status,
      cancel: service.cancel,
      done: () => entries().length,
    });
  };
}

const declinedSave = methodSave(payeeBankAccount({ accountNumber: '2000' }));
const declinable: readonly [title: string, endpoint: ServiceEndpointName, setUp: SetUp<DeclinableOperation>][] = [
  ['A payment', 'Pay', ofPayer('makePayment')],
  ['A save', 'Save', ofPayer('savePaymentMethod')],
  ['A claim payment', 'AccountSubmit', ofPayee('payment', claimPayment(50_00), claimPayment(2_00))],
  ['A payee’s save', 'AccountSubmit', ofPayee('save', methodSave(), declinedSave)],
];

for (const [title, endpoint, setUpOperation] of declinable) {
  checkOperation(title, endpoint, setUpOperation);
  checkDeclines(title, endpoint, setUpOperation);
}

checkOperation('The creation of an approval request', 'AdjusterCreate', async (options) => {
  const { simulator, service, uploaded } = setUpApprovals(options);
  return {
    simulator,
    sessionKey: (await uploaded([bypass])).sessionKey,
    open: service.openCreate,
    submit: service.create,
    status: service.createStatus,
    cancel: service.close,
    done: () => simulator.claims.requests.list().length,
  };
});

checkOperation('The canceling of an approval request', 'AdjusterCancel', async (options) => {
  const { simulator, service, create } = setUpApprovals(options);
  const { approvalRequestId } = await create([payee]);
  return {
    simulator,
    sessionKey: simulator.claims.createSession(claimsKeys.first),
    open: (credentials) => service.openManage(credentials, { approvalRequestId }),
    submit: service.cancelRequest,
    status: service.cancelStatus,
    cancel: service.close,
    done: () => simulator.claims.requests.list().filter(({ life }) => life.status === 'Cancelled').length,
  };
});
