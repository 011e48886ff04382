import assert from 'node:assert/strict';
import type { AccountSubmission } from '../../src/account/requests.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { AccountReceipt } from '../../src/account/wire.ts';
import { assertRefused, assertHostRefusal, type Ground, type Rules } from './rule.ts';
import { serverRules } from './server-rules.ts';

export const accountSessions = '/Claims/api/Session/Create';
const adjusterSessions = '/Claims/Api/Session/Create';
const uploadPath = '/Claims/AdjusterModal/Operations/LoadRequestData';

const payee = {
  type: 'individual',
  ...{ firstName: 'Jordan', lastName: 'Rivera', email: 'jordan.rivera@mail.example', phone: '2125550123' },
  ...{ address: '4 Mill Road', city: 'Albany', state: 'NY', zip: '12207' },
} as const;

export function claimsRules({ service, key, wrongKeys }: Omit<Ground, 'card' | 'declinedCard'>): Rules {
  const { accounts, adjusters, get, post } = service;

  async function newSession(path: string, Options?: object): Promise<OperationCredentials> {
    const { status, body } = Options
      ? await post(path, { ClaimsAuthenticationKey: key, Options })
      : await get(`${path}?ClaimsAuthenticationKey=${encodeURIComponent(key)}`);
    assert.equal(status, 200, 'A session was not granted.');
    assert.equal(body.OptionsFixed ?? undefined, Options && true, 'The answer does not say whether options are fixed.');
    return { sessionKey: String(body.SessionId), operationKey: crypto.randomUUID() };
  }

  async function openAccount(options?: object, context: 'payment' | 'save' = 'payment'): Promise<OperationCredentials> {
    const credentials = await newSession(accountSessions, options);
    await accounts.open(credentials, { context, payee });
    return credentials;
  }

  async function payIn(credentials: OperationCredentials): Promise<AccountReceipt> {
    const answer = await accounts.submit(credentials, 1, payment());
    assert.ok(answer.code === 'Success', `A claim that should be paid was answered with ${answer.code}.`);
    return answer.receipt;
  }

  const serverSide = {
    payment: 'claim payment',
    folder: '/Claims',
    revocation: '/Claims/api/Session/Revoke',
    fields: { key: 'ClaimsAuthenticationKey', session: 'SessionId' },
    ...{ key, wrongKeys },
    newSession: async () => (await newSession(accountSessions)).sessionKey,
    async payIn(sessionKey: string) {
      const credentials = { sessionKey, operationKey: crypto.randomUUID() };
      await accounts.open(credentials, { context: 'payment', payee });
      return payIn(credentials);
    },
    async pay() {
      const credentials = await openAccount();
      const { transaction } = await payIn(credentials);
      assert.ok(transaction, 'The receipt of a payment has no transaction.');
      return { session: credentials.sessionKey, transactionId: transaction.transactionId, total: transaction.amount };
    },
  } as const;

  const payment = (amount = 12_34): AccountSubmission => ({
    payee,
    method: { type: 'prepaidAccount' },
    amount,
    claimNumber: 'VERIFY-1',
  });

  const upload = ({ sessionKey }: OperationCredentials, changes: object = {}, headers = {}) =>
    post(uploadPath, { ...uploaded, claimsSessionKey: sessionKey, ...changes }, headers);

  const uploaded = {
    claimNumber: 'VERIFY-1',
    totalAmount: '12.34',
    processType: 'SinglePartyPayment',
    approvalRequestParties: [
      {
        approvalRole: 'ApprovalAndPayment',
        paymentAmount: '12.34',
        individualDetails: { firstName: 'Jordan', lastName: 'Rivera', email: payee.email },
      },
    ],
  };

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
    'A claims session needs a key that a merchant has': async () => {
      for (const path of [accountSessions, adjusterSessions])
        assertHostRefusal((await get(`${path}?ClaimsAuthenticationKey=${crypto.randomUUID()}`)).status, path);
    },
    'A page gets no claims session': async () => {
      const headers = { Origin: 'https://insurer.example' };
      for (const path of [accountSessions, adjusterSessions]) {
        const asked = { ClaimsAuthenticationKey: key, Options: { ClaimNumber: 'VERIFY-1' } };
        assertHostRefusal((await post(path, asked, headers)).status, path);
        const query = `?ClaimsAuthenticationKey=${encodeURIComponent(key)}`;
        assertHostRefusal((await get(path + query, headers)).status, path);
      }
    },
    'A page of any origin can make the calls of the account modal': async () => {
      const origin = 'https://insurer.example';
      const path = '/Claims/AccountModal/Operations/Extend';
      const { headers } = await post(path, await openAccount(), { Origin: origin });
      assert.ok(['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? ''), 'The page cannot read it.');
    },
    'A claims session says when it expires, and can be extended': async () => {
      const credentials = await newSession(accountSessions);
      const { secondsLeft } = await accounts.open(credentials, { context: 'payment', payee });
      const { secondsLeft: extended } = await accounts.extend(credentials);
      for (const seconds of [secondsLeft, extended])
        assert.ok(seconds && seconds > 60 && seconds <= 86_400, `${seconds} seconds.`);
    },
    'A claims session that is open is refused to another operation': async () => {
      const other = { ...(await openAccount()), operationKey: crypto.randomUUID() };
      await assertRefused(accounts.open(other, { context: 'payment', payee }));
    },
    'A receipt of a claim shows the payment that was asked for': async () => {
      const { method, transaction, contactId } = await payIn(await openAccount());
      assert.deepEqual([method.type, transaction?.amount, contactId], ['PrepaidAccount', 12_34, null]);
    },
    'A claim is paid with its number': async () => {
      const { payee: paid, method, amount } = payment();
      await assertRefused(accounts.submit(await openAccount(), 1, { payee: paid, method, ...(amount && { amount }) }));
    },
    'A session for saving pays no claim': async () => {
      await assertRefused(accounts.submit(await openAccount(undefined, 'save'), 1, payment()));
      const saved = await accounts.submit(await openAccount(undefined, 'save'), 1, { payee, method: payment().method });
      assert.ok(saved.code === 'Success' && saved.receipt.transaction === null, 'It was not saved.');
    },
    'A claim is paid to no unknown bank account': async () => {
      const method = { type: 'savedBankAccount', token: crypto.randomUUID() } as const;
      await assertRefused(accounts.submit(await openAccount(), 1, { ...payment(), method }));
    },
    'A request by e-mail pays nothing, and names the address that was asked for': async () => {
      const { email } = payee;
      const answer = await accounts.submit(await openAccount(), 1, { ...payment(), method: { type: 'ePay', email } });
      assert.ok(answer.code === 'Success', `It was answered with ${answer.code}.`);
      assert.partialDeepStrictEqual(answer.receipt, { method: { type: 'EPay', email }, transaction: null });
    },
    'A locked claim is paid with no other amount or number': async () => {
      const locked = () => openAccount({ Context: 'payment', Amount: '12.34', ClaimNumber: 'VERIFY-1' });
      await payIn(await locked());
      for (const other of [{ amount: 1_00 }, { claimNumber: 'OTHER' }])
        await assertRefused(accounts.submit(await locked(), 1, { ...payment(), ...other }));
    },
    'Only a locked payee is paid': async () => {
      const { type, ...IndividualDetails } = payee;
      const locked = () => openAccount({ IndividualDetails });
      await payIn(await locked());
      const changed = { ...payment(), payee: { ...IndividualDetails, type, lastName: 'Other' } };
      await assertRefused(accounts.submit(await locked(), 1, changed));
      const elsewhere = { ...payment(), method: { type: 'ePay', email: 'other@mail.example' } } as const;
      await assertRefused(accounts.submit(await locked(), 1, elsewhere));
    },
    ...serverRules(service, serverSide),
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
    'An amount of a claim is a positive number of cents': async () => {
      for (const wrong of [0, -100, 10.5])
        await assertRefused(accounts.submit(await openAccount(), 1, payment(wrong)), String(wrong));
    },
    'An upload whose parties do not add up to its total is refused': async () => {
      assertHostRefusal((await upload(await newSession(adjusterSessions), { totalAmount: '12.35' })).status);
    },
    'An upload is taken only with its merchant’s key, and not from a page': async () => {
      for (const ClaimsAuthenticationKey of [crypto.randomUUID(), ...wrongKeys])
        assertHostRefusal((await upload(await newSession(adjusterSessions), { ClaimsAuthenticationKey })).status);
      const headers = { Origin: 'https://page.example' };
      assertHostRefusal((await upload(await newSession(adjusterSessions), {}, headers)).status);
    },
    'A request has the claim, the total and the parties of its upload': async () => {
      const credentials = await openCreate();
      const { request } = await adjusters.openCreate(credentials);
      const wanted = { claimNumber: 'VERIFY-1', totalAmount: 12_34, parties: [{ amount: 12_34, email: payee.email }] };
      assert.partialDeepStrictEqual(request, wanted);
      const created = await adjusters.create(credentials, 1);
      assert.ok(created.code === 'Success');
      assert.equal(created.receipt.parties.length, 1);
    },
    'A session of the adjuster modal creates no request without an upload, and opens no account modal': async () => {
      await assertRefused(adjusters.openCreate(await newSession(adjusterSessions)));
      await assertRefused(accounts.open(await newSession(adjusterSessions), { context: 'payment', payee }));
    },
    'A request is managed by its number, or the one that the server has fixed': async () => {
      const approvalRequestId = await create();
      const managing = async (id: number, options?: object) =>
        adjusters.openManage(await newSession(adjusterSessions, options), { approvalRequestId: id });
      const { request } = await managing(approvalRequestId);
      assert.partialDeepStrictEqual(request, { approvalRequestId, status: 'Initiated', totalAmount: 12_34 });
      await assertRefused(managing(2_000_000_000));
      await assertRefused(managing(await create(), { approvalRequestId }));
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
      const later = await adjusters.openManage(await newSession(adjusterSessions), { approvalRequestId });
      assert.equal(later.request.status, 'Cancelled');
    },
  };
}
