import assert from 'node:assert/strict';
import test from 'node:test';
import { endpoints, serviceEndpoints } from '../../mock-server/endpoints.ts';
import { faultScenarios } from '../../mock-server/simulator/shared/fault-scenarios.ts';
import { ResponseCode } from '../../src/operation/response-codes.ts';
import type { MediaType } from '../../mock-server/verify/conformance.ts';
import { answerPlace, assertConforms, openApi } from './conformance.ts';
import { createHttpClaimsAccountService } from '../../src/account/http-claims-account-service.ts';
import { createHttpClaimsAdjusterService } from '../../src/adjuster/http-claims-adjuster-service.ts';
import { bypass, claimant } from './adjuster/parties.ts';
import { requestOf } from './adjuster/approval-harness.ts';
import { claimsKeys, demo, individual } from './claims/payees.ts';
import { claimPayment, ePay, payeeBankAccount, prepaid } from './claims/submissions.ts';
import { card, payment, saving } from './payment/submissions.ts';
import { merchantKeys, setUp } from './harness.ts';

const described = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('The OpenAPI file describes every endpoint by the names that faults use', () => {
  const inFile = described.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`);
  const inCode = Object.entries(endpoints).map(([name, at]) => `${name} ${at.method.toLowerCase()} ${at.path}`);
  // The HTTP server has the script besides; it is a file, and no handler's.
  assert.deepEqual(inFile.sort(), [...inCode, 'Script get /GenericModal/Cdn/{file}'].sort());
});

test('The OpenAPI file lists every code of a decline', () => {
  assertConforms(['components', 'schemas', 'DeclineCode'], 'Declined');
  for (const code of Object.values(ResponseCode)) assertConforms(['components', 'schemas', 'ResponseCode'], code);
});

test('The OpenAPI file lists every endpoint and every scenario for faults', () => {
  for (const endpoint of ['*', ...Object.keys(serviceEndpoints)]) {
    assertConforms(['components', 'schemas', 'FaultRule'], { endpoint, kind: 'cut' });
  }
  for (const scenario of Object.keys(faultScenarios)) {
    assertConforms(['components', 'schemas', 'FaultsRequest'], { scenario });
  }
});

for (const { path, method, operation } of described.filter(({ operation }) => operation.operationId !== 'Script')) {
  const { operationId, requestBody, responses } = operation;
  const jsonOf = (media: MediaType | undefined) => [
    ...(media?.example === undefined ? [] : [media.example]),
    ...Object.values(media?.examples ?? {}).map(({ value }) => value),
  ];

  test(`The OpenAPI file has valid examples of ${operationId}`, () => {
    const requestPlace = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
    for (const example of jsonOf(requestBody?.content['application/json'])) assertConforms(requestPlace, example);
    for (const [status, response] of Object.entries(responses)) {
      if ('$ref' in response) continue;
      const place = answerPlace(path, method, status);
      for (const example of jsonOf(response.content['application/json'])) assertConforms(place, example);
    }
  });
}

for (const [name, { content }] of Object.entries(openApi.components.responses)) {
  test(`The OpenAPI file has valid examples of the answer ${name}`, () => {
    const media = content['application/json'];
    const place = ['components', 'responses', name, 'content', 'application/json', 'schema'];
    const examples = [media?.example, ...Object.values(media?.examples ?? {}).map(({ value }) => value)];
    for (const example of examples.filter((one) => one !== undefined)) assertConforms(place, example);
  });
}

test('The OpenAPI file has valid examples of a notification', () => {
  const { content } = openApi.webhooks.Notification.post.requestBody;
  const examples = Object.values(content['application/json']?.examples ?? {});
  assert.equal(examples.length, 2);
  for (const { value } of examples) assertConforms(['components', 'schemas', 'Notification'], value);
});

test('The OpenAPI file rejects an answer with an extra or a missing field', () => {
  const place = answerPlace('/GenericModal/Operations/Quote', 'post', '200');
  const quote = { amount: 1, fee: 0, total: 1 };
  assert.doesNotThrow(() => assertConforms(place, { responseCode: 'Success', quote }));
  assert.throws(() => assertConforms(place, { responseCode: 'Success', quote: { ...quote, more: 1 } }));
  assert.throws(() => assertConforms(place, { responseCode: 'Success', quote: { amount: 1, fee: 0 } }));
  assert.throws(() => assertConforms(place, { responseCode: 'Success', quote: { ...quote, fee: '0' } }));
});

// The fetch of the harness holds each call to the file.
test('Every endpoint answers as the OpenAPI file says', async () => {
  const { simulator, service, fetch, baseUrl, called, call, open, payApproved, save } = setUp();
  const credentials = await open(merchantKeys.percentage);
  await service.quote(credentials, { amount: 1, category: 'ECheck', feeContext: 'PaymentWithFee' });
  await service.extend?.(credentials);
  await service.bankName(credentials, '021000021', new AbortController().signal);
  await service.paymentStatus(credentials, 1);
  await service.cancel(credentials);
  await save(saving(card()));
  const { transactionId } = await payApproved(payment(50_00, card(), { acknowledgmentRequired: true }));
  const [, paid] = simulator.ledger.entries();
  assert.ok(paid?.kind === 'payment');
  const payer = { sessionKey: paid.sessionId, operationKey: paid.operationKey };
  await service.acknowledge(payer, transactionId);
  const portalAuthenticationKey = merchantKeys.noFee;
  await call('Refund', { portalAuthenticationKey, transactionId, amount: 1 });
  await call('Void', { portalAuthenticationKey, transactionId: (await payApproved(payment(50_00))).transactionId });
  await call('CreateSession', { PortalAuthenticationKey: portalAuthenticationKey });
  const SessionKey = simulator.payments.createSession(portalAuthenticationKey);
  const SessionId = simulator.claims.createSession(claimsKeys.first);
  await call('RevokeSession', { PortalAuthenticationKey: portalAuthenticationKey, SessionKey });
  await call('ClaimsRevokeSession', { ClaimsAuthenticationKey: claimsKeys.first, SessionId });
  await callClaims({ fetch, baseUrl, call, simulator });
  await callApprovals({ fetch, baseUrl, call, simulator });
  await call('Find', { PortalAuthenticationKey: portalAuthenticationKey, TransactionId: transactionId });
  await callNotifications({ fetch, baseUrl, call, simulator });
  await service.sendReceipt(payer, { transactionId, email: 'pat@example.com', language: 'en' });
  await call('SandboxSession', { merchantKey: portalAuthenticationKey });
  await call('SandboxTestNumbers');
  await call('SandboxFaults', { scenario: 'slowProcessor' });
  await call('SandboxClock', { moveByMinutes: 1 });
  const fees = { CreditCard: { kind: 'none' }, ECheck: { kind: 'none' } };
  await call('SandboxFees', { merchantKey: portalAuthenticationKey, fees });
  await call('SandboxKeys', { merchantKey: portalAuthenticationKey, action: 'add' });
  const { body } = await call('SandboxLedger');
  assert.equal((body as { entries: unknown[] }).entries.length, 5);
  await call('SandboxReset');
  assert.deepEqual([...called].sort(), Object.keys(endpoints).sort());
});

type Called = Pick<ReturnType<typeof setUp>, 'fetch' | 'baseUrl' | 'call' | 'simulator'>;

/** Calls what the sandbox has for notifications, with all that was told so far. */
async function callNotifications({ fetch, baseUrl, call, simulator }: Called) {
  const address = { url: 'http://localhost:8080/notifications' };
  await call('SandboxNotificationAddress', { merchantKey: merchantKeys.noFee, address });
  await call('SandboxNotifications');
  const { id } = simulator.notifications.list()[0] ?? assert.fail('Nothing was told.');
  await fetch(`${baseUrl}/sandbox/notifications/${id}/again`, { method: 'POST' });
}

/** Calls every endpoint of the adjuster modal, and those of the sandbox for approval requests. */
async function callApprovals({ fetch, baseUrl, call, simulator }: Called) {
  const service = createHttpClaimsAdjusterService({ baseUrl, fetch, timeout: 60_000 });
  const { body } = await call('SandboxUpload', { merchantKey: claimsKeys.first, request: requestOf([claimant]) });
  const credentials = { sessionKey: (body as { sessionKey: string }).sessionKey, operationKey: 'create' };
  await call('LoadRequestData', { ...requestOf([claimant, bypass]), claimsSessionKey: credentials.sessionKey });
  await service.openCreate(credentials);
  await service.extend?.(credentials);
  const created = await service.create(credentials, 1);
  assert.ok(created.code === 'Success');
  await service.createStatus(credentials, 1);
  const { approvalRequestId, parties } = created.receipt;
  const approvalRequestPartyId = parties[0]?.approvalRequestPartyId ?? 0;
  for (const operationKey of ['close', 'cancel']) {
    const own = { sessionKey: simulator.claims.createSession(claimsKeys.first), operationKey };
    await service.openManage(own, { approvalRequestId });
    await service.resendEmail(own, { approvalRequestPartyId, resendKey: operationKey });
    await service.current(own);
    if (operationKey === 'close') await service.close(own);
    else await service.cancelRequest(own, 1);
    if (operationKey === 'cancel') await service.cancelStatus(own, 1);
  }
  await call('SandboxApprovalRequests');
}

/** Calls every endpoint of the claims account modal, and those of the e-mails. */
async function callClaims({ fetch, baseUrl, call, simulator }: Called) {
  const claimsAuthenticationKey = claimsKeys.first;
  const service = createHttpClaimsAccountService({ baseUrl, fetch, timeout: 60_000 });
  const credentials = (operationKey: string) => ({
    sessionKey: simulator.claims.createSession(claimsAuthenticationKey),
    operationKey,
  });
  const opening = { context: 'payment', payee: individual() } as const;
  for (const name of ['ClaimsSession', 'AdjusterSession'] as const) {
    await fetch(`${baseUrl}${endpoints[name].path}?ClaimsAuthenticationKey=${claimsAuthenticationKey}`);
    const Options = name === 'ClaimsSession' ? { AccountId: demo.company } : { approvalRequestId: 7 };
    await call(`${name}WithOptions`, { ClaimsAuthenticationKey: claimsAuthenticationKey, Options });
  }
  const cancelled = credentials('cancelled');
  await service.open(cancelled, opening);
  await service.extend?.(cancelled);
  await service.bankName(cancelled, '021000021', new AbortController().signal);
  await service.status(cancelled, 1);
  await service.cancel(cancelled);
  for (const [operationKey, method] of Object.entries({ bank: payeeBankAccount(), prepaid, ePay })) {
    const own = credentials(operationKey);
    await service.open(own, opening);
    await service.submit(own, 1, claimPayment(50_00, method));
    await service.status(own, 1);
  }
  await call('SandboxOutbox');
  const link = `${baseUrl}/sandbox${simulator.claims.outbox.list()[0]?.link ?? ''}`;
  await fetch(link);
  await fetch(link, { method: 'POST', body: JSON.stringify({ method: prepaid }) });
  await fetch(link);
  const [bank, second] = simulator.claims.ledger.entries();
  assert.ok(bank?.kind === 'payment' && second?.kind === 'payment');
  await call('ClaimsFind', { ClaimsAuthenticationKey: claimsAuthenticationKey, SessionId: bank.sessionId });
  await call('ClaimsVoid', { claimsAuthenticationKey, transactionId: bank.transactionId });
  await call('ClaimsRefund', { claimsAuthenticationKey, transactionId: second.transactionId, amount: 1 });
}
