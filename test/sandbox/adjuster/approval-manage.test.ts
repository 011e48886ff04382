import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  approver,
  bypass,
  claimant,
  emails,
  partyIds,
  payee,
  setUpApprovals,
  virtualCard,
} from './approval-harness.ts';
import { claimsKeys } from '../claims/claims-harness.ts';
import { refusedWith } from '../harness.ts';

/** A request with a claimant and a payee, open in an adjuster's modal. */
async function setUpManaged(merchantKey: string = claimsKeys.first) {
  const sandbox = setUpApprovals();
  const created = await sandbox.create([claimant, payee], { merchantKey });
  const { credentials, request } = await sandbox.manage(created, merchantKey);
  const [first = 0, second = 0] = partyIds(created);
  return { ...sandbox, created, credentials, request, first, second };
}

suite('managing a request', () => {
  test('shows how it stands', async () => {
    const { request, created, first } = await setUpManaged();
    assert.equal(request.approvalRequestId, created.approvalRequestId);
    assert.partialDeepStrictEqual(request, {
      status: 'Initiated',
      claimNumber: 'CLAIM-4711',
      totalAmount: 250_00,
      creationDate: '2026-11-21T12:05:09',
      expirationDate: '2026-12-21T12:05:09',
      timeZone: 'EST',
    });
    assert.deepEqual(request.parties[0], {
      approvalRequestPartyId: first,
      referenceId: 'REF-1',
      name: 'Sparrow Auto Body',
      contactName: 'Morgan Ellis',
      companyType: null,
      role: 'ApprovalAndPayment',
      amount: 150_25,
      method: null,
      delivery: 'Email',
      email: emails.company,
      address: { address: '12 Foundry Street', city: 'Albany', state: 'NY', zip: '12207' },
      vendor: null,
      status: 'Asked',
      declined: null,
      emailSentAt: '2026-11-21T12:05:09',
      changedAt: null,
      canResend: true,
      resendFrom: null,
    });
  });

  test('shows what has happened since: who has done what, and when', async () => {
    const { service, credentials, answered, simulator } = await setUpManaged();
    simulator.clock.moveBy(60_000);
    await answered(emails.company, { decision: 'approve' });
    simulator.clock.moveBy(60_000);
    await answered(emails.individual, { method: virtualCard });
    const { parties } = await service.current(credentials);
    assert.partialDeepStrictEqual(parties, [
      { status: 'Asked', method: null, changedAt: null, canResend: true },
      { status: 'Done', method: 'VirtualCard', changedAt: '2026-11-21T12:07:09', canResend: false },
    ]);
  });

  test('is refused for a request that the merchant does not have', async () => {
    const { service, newCredentials, created } = await setUpManaged();
    const notFound = refusedWith('ApprovalRequestNotFound', 'approvalRequestId');
    const { approvalRequestId } = created;
    await assert.rejects(service.openManage(newCredentials(), { approvalRequestId: 4711 }), notFound);
    const others = newCredentials(claimsKeys.second);
    await assert.rejects(service.openManage(others, { approvalRequestId }), notFound);
  });

  test('takes a session of its own, of one operation', async () => {
    const { service, credentials } = await setUpManaged();
    const reserved = refusedWith('SessionReserved', 'sessionId');
    await assert.rejects(service.current({ ...credentials, operationKey: 'another' }), reserved);
    await assert.rejects(service.create(credentials, 1), reserved);
    await service.close(credentials);
    await assert.rejects(service.current(credentials), refusedWith('SessionCanceled', 'sessionId'));
  });

  test('is of one request for as long as the session lives', async () => {
    const { service, create, credentials, created } = await setUpManaged();
    const { approvalRequestId } = await create([approver, bypass]);
    const other = service.openManage(credentials, { approvalRequestId });
    await assert.rejects(other, refusedWith('SessionReserved', 'sessionId'));
    assert.equal((await service.current(credentials)).approvalRequestId, created.approvalRequestId);
  });

  test('ends with the session', async () => {
    const { service, credentials, first, simulator } = await setUpManaged();
    simulator.clock.moveBy(30 * 60_000);
    const expired = refusedWith('SessionExpired', 'sessionId');
    await assert.rejects(service.current(credentials), expired);
    const resend = { approvalRequestPartyId: first, resendKey: 'key' };
    await assert.rejects(service.resendEmail(credentials, resend), expired);
  });
});

suite('an e-mail that is sent again', () => {
  test('goes to the same address with the same link, and says when', async () => {
    const { service, credentials, first, sent, simulator } = await setUpManaged();
    simulator.clock.moveBy(5 * 60_000);
    const request = await service.resendEmail(credentials, { approvalRequestPartyId: first, resendKey: 'one' });
    assert.equal(sent().length, 3);
    const [welcome, , again] = sent();
    assert.deepEqual([again?.to, again?.link, again?.text], [welcome?.to, welcome?.link, welcome?.text]);
    assert.equal(request.parties[0]?.emailSentAt, '2026-11-21T12:10:09');
    assert.equal(request.parties[1]?.emailSentAt, '2026-11-21T12:05:09');
  });

  test('goes once for each key', async () => {
    const { service, credentials, first, sent } = await setUpManaged();
    const resend = (resendKey: string) =>
      service.resendEmail(credentials, { approvalRequestPartyId: first, resendKey });
    await Promise.all([resend('one'), resend('one'), resend('one')]);
    assert.equal(sent().length, 3);
    await resend('two');
    assert.equal(sent().length, 4);
  });

  test('goes five times an hour to each party, whoever asks for it, and says when again', async () => {
    const { service, credentials, created, manage, call, first, second, sent, simulator } = await setUpManaged();
    const resend = (partyId: number, resendKey: string, by = credentials) =>
      service.resendEmail(by, { approvalRequestPartyId: partyId, resendKey });
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

  test('was sent, also where the party has meanwhile done all', async () => {
    const { service, credentials, second, answered, sent } = await setUpManaged();
    const resend = { approvalRequestPartyId: second, resendKey: 'one' };
    await service.resendEmail(credentials, resend);
    await answered(emails.individual, { method: virtualCard });
    const { parties } = await service.resendEmail(credentials, resend);
    assert.equal(parties[1]?.status, 'Done');
    assert.equal(sent().length, 3);
  });

  test('is refused to a party without an action, to one of another request, and after the end', async () => {
    const { service, create, manage, cancel, sent, first } = await setUpManaged();
    const created = await create([approver, bypass]);
    const { credentials } = await manage(created);
    const resend = (approvalRequestPartyId: number) =>
      service.resendEmail(credentials, { approvalRequestPartyId, resendKey: `key-${approvalRequestPartyId}` });
    const [approverId = 0, bypassId = 0] = partyIds(created);
    const before = sent().length;
    await assert.rejects(resend(bypassId), refusedWith('ResendNotPossible'));
    await assert.rejects(resend(first), refusedWith('PartyNotFound'));
    await cancel(created);
    await assert.rejects(resend(approverId), refusedWith('ApprovalRequestEnded', 'approvalRequestId'));
    assert.equal(sent().length, before);
  });
});

suite('an attempt to cancel', () => {
  test('is refused once the request has ended, and the session stays good for looking', async () => {
    const { service, credentials, created, cancel } = await setUpManaged();
    await cancel(created);
    const ended = refusedWith('ApprovalRequestEnded', 'approvalRequestId');
    await assert.rejects(service.cancelRequest(credentials, 1), ended);
    assert.equal((await service.current(credentials)).status, 'Cancelled');
  });
});
