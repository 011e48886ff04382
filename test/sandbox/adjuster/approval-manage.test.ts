import assert from 'node:assert/strict';
import { approver, bypass, claimant, dates, emails, payee } from './parties.ts';
import { bankAccount, ends, setUpApprovals, twoSteps, virtualCard } from './approval-harness.ts';
import { claimsKeys } from '../claims/payees.ts';
import { assertRefused, refusedWith, testIn } from '../harness.ts';

const test = testIn(setUpManaged);
const endTest = testIn(setUpApprovals);

async function setUpManaged(merchantKey: string = claimsKeys.first) {
  const sandbox = setUpApprovals();
  const created = await sandbox.create([claimant, payee], { merchantKey });
  const { credentials, request } = await sandbox.manage(created, merchantKey);
  const [first = 0, second = 0] = created.parties.map(({ approvalRequestPartyId }) => approvalRequestPartyId);
  const resend = (approvalRequestPartyId: number, resendKey: string, by = credentials) =>
    sandbox.service.resendEmail(by, { approvalRequestPartyId, resendKey });
  return { ...sandbox, created, credentials, request, first, second, resend };
}

test('A managed request shows its state, and later actions with their parties and times', async (own) => {
  const { request, created, first, service, credentials, answered, simulator } = own;
  const { approvalRequestId } = created;
  const shown = { approvalRequestId, status: 'Initiated', claimNumber: 'CLAIM-4711', totalAmount: 250_00, ...dates };
  assert.partialDeepStrictEqual(request, shown);
  const asked = { status: 'Asked', declined: null, changedAt: null, canResend: true, resendFrom: null };
  const party = { approvalRequestPartyId: first, emailSentAt: dates.creationDate, ...asked };
  assert.partialDeepStrictEqual(request.parties[0], party);
  simulator.clock.moveBy(60_000);
  await answered(emails.company, { decision: 'approve' });
  simulator.clock.moveBy(60_000);
  await answered(emails.individual, { method: virtualCard });
  assert.partialDeepStrictEqual((await service.current(credentials)).parties, [
    { status: 'Asked', method: null, changedAt: null, canResend: true },
    { status: 'Done', method: 'VirtualCard', changedAt: '2026-11-21T12:07:09', canResend: false },
  ]);
});

test('A session manages one request of its merchant, in one operation', async (own) => {
  const { service, create, created, credentials, newCredentials } = own;
  const { approvalRequestId } = created;
  await assertRefused(refusedWith('ApprovalRequestNotFound', 'approvalRequestId'), {
    'an unknown request': service.openManage(newCredentials(), { approvalRequestId: 4711 }),
    'another merchant': service.openManage(newCredentials(claimsKeys.second), { approvalRequestId }),
  });
  const other = await create([approver, bypass]);
  await assertRefused(refusedWith('SessionReserved', 'sessionId'), {
    'another operation': service.current({ ...credentials, operationKey: 'another' }),
    'a creation': service.create(credentials, 1),
    'another request': service.openManage(credentials, { approvalRequestId: other.approvalRequestId }),
  });
  await service.close(credentials);
  await assert.rejects(service.current(credentials), refusedWith('SessionCanceled', 'sessionId'));
});

test('An e-mail is sent again once for each key, to the same address with the same link, and shows when', async () => {
  const { resend, second, sent, simulator, answered } = await setUpManaged();
  simulator.clock.moveBy(5 * 60_000);
  const [{ parties }] = await Promise.all([resend(second, 'one'), resend(second, 'one'), resend(second, 'one')]);
  assert.equal(sent().length, 3);
  const [, welcome, again] = sent();
  assert.deepEqual([again?.to, again?.link, again?.text], [welcome?.to, welcome?.link, welcome?.text]);
  const times = parties.map(({ emailSentAt }) => emailSentAt);
  assert.deepEqual(times, ['2026-11-21T12:05:09', '2026-11-21T12:10:09']);
  await resend(second, 'two');
  assert.equal(sent().length, 4);
  // A repeated request is answered after the party has acted.
  await answered(emails.individual, { method: virtualCard });
  assert.equal((await resend(second, 'one')).parties[1]?.status, 'Done');
  assert.equal(sent().length, 4);
});

test('An e-mail is sent again five times an hour, and the refusal says when it can follow', async () => {
  const { service, credentials, created, manage, call, first, second, sent, simulator, resend } = await setUpManaged();
  for (const key of ['one', 'two', 'three', 'four', 'five']) {
    assert.equal((await service.current(credentials)).parties[0]?.resendFrom, null);
    await resend(first, key);
    simulator.clock.moveBy(60_000);
  }
  const another = (await manage(created)).credentials;
  await assert.rejects(resend(first, 'six', another), refusedWith('ResendTooSoon', 'approvalRequestPartyId'));
  const { body } = await call('AdjusterResend', { ...another, approvalRequestPartyId: first, resendKey: 'six' });
  assert.match((body as { responseMessage: string }).responseMessage, /from 2026-11-21T13:05:09 EST/);
  assert.equal(sent().length, 7);
  const { parties } = await resend(second, 'key');
  const [often, once] = parties;
  assert.partialDeepStrictEqual(often, { canResend: true, resendFrom: '2026-11-21T13:05:09' });
  assert.equal(once?.resendFrom, null);
  simulator.clock.moveBy(55 * 60_000);
  const { credentials: later } = await manage(created);
  assert.equal((await resend(first, 'six', later)).parties[0]?.resendFrom, '2026-11-21T13:06:09');
  assert.equal(sent().length, 9);
});

test('An e-mail is not sent to a party without an action or of another request, or after the end', async () => {
  const { create, manage, cancel, sent, first, resend } = await setUpManaged();
  const created = await create([approver, bypass]);
  const { credentials } = await manage(created);
  const [approverId = 0, bypassId = 0] = created.parties.map((party) => party.approvalRequestPartyId);
  const before = sent().length;
  await assert.rejects(resend(bypassId, 'bypass', credentials), refusedWith('ResendNotPossible'));
  await assert.rejects(resend(first, 'first', credentials), refusedWith('PartyNotFound'));
  await cancel(created);
  const late = resend(approverId, 'approver', credentials);
  await assert.rejects(late, refusedWith('ApprovalRequestEnded', 'approvalRequestId'));
  assert.equal(sent().length, before);
});

const approval = { decision: 'approve' } as const;
const approvalAndChoice = { ...approval, method: virtualCard };
const answers = [approval, { decision: 'reject' }, approvalAndChoice, { method: bankAccount() }] as const;

endTest('A request expires in the named second', async () => {
  const { create, manage, service, daysPass, call, current, simulator } = setUpApprovals();
  const created = await create([payee]);
  daysPass(30);
  simulator.clock.moveBy(-1_000);
  const { credentials, request } = await manage(created);
  assert.partialDeepStrictEqual(request, { status: 'Initiated', endedAt: null });
  simulator.clock.moveBy(1_000);
  assert.partialDeepStrictEqual((await call('SandboxApprovalRequests')).body, { requests: [{ status: 'Expired' }] });
  const { status, parties } = await service.current(credentials);
  assert.deepEqual([status, parties[0]?.canResend], ['Expired', false]);
  assert.equal((await current(created)).status, 'Expired');
});

for (const [status, bring] of Object.entries(ends)) {
  endTest(`A request that is ${status} shows it to its parties, and accepts nothing more`, async (sandbox) => {
    const { create, answer, view, linkOf, current, entries, cancel, sent } = sandbox;
    const created = await create([claimant, payee], twoSteps);
    // A party gets its link only when it is asked.
    const second = status === 'Completed' || status === 'Incomplete' ? emails.individual : emails.company;
    await bring(sandbox);
    const { endedAt, creationDate, expirationDate, ...ended } = await current(created, claimsKeys.second);
    assert.equal(ended.status, status);
    assert.equal(endedAt, status === 'Expired' || status === 'Incomplete' ? expirationDate : creationDate);
    const before = [entries(), sent()];
    for (const to of [emails.company, second]) {
      assert.match(linkOf(to), /^\/links\//);
      assert.partialDeepStrictEqual(await view(to), { status, canDecide: false, canChoose: false });
      for (const given of answers) {
        const { status: refused, responseCode, field } = await answer(to, given);
        // The answer does not contain the id, because the party never had it.
        assert.deepEqual([refused, responseCode, field], [409, 'ApprovalRequestEnded', undefined]);
      }
    }
    await assert.rejects(cancel(created, claimsKeys.second), { code: 'ApprovalRequestEnded' });
    sandbox.daysPass(60);
    assert.partialDeepStrictEqual(await current(created, claimsKeys.second), { status, endedAt });
    assert.deepEqual([entries(), sent()], before);
  });
}
