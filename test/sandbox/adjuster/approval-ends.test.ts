import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ApprovalRequestStatus } from '../../../src/adjuster/enumerations.ts';
import {
  bankAccount,
  claimant,
  emails,
  payee,
  setUpApprovals,
  virtualCard,
  type RequestOptions,
} from './approval-harness.ts';
import { claimsKeys } from '../claims/claims-harness.ts';

/* What holds at an end of a request. How each is reached is told in approval-request.test.ts, the README and end to end. */

const twoSteps: RequestOptions = { merchantKey: claimsKeys.second };
const approveAndChoose = { decision: 'approve', method: virtualCard } as const;
const answers = [{ decision: 'approve' }, { decision: 'reject' }, approveAndChoose, { method: bankAccount() }] as const;

suite('a request whose time is over', () => {
  test('ends in the second that was named, and not before, in the modal that shows it too', async () => {
    const { create, manage, service, daysPass, current, simulator } = setUpApprovals();
    const created = await create([payee]);
    daysPass(30);
    simulator.clock.moveBy(-1_000);
    const { credentials, request } = await manage(created);
    assert.equal(request.status, 'Initiated');
    simulator.clock.moveBy(1_000);
    const { status, parties } = await service.current(credentials);
    assert.deepEqual([status, parties[0]?.canResend], ['Expired', false]);
    assert.equal((await current(created)).status, 'Expired');
  });

  test('has ended in the list and on the page of a party, whoever looks first', async () => {
    const { create, call, view, daysPass } = setUpApprovals();
    await create([payee]);
    daysPass(31);
    const { body } = await call('SandboxApprovalRequests');
    assert.equal((body as { requests: { status: string }[] }).requests[0]?.status, 'Expired');
    assert.partialDeepStrictEqual(await view(emails.individual), { status: 'Expired', canChoose: false });
    const another = setUpApprovals();
    await another.create([payee]);
    another.daysPass(31);
    assert.equal((await another.view(emails.individual)).status, 'Expired');
  });
});

suite('after its end, a request', () => {
  const ends: Readonly<
    Record<Exclude<ApprovalRequestStatus, 'Initiated'>, (sandbox: ReturnType<typeof setUpApprovals>) => Promise<void>>
  > = {
    Completed: async ({ answered }) => {
      await answered(emails.company, approveAndChoose);
      await answered(emails.individual, { method: virtualCard });
    },
    Rejected: ({ answered }) => answered(emails.company, { decision: 'reject' }),
    Cancelled: async ({ simulator, manage, service }) => {
      const [request] = simulator.claims.requests.list();
      assert.ok(request);
      const { credentials } = await manage({ approvalRequestId: request.id } as never, claimsKeys.second);
      await service.cancelRequest(credentials, 1);
    },
    Expired: ({ daysPass }) => {
      daysPass(30);
      return Promise.resolve();
    },
    Incomplete: async ({ answered, daysPass }) => {
      await answered(emails.company, approveAndChoose);
      daysPass(30);
    },
  };

  test('can be in any state but the open one', () => {
    assert.deepEqual(['Initiated', ...Object.keys(ends)].sort(), Object.values(ApprovalRequestStatus).sort());
  });

  for (const [status, bring] of Object.entries(ends)) {
    test(`that is ${status} tells its parties so, and takes nothing more from them`, async () => {
      const sandbox = setUpApprovals();
      const { create, answer, view, linkOf, current, paid, entries, cancel, sent } = sandbox;
      const created = await create([claimant, payee], twoSteps);
      // The link of a party that is not asked before the end is not known before it either.
      const second = status === 'Completed' || status === 'Incomplete' ? emails.individual : emails.company;
      await bring(sandbox);
      assert.equal((await current(created, claimsKeys.second)).status, status);
      const before = [paid(), entries().length, sent().length];
      for (const to of [emails.company, second]) {
        assert.match(linkOf(to), /^\/links\//);
        assert.partialDeepStrictEqual(await view(to), { status, canDecide: false, canChoose: false });
        for (const given of answers) {
          const refused = await answer(to, given);
          // Without the name of an id that the party never had.
          const { status: answered, responseCode, field } = refused;
          assert.deepEqual([answered, responseCode, field], [409, 'ApprovalRequestEnded', undefined]);
        }
      }
      await assert.rejects(cancel(created, claimsKeys.second), { code: 'ApprovalRequestEnded' });
      sandbox.daysPass(60);
      assert.equal((await current(created, claimsKeys.second)).status, status);
      assert.deepEqual([paid(), entries().length, sent().length], before);
    });
  }
});
