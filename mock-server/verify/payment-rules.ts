import assert from 'node:assert/strict';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { PaymentSubmission, SaveSubmission } from '../../src/payment/requests.ts';
import type { PaymentReceipt } from '../../src/payment/wire.ts';
import type { PaymentOperationName } from '../../src/payment/enumerations.ts';
import { assertRefused, assertHostRefusal, type Ground, rulesFor, type Rules } from './rule.ts';

export const sessionPath = '/GenericModal/SessionKey/Create';
const amount = 12_34;

export function paymentRules({ service, key, card, declinedCard }: Ground): Rules {
  const { payments, post } = service;

  async function newSession(): Promise<OperationCredentials> {
    const { status, body } = await post(sessionPath, { PortalAuthenticationKey: key });
    assert.equal(status, 200, 'A session was not granted.');
    return { sessionKey: String(body.SessionKey), operationKey: crypto.randomUUID() };
  }

  async function open(operation: PaymentOperationName = 'makePayment'): Promise<OperationCredentials> {
    const credentials = await newSession();
    await payments.open(credentials, { operation });
    return credentials;
  }

  function typed(number: string): SaveSubmission['method'] {
    const expirationYear = new Date().getFullYear() + 3;
    const holder = { name: 'Jordan Rivera', zip: '10001' };
    return { type: 'card', number, expirationMonth: 12, expirationYear, securityCode: '123', ...holder };
  }

  async function submission(credentials: OperationCredentials, number = card): Promise<PaymentSubmission> {
    const feeContext = 'PaymentWithFee';
    const quote = await payments.quote(credentials, { amount, category: 'CreditCard', feeContext });
    const references = { clientReferenceData1: 'VERIFY' };
    return { method: typed(number), quote, feeContext, save: false, references, acknowledgmentRequired: false };
  }

  async function payApproved(credentials: OperationCredentials, attempt = 1): Promise<PaymentReceipt> {
    const answer = await payments.pay(credentials, attempt, await submission(credentials));
    assert.ok(answer.code === 'Success', `A payment that should be approved was answered with ${answer.code}.`);
    return answer.receipt;
  }

  const reverse = (kind: 'Void' | 'Refund', transactionId: string) =>
    post(`/GenericModal/Transactions/${kind}`, {
      portalAuthenticationKey: key,
      transactionId,
      ...(kind === 'Refund' ? { amount } : {}),
    });

  return {
    'A session needs a key that a merchant has': async () => {
      const { status } = await post(sessionPath, { PortalAuthenticationKey: crypto.randomUUID() });
      assertHostRefusal(status);
    },
    'A page gets no session, since it would show the secret key': async () => {
      const asked = { PortalAuthenticationKey: key };
      assertHostRefusal((await post(sessionPath, asked, { Origin: 'https://insurer.example' })).status);
    },
    'A session that nobody was given opens nothing': () => {
      const invented = { sessionKey: crypto.randomUUID(), operationKey: crypto.randomUUID() };
      return assertRefused(payments.open(invented, { operation: 'makePayment' }));
    },
    'A session may be opened again by its own operation': async () => {
      await payments.open(await open(), { operation: 'makePayment' });
    },
    'A session that is open is refused to another operation': async () => {
      const other = { ...(await open()), operationKey: crypto.randomUUID() };
      await assertRefused(payments.open(other, { operation: 'makePayment' }));
    },
    'A canceled session pays nothing': async () => {
      const credentials = await open();
      const payment = await submission(credentials);
      await payments.cancel(credentials);
      await assertRefused(payments.pay(credentials, 1, payment));
    },
    'A session that has paid is spent': async () => {
      const credentials = await open();
      const payment = await submission(credentials);
      assert.equal((await payments.pay(credentials, 1, payment)).code, 'Success');
      await assertRefused(payments.pay(credentials, 2, payment));
      const again = { ...credentials, operationKey: crypto.randomUUID() };
      await assertRefused(payments.open(again, { operation: 'makePayment' }));
    },
    'A payment that is sent twice is one payment, with one receipt': async () => {
      const credentials = await open();
      const payment = await submission(credentials);
      const first = await payments.pay(credentials, 1, payment);
      assert.deepEqual(await payments.pay(credentials, 1, payment), first);
    },
    'A payment that is sent ten times at once is one payment': async () => {
      const credentials = await open();
      const payment = await submission(credentials);
      const sent = Array.from({ length: 10 }, () => payments.pay(credentials, 1, payment));
      const answers = (await Promise.allSettled(sent)).filter((it) => it.status === 'fulfilled');
      const { state, answer } = await known(() => payments.paymentStatus(credentials, 1));
      assert.equal(state, 'answered');
      for (const { value } of answers) assert.deepEqual(value, answer);
    },
    'An answer that was lost can be had by asking for the status': async () => {
      const credentials = await open();
      const first = await payments.pay(credentials, 1, await submission(credentials));
      const { answer } = await known(() => payments.paymentStatus(credentials, 1));
      assert.deepEqual(answer, first);
    },
    'An attempt that was asked for before it came is void': async () => {
      const credentials = await open();
      const payment = await submission(credentials);
      assert.deepEqual(await payments.paymentStatus(credentials, 1), { state: 'absent' });
      await assertRefused(payments.pay(credentials, 1, payment));
      await payApproved(credentials, 2);
    },
    'No attempt is left out': async () => {
      const credentials = await open();
      await assertRefused(payments.pay(credentials, 2, await submission(credentials)));
    },
    'After a decline the next attempt may pay': async () => {
      const credentials = await open();
      const declined = await payments.pay(credentials, 1, await submission(credentials, declinedCard));
      assert.notEqual(declined.code, 'Success', 'A card that should be declined was charged.');
      await payApproved(credentials, 2);
    },
    'Nothing is charged at a price that was not quoted': async () => {
      const credentials = await open();
      const { quote, ...payment } = await submission(credentials);
      const changed = { amount, fee: quote.fee + 1, total: quote.total + 1 };
      const { code } = await payments.pay(credentials, 1, { ...payment, quote: changed });
      assert.equal(code, 'QuoteChanged');
    },
    ...rulesFor([0, -100, 10.5, '100', null], (wrong) => [
      `${JSON.stringify(wrong)} is no amount`,
      async () => {
        const asked = { amount: wrong as number, category: 'CreditCard', feeContext: 'PaymentWithFee' } as const;
        await assertRefused(payments.quote(await open(), asked));
      },
    ]),
    'A method that is saved twice is saved once': async () => {
      const credentials = await open('savePaymentMethod');
      const saving = { method: typed(card), references: {} };
      const first = await payments.save(credentials, 1, saving);
      assert.ok(first.code === 'Success' && first.receipt.tokenId, 'It was not saved.');
      assert.deepEqual(await payments.save(credentials, 1, saving), first);
    },
    'A session for saving does not pay': async () => {
      const credentials = await open('savePaymentMethod');
      const priced = await submission(await open());
      await assertRefused(payments.pay(credentials, 1, priced));
    },
    'A payment is taken back once': async () => {
      const { transactionId } = await payApproved(await open());
      assert.equal((await reverse('Void', transactionId)).status, 200, 'It was not voided.');
      assertHostRefusal((await reverse('Void', transactionId)).status);
      assertHostRefusal((await reverse('Refund', transactionId)).status);
    },
    'What a session has done is found with the merchant’s key, and not from a page': async () => {
      const { sessionKey, operationKey } = await open();
      const { transactionId } = await payApproved({ sessionKey, operationKey });
      const find = (given: object = {}, headers = {}) =>
        post(
          '/GenericModal/Transactions/Find',
          { PortalAuthenticationKey: key, SessionKey: sessionKey, ...given },
          headers,
        );
      const { body } = await find();
      assert.partialDeepStrictEqual(body.Transactions, [{ transactionId, sessionId: sessionKey, status: 'Paid' }]);
      assertHostRefusal((await find({ PortalAuthenticationKey: crypto.randomUUID() })).status);
      assertHostRefusal((await find({}, { Origin: 'https://page.example' })).status);
    },
    'What was received may be acknowledged again': async () => {
      const credentials = await open();
      const { transactionId } = await payApproved(credentials);
      await payments.acknowledge(credentials, transactionId);
      await payments.acknowledge(credentials, transactionId);
    },
  };
}

async function known<Status extends { readonly state: string }>(ask: () => Promise<Status>) {
  for (let times = 0; times < 20; times++) {
    const status = await ask();
    if (status.state !== 'processing') return { answer: undefined, ...status };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The service has not decided an attempt within ten seconds.');
}
