import assert from 'node:assert/strict';
import type { AccountSubmission } from '../../src/account/requests.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import { assertRefused, assertHostRefusal, type Ground, rulesFor, type Rules } from './rule.ts';

export const accountSessions = '/Claims/api/Session/Create';
const adjusterSessions = '/Claims/Api/Session/Create';

const payee = {
  type: 'individual',
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: 'jordan.rivera@mail.example',
  phone: '2125550123',
  address: '4 Mill Road',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
} as const;

export function claimsRules({ service, key }: Omit<Ground, 'card' | 'declinedCard'>): Rules {
  const { accounts, adjusters, get, post } = service;

  async function newSession(path: string): Promise<OperationCredentials> {
    const { status, body } = await get(`${path}?ClaimsAuthenticationKey=${encodeURIComponent(key)}`);
    assert.equal(status, 200, 'A session was not granted.');
    return { sessionKey: String(body.SessionId), operationKey: crypto.randomUUID() };
  }

  async function openAccount(): Promise<OperationCredentials> {
    const credentials = await newSession(accountSessions);
    await accounts.open(credentials, { context: 'payment', payee });
    return credentials;
  }

  const payment = (amount = 12_34): AccountSubmission => ({
    payee,
    method: { type: 'prepaidAccount' },
    amount,
    claimNumber: 'VERIFY-1',
  });

  const upload = ({ sessionKey }: OperationCredentials, totalAmount = '12.34') =>
    post('/Claims/AdjusterModal/Operations/LoadRequestData', {
      claimsSessionKey: sessionKey,
      claimNumber: 'VERIFY-1',
      totalAmount,
      processType: 'SinglePartyPayment',
      approvalRequestParties: [
        {
          approvalRole: 'ApprovalAndPayment',
          paymentAmount: '12.34',
          individualDetails: { firstName: 'Jordan', lastName: 'Rivera', email: payee.email },
        },
      ],
    });

  async function openCreate(): Promise<OperationCredentials> {
    const credentials = await newSession(adjusterSessions);
    const { body } = await upload(credentials);
    assert.equal(body.ResponseCode, 'Success', String(body.ResponseMessage));
    await adjusters.openCreate(credentials);
    return credentials;
  }

  async function create(): Promise<number> {
    const answer = await adjusters.create(await openCreate(), 1);
    assert.ok(answer.code === 'Success', 'The request was not created.');
    return answer.receipt.approvalRequestId;
  }

  return {
    ...rulesFor([accountSessions, adjusterSessions], (path) => [
      `A session of ${path} needs a key that a merchant has`,
      async () => {
        assertHostRefusal((await get(`${path}?ClaimsAuthenticationKey=${crypto.randomUUID()}`)).status);
      },
    ]),
    'A session of the adjuster modal opens no account modal': async () => {
      await assertRefused(accounts.open(await newSession(adjusterSessions), { context: 'payment', payee }));
    },
    'A claim payment that is sent twice is one payment, with one receipt': async () => {
      const credentials = await openAccount();
      const first = await accounts.submit(credentials, 1, payment());
      assert.equal(first.code, 'Success');
      assert.deepEqual(await accounts.submit(credentials, 1, payment()), first);
      assert.deepEqual(await accounts.status(credentials, 1), { state: 'answered', answer: first });
    },
    'A session that has paid a claim is spent': async () => {
      const credentials = await openAccount();
      await accounts.submit(credentials, 1, payment());
      await assertRefused(accounts.submit(credentials, 2, payment()));
    },
    'A claim payment that was asked for before it came is void': async () => {
      const credentials = await openAccount();
      assert.deepEqual(await accounts.status(credentials, 1), { state: 'absent' });
      await assertRefused(accounts.submit(credentials, 1, payment()));
    },
    ...rulesFor([0, -100, 10.5], (wrong) => [
      `${wrong} is no amount of a claim`,
      async () => {
        await assertRefused(accounts.submit(await openAccount(), 1, payment(wrong)));
      },
    ]),
    'An upload whose parties do not add up to its total is refused': async () => {
      assertHostRefusal((await upload(await newSession(adjusterSessions), '12.35')).status);
    },
    'A request that is created twice is one request': async () => {
      const credentials = await openCreate();
      const first = await adjusters.create(credentials, 1);
      assert.equal(first.code, 'Success');
      assert.deepEqual(await adjusters.create(credentials, 1), first);
    },
    'A request is canceled once, and says so from then on': async () => {
      const approvalRequestId = await create();
      const credentials = await newSession(adjusterSessions);
      await adjusters.openManage(credentials, { approvalRequestId });
      assert.equal((await adjusters.cancelRequest(credentials, 1)).code, 'Success');
      const status = await adjusters.cancelStatus(credentials, 1);
      assert.equal(status.state, 'answered');
    },
  };
}
