import assert from 'node:assert/strict';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { PaymentSubmission, SaveSubmission } from '../../src/payment/requests.ts';
import type { PaymentReceipt } from '../../src/payment/wire.ts';
import type { PaymentOperationName } from '../../src/payment/enumerations.ts';
import { assertRefused, assertTurnedAway, newOperationKey, type Ground, type Rule } from './rule.ts';

const sessionPath = '/GenericModal/SessionKey/Create';
const amount = 12_34;

/** The rules of sessions and money behind the payment modal. */
export function paymentRules({ service, key, card, declinedCard }: Ground): readonly Rule[] {
  const { payments, post } = service;

  async function newSession(): Promise<OperationCredentials> {
    const { status, body } = await post(sessionPath, { PortalAuthenticationKey: key });
    assert.equal(status, 200, 'A session was not granted.');
    return { sessionKey: String(body.SessionKey), operationKey: newOperationKey() };
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

  /** What a payer would submit: the price is the service's own. */
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

  return [
    {
      name: 'A session needs a key that a merchant has',
      check: async () => {
        const { status } = await post(sessionPath, { PortalAuthenticationKey: crypto.randomUUID() });
        assertTurnedAway(status);
      },
    },
    {
      name: 'A page gets no session, since it would show the secret key',
      check: async () => {
        const asked = { PortalAuthenticationKey: key };
        assertTurnedAway((await post(sessionPath, asked, { Origin: 'https://insurer.example' })).status);
      },
    },
    {
      name: 'A session that nobody was given opens nothing',
      check: () => assertRefused(payments.open(invented(), { operation: 'makePayment' })),
    },
    {
      name: 'A session may be opened again by its own operation',
      check: async () => {
        await payments.open(await open(), { operation: 'makePayment' });
      },
    },
    {
      name: 'A session that is open is refused to another operation',
      check: async () => {
        const other = { ...(await open()), operationKey: newOperationKey() };
        await assertRefused(payments.open(other, { operation: 'makePayment' }));
      },
    },
    {
      name: 'A canceled session pays nothing',
      check: async () => {
        const credentials = await open();
        const payment = await submission(credentials);
        await payments.cancel(credentials);
        await assertRefused(payments.pay(credentials, 1, payment));
      },
    },
    {
      name: 'A session that has paid is spent',
      check: async () => {
        const credentials = await open();
        const payment = await submission(credentials);
        assert.equal((await payments.pay(credentials, 1, payment)).code, 'Success');
        await assertRefused(payments.pay(credentials, 2, payment));
        const again = { ...credentials, operationKey: newOperationKey() };
        await assertRefused(payments.open(again, { operation: 'makePayment' }));
      },
    },
    {
      name: 'A payment that is sent twice is one payment, with one receipt',
      check: async () => {
        const credentials = await open();
        const payment = await submission(credentials);
        const first = await payments.pay(credentials, 1, payment);
        assert.deepEqual(await payments.pay(credentials, 1, payment), first);
      },
    },
    {
      name: 'A payment that is sent ten times at once is one payment',
      check: async () => {
        const credentials = await open();
        const payment = await submission(credentials);
        const sent = Array.from({ length: 10 }, () => payments.pay(credentials, 1, payment));
        const answers = (await Promise.allSettled(sent)).filter((it) => it.status === 'fulfilled');
        const { state, answer } = await known(() => payments.paymentStatus(credentials, 1));
        assert.equal(state, 'answered');
        for (const { value } of answers) assert.deepEqual(value, answer);
      },
    },
    {
      name: 'An answer that was lost can be had by asking for the status',
      check: async () => {
        const credentials = await open();
        const first = await payments.pay(credentials, 1, await submission(credentials));
        const { answer } = await known(() => payments.paymentStatus(credentials, 1));
        assert.deepEqual(answer, first);
      },
    },
    {
      name: 'An attempt that was asked for before it came is void',
      check: async () => {
        const credentials = await open();
        const payment = await submission(credentials);
        assert.deepEqual(await payments.paymentStatus(credentials, 1), { state: 'absent' });
        await assertRefused(payments.pay(credentials, 1, payment));
        await payApproved(credentials, 2);
      },
    },
    {
      name: 'No attempt is left out',
      check: async () => {
        const credentials = await open();
        await assertRefused(payments.pay(credentials, 2, await submission(credentials)));
      },
    },
    {
      name: 'After a decline the next attempt may pay',
      check: async () => {
        const credentials = await open();
        const declined = await payments.pay(credentials, 1, await submission(credentials, declinedCard));
        assert.notEqual(declined.code, 'Success', 'A card that should be declined was charged.');
        await payApproved(credentials, 2);
      },
    },
    {
      name: 'Nothing is charged at a price that was not quoted',
      check: async () => {
        const credentials = await open();
        const { quote, ...payment } = await submission(credentials);
        const changed = { amount, fee: quote.fee + 1, total: quote.total + 1 };
        const { code } = await payments.pay(credentials, 1, { ...payment, quote: changed });
        assert.equal(code, 'QuoteChanged');
      },
    },
    ...[0, -100, 10.5, '100', null].map((wrong): Rule => ({
      name: `${JSON.stringify(wrong)} is no amount`,
      check: async () => {
        const asked = { amount: wrong as number, category: 'CreditCard', feeContext: 'PaymentWithFee' } as const;
        await assertRefused(payments.quote(await open(), asked));
      },
    })),
    {
      name: 'A method that is saved twice is saved once',
      check: async () => {
        const credentials = await open('savePaymentMethod');
        const saving = { method: typed(card), references: {} };
        const first = await payments.save(credentials, 1, saving);
        assert.ok(first.code === 'Success' && first.receipt.tokenId, 'It was not saved.');
        assert.deepEqual(await payments.save(credentials, 1, saving), first);
      },
    },
    {
      name: 'A session for saving does not pay',
      check: async () => {
        const credentials = await open('savePaymentMethod');
        const priced = await submission(await open());
        await assertRefused(payments.pay(credentials, 1, priced));
      },
    },
    {
      name: 'A payment is taken back once',
      check: async () => {
        const { transactionId } = await payApproved(await open());
        assert.equal((await reverse('Void', transactionId)).status, 200, 'It was not voided.');
        assertTurnedAway((await reverse('Void', transactionId)).status);
        assertTurnedAway((await reverse('Refund', transactionId)).status);
      },
    },
    {
      name: 'What was received may be acknowledged again',
      check: async () => {
        const credentials = await open();
        const { transactionId } = await payApproved(credentials);
        await payments.acknowledge(credentials, transactionId);
        await payments.acknowledge(credentials, transactionId);
      },
    },
  ];
}

function invented(): OperationCredentials {
  return { sessionKey: crypto.randomUUID(), operationKey: newOperationKey() };
}

/** The fate of an attempt, once it is decided. */
async function known<Status extends { readonly state: string }>(ask: () => Promise<Status>) {
  for (let times = 0; times < 20; times++) {
    const status = await ask();
    if (status.state !== 'processing') return { answer: undefined, ...status };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The service has not decided an attempt within ten seconds.');
}
