import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ApprovalRequestStatus } from '../../../src/adjuster/enumerations.ts';
import { claimant, dates, payee, type Json } from './parties.ts';
import { approvalTest as test, requestOf, setUpApprovals } from './approval-harness.ts';
import { claimsKeys, lakeshore } from '../claims/payees.ts';
import { merchantKeys } from '../harness.ts';

test('An upload from a page creates its session, and ignores other keys in the request', async () => {
  const { call, service } = setUpApprovals({ inPage: true });
  const keys = { claimsSessionKey: 'x', claimsAuthenticationKey: claimsKeys.first };
  const request = { ...requestOf([claimant, payee]), ...keys };
  const { status, body } = await call('SandboxUpload', { merchantKey: claimsKeys.second, request });
  assert.equal(status, 200);
  const { sessionKey } = body as { sessionKey: string };
  const { merchant, request: shown } = await service.openCreate({ sessionKey, operationKey: 'op' });
  assert.deepEqual([merchant.name, shown.parties.length], ['Red Mesa Property Insurance', 2]);
});

test('An upload from a page is refused with all errors, or a wrong key', async ({ call }) => {
  const request = requestOf([{ ...payee, accountId: 4711 }, claimant], { totalAmount: '1' });
  const refused = await call('SandboxUpload', { merchantKey: claimsKeys.first, request });
  const responseMessage = [
    'TotalAmount: This must be the sum of the PaymentAmounts of all parties.',
    'Party 1, AccountId: The merchant has no account with this id.',
  ].join('\n');
  assert.deepEqual(refused, { status: 400, body: { responseCode: 'InvalidRequestData', responseMessage } });
  for (const [asked, responseCode] of [
    [{ merchantKey: 'x', request: {} }, 'InvalidAuthenticationKey'],
    [{ merchantKey: merchantKeys.noFee, request: {} }, 'InvalidAuthenticationKey'],
    [{ merchantKey: claimsKeys.first }, 'InvalidRequest'],
  ] as const) {
    const { body } = await call('SandboxUpload', asked);
    assert.partialDeepStrictEqual({ asked, body }, { asked, body: { responseCode } });
  }
});

test('The sandbox lists the approval requests of every merchant until a reset', async ({ call, create, current }) => {
  const first = await create([claimant]);
  const { approvalRequestId } = await create([payee], { merchantKey: claimsKeys.second });
  const { body } = await call('SandboxApprovalRequests');
  const party = { approvalRequestPartyId: first.parties[0]?.approvalRequestPartyId, name: 'Sparrow Auto Body' };
  const [one, another] = (body as { requests: Json[] }).requests;
  const request = { approvalRequestId: first.approvalRequestId, merchant: lakeshore.name, status: 'Initiated' };
  const parties = [{ ...party, role: 'ApprovalAndPayment', amount: 150_25, status: 'Asked' }];
  assert.deepEqual(one, { ...request, ...dates, claimNumber: 'CLAIM-4711', totalAmount: 150_25, parties });
  assert.partialDeepStrictEqual(another, { approvalRequestId, merchant: 'Red Mesa Property Insurance' });
  await call('SandboxReset');
  assert.deepEqual((await call('SandboxApprovalRequests')).body, { responseCode: 'Success', requests: [] });
  await assert.rejects(current(first), { code: 'ApprovalRequestNotFound' });
});

const readme = readFileSync(new URL('../../../mock-server/README.md', import.meta.url), 'utf8');
const section = readme.slice(readme.indexOf('## Approval requests'), readme.indexOf('## Faults'));

/** The commands of the code block after this text. */
function commandsAfter(words: string) {
  const start = section.indexOf(words);
  assert.ok(start >= 0, `The README does not say ${words}.`);
  const block = /```\n(.*?)```/s.exec(section.slice(start))?.[1] ?? '';
  const commands = block.replaceAll('\\\n', '').split(/^(?=curl )/m);
  return commands.map((command) => {
    const [, path = ''] = /http:\/\/127\.0\.0\.1:4010(\S+)/.exec(command) ?? [];
    const [, Accept = '*/*'] = /-H 'Accept: ([^']+)'/.exec(command) ?? [];
    const [, body = ''] = /-d '([^']*)'/.exec(command) ?? [];
    return { path, body, headers: { Accept } };
  });
}

/** Runs commands. Their placeholders stand for values in earlier answers. */
function setUpReadme(merchantKey: string) {
  const { fetch, baseUrl, simulator } = setUpApprovals();
  const known = new Map([['KEY', merchantKey]]);
  async function run(commands: ReturnType<typeof commandsAfter>): Promise<void> {
    for (const { path, headers, body } of commands) {
      simulator.claims.outbox.list().forEach(({ link }, index) => known.set(`LINK_${index + 1}`, link));
      // Longer names come first, because SESSION is a part of SECOND_SESSION.
      const entries = [...known].sort(([one], [other]) => other.length - one.length);
      const fillIn = (text: string) => entries.reduce((filled, [name, value]) => filled.replaceAll(name, value), text);
      const init = { method: 'POST', headers, body: fillIn(body) };
      const response = await fetch(`${baseUrl}${fillIn(path)}`, init);
      const answer = await response.text();
      assert.equal(response.status, 200, `${fillIn(path)} ${init.body} ${answer}`);
      const { sessionKey, receipt } = JSON.parse(answer) as Json & { receipt?: { approvalRequestId?: number } };
      if (typeof sessionKey === 'string') known.set(known.has('SESSION') ? 'SECOND_SESSION' : 'SESSION', sessionKey);
      if (receipt?.approvalRequestId !== undefined) known.set('REQUEST', String(receipt.approvalRequestId));
    }
  }
  return { run, status: () => simulator.claims.requests.list().map(({ life }) => life.status) };
}

for (const status of Object.values(ApprovalRequestStatus)) {
  for (const merchantKey of Object.values(claimsKeys)) {
    // In one step all are paid at once.
    if (status === 'Incomplete' && merchantKey === claimsKeys.first) continue;
    test(`The README’s commands reach the status ${status} at merchant ${merchantKey.slice(-1)}`, async () => {
      const { run, status: reached } = setUpReadme(merchantKey);
      await run(commandsAfter('Begin like this'));
      if (status !== 'Initiated') await run(commandsAfter(`\`${status}\`:`));
      assert.deepEqual(reached(), [status]);
    });
  }
}

test('The README’s upload is answered with XML', async ({ fetch, baseUrl, newCredentials }) => {
  const [command] = commandsAfter('Your server uploads');
  assert.ok(command);
  const body = command.body.replace('SESSION', newCredentials().sessionKey);
  const response = await fetch(`${baseUrl}${command.path}`, { method: 'POST', headers: command.headers, body });
  assert.match(await response.text(), /<ResponseCode>Success<\/ResponseCode>/);
});
