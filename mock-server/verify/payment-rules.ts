import assert from 'node:assert/strict';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { PaymentSubmission, SaveSubmission } from '../../src/payment/requests.ts';
import type { PaymentReceipt } from '../../src/payment/wire.ts';
import type { PaymentOperationName } from '../../src/payment/enumerations.ts';
import { convenienceFee } from '../../src/payment/fees.ts';
import { assertRefused, assertHostRefusal, type Ground, type Rules } from './rule.ts';
import { serverRules } from './server-rules.ts';

export const sessionPath = '/GenericModal/SessionKey/Create';
const amount = 12_34;
const cardQuote = { amount, category: 'CreditCard', feeContext: 'PaymentWithFee' } as const;

export function paymentRules({ service, key, wrongKeys, card, declinedCard }: Ground): Rules {
  const { payments, post, preflight } = service;

  const sessionWith = (asked: object, headers = {}) =>
    post(sessionPath, { PortalAuthenticationKey: key, ...asked }, headers);

  async function newSession(Options?: object): Promise<OperationCredentials> {
    const { status, body } = await sessionWith({ Options });
    assert.equal(status, 200, 'A session was not granted.');
    assert.equal(body.OptionsFixed ?? undefined, Options && true, 'The answer does not say whether options are fixed.');
    return { sessionKey: String(body.SessionKey), operationKey: crypto.randomUUID() };
  }

  async function open(
    operation: PaymentOperationName = 'makePayment',
    options?: object,
  ): Promise<OperationCredentials> {
    const credentials = await newSession(options);
    await payments.open(credentials, { operation });
    return credentials;
  }

  /** A session that can pay one bill only. */
  const openLocked = () =>
    open('makePayment', {
      amountContext: 'AmountDueOnly',
      minAmountDue: '12.34',
      feeContext: 'PaymentWithFee',
      clientReferenceData1: 'VERIFY',
      paymentCategory: 'CreditCard',
      saveOption: 'DoNotSave',
    });

  function typed(number: string): SaveSubmission['method'] {
    const expirationYear = new Date().getFullYear() + 3;
    const holder = { name: 'Jordan Rivera', zip: '10001' };
    return { type: 'card', number, expirationMonth: 12, expirationYear, securityCode: '123', ...holder };
  }

  async function submission(credentials: OperationCredentials, number = card): Promise<PaymentSubmission> {
    const { feeContext } = cardQuote;
    const quote = await payments.quote(credentials, cardQuote);
    const references = { clientReferenceData1: 'VERIFY' };
    assert.equal(quote.amount, amount, 'The quote is for another amount.');
    return { method: typed(number), quote, feeContext, save: false, references, acknowledgmentRequired: false };
  }

  async function payApproved(credentials: OperationCredentials, attempt = 1): Promise<PaymentReceipt> {
    const answer = await payments.pay(credentials, attempt, await submission(credentials));
    assert.ok(answer.code === 'Success', `A payment that should be approved was answered with ${answer.code}.`);
    return answer.receipt;
  }

  const serverSide = {
    payment: 'payment',
    folder: '/GenericModal',
    revocation: '/GenericModal/SessionKey/Revoke',
    fields: { key: 'PortalAuthenticationKey', session: 'SessionKey' },
    ...{ key, wrongKeys },
    newSession: async () => (await newSession()).sessionKey,
    async payIn(sessionKey: string) {
      const credentials = { sessionKey, operationKey: crypto.randomUUID() };
      await payments.open(credentials, { operation: 'makePayment' });
      return payApproved(credentials);
    },
    async pay() {
      const credentials = await open();
      const { transactionId, quote } = await payApproved(credentials);
      return { session: credentials.sessionKey, transactionId, total: quote.total };
    },
  } as const;

  return {
    'A session needs a key that a merchant has, and a page gets none': async () => {
      assertHostRefusal((await sessionWith({ PortalAuthenticationKey: crypto.randomUUID() })).status);
      // A page would show the secret key.
      const { status, headers } = await sessionWith({}, { Origin: 'https://insurer.example' });
      assertHostRefusal(status);
      assert.equal(headers.get('Access-Control-Allow-Origin'), null, 'The page can read the answer.');
    },
    'A session with options that fix nothing is refused': async () => {
      for (const asked of [{ LockedOptions: {} }, { Options: {} }, { Options: { minAmountDue: '12.34' } }])
        assertHostRefusal((await sessionWith(asked)).status, `A session with ${JSON.stringify(asked)}`);
    },
    'A page of any origin can make the calls of the modal': async () => {
      const origin = 'https://insurer.example';
      const { status, headers } = await preflight('/GenericModal/Operations/Quote', origin);
      assert.ok(status < 300, `The preflight was answered with the status ${status}.`);
      assert.match(headers.get('Access-Control-Allow-Headers') ?? '', /content-type|\*/i);
      const answer = await post('/GenericModal/Operations/Extend', await open(), { Origin: origin });
      for (const from of [headers, answer.headers])
        assert.ok(['*', origin].includes(from.get('Access-Control-Allow-Origin') ?? ''), 'The page cannot read it.');
    },
    'A session says when it expires, and can be extended': async () => {
      const credentials = await newSession();
      const { secondsLeft } = await payments.open(credentials, { operation: 'makePayment' });
      const { secondsLeft: extended } = await payments.extend(credentials);
      for (const seconds of [secondsLeft, extended])
        assert.ok(seconds && seconds > 60 && seconds <= 86_400, `${seconds} seconds.`);
    },
    'A fee is the one that the session announces, and none without the fee context': async () => {
      const credentials = await newSession();
      const { merchant } = await payments.open(credentials, { operation: 'makePayment' });
      const quote = await payments.quote(credentials, cardQuote);
      assert.equal(quote.fee, convenienceFee(merchant.fees.CreditCard, amount));
      assert.equal((await payments.quote(credentials, { ...cardQuote, feeContext: 'PaymentWithoutFee' })).fee, 0);
    },
    'A receipt shows the payment that was asked for': async () => {
      const credentials = await open();
      const payment = await submission(credentials);
      const answer = await payments.pay(credentials, 1, payment);
      assert.ok(answer.code === 'Success');
      const { method, quote, tokenId, holderZip, customerName } = answer.receipt;
      assert.deepEqual(quote, payment.quote);
      assert.partialDeepStrictEqual(method, {
        category: 'CreditCard',
        lastFourDigits: card.slice(-4),
        expirationMonth: 12,
        expirationYear: new Date().getFullYear() + 3,
      });
      assert.deepEqual([tokenId, holderZip, customerName], [null, '10001', 'Jordan Rivera']);
    },
    'An attempt that arrives again with another content is not another payment': async () => {
      const credentials = await open();
      const payment = await submission(credentials);
      const first = await payments.pay(credentials, 1, payment);
      const again = await payments.pay(credentials, 1, { ...payment, method: typed(declinedCard) }).catch(() => first);
      assert.deepEqual(again, first);
    },
    'A session tells the page which options are fixed': async () => {
      const credentials = await newSession({ clientReferenceData1: 'VERIFY' });
      const { lockedOptions } = await payments.open(credentials, { operation: 'makePayment' });
      assert.partialDeepStrictEqual(lockedOptions, { clientReferenceData1: 'VERIFY' });
    },
    'A locked bill is quoted with no other amount, fee or method': async () => {
      for (const other of [{ amount: 1_00 }, { feeContext: 'PaymentWithoutFee' }, { category: 'ECheck' }] as const)
        await assertRefused(payments.quote(await openLocked(), { ...cardQuote, ...other }));
    },
    'A locked bill is paid as it is, with no other amount, reference or saving': async () => {
      await payApproved(await openLocked());
      const free = await open();
      const quote = await payments.quote(free, { ...cardQuote, amount: 1_00 });
      const otherReferences = [{ clientReferenceData1: 'OTHER' }, {}].map((references) => ({ references }));
      for (const other of [{ quote }, ...otherReferences, { save: true }]) {
        const credentials = await openLocked();
        await assertRefused(payments.pay(credentials, 1, { ...(await submission(credentials)), ...other }));
      }
    },
    'A locked payment saves nothing instead': async () => {
      await assertRefused(open('savePaymentMethod', { amountContext: 'AmountDueOnly', minAmountDue: '12.34' }));
    },
    'A debit needs the authorization of its holder': async () => {
      const credentials = await newSession();
      const { merchant } = await payments.open(credentials, { operation: 'makePayment' });
      if (!merchant.methods.includes('ECheck')) return;
      const quote = await payments.quote(credentials, { ...cardQuote, category: 'ECheck' });
      const numbers = { routingNumber: '021000021', accountNumber: '000123456789', accountType: 'Checking' } as const;
      const method = { type: 'bankAccount', ...numbers, name: 'Jordan Rivera' } as const;
      const { feeContext } = cardQuote;
      const payment = { feeContext, method, quote, save: false, references: {}, acknowledgmentRequired: false };
      await assertRefused(payments.pay(credentials, 1, payment));
    },
    'A saved method pays only in a session that was opened with it': async () => {
      const saving = await open('savePaymentMethod');
      const saved = await payments.save(saving, 1, { method: typed(card), references: {} });
      assert.ok(saved.code === 'Success' && saved.receipt.tokenId, 'It was not saved.');
      const token = saved.receipt.tokenId;
      const method = { type: 'token', token } as const;
      const unnamed = await open();
      await assertRefused(payments.pay(unnamed, 1, { ...(await submission(unnamed)), method }));
      const named = await newSession();
      const { savedMethod } = await payments.open(named, { operation: 'makePayment', token });
      assert.equal(savedMethod?.lastFourDigits, card.slice(-4));
      const answer = await payments.pay(named, 1, { ...(await submission(named)), method });
      assert.ok(answer.code === 'Success');
      assert.equal(answer.receipt.tokenId, token);
      const invented = payments.open(await newSession(), { operation: 'makePayment', token: crypto.randomUUID() });
      await assertRefused(invented);
    },
    'A session for paying does not save, and one for saving does not pay': async () => {
      await assertRefused(payments.save(await open(), 1, { method: typed(card), references: {} }));
      const priced = await submission(await open());
      await assertRefused(payments.pay(await open('savePaymentMethod'), 1, priced));
    },
    'A receipt is sent to one address, and only by the session that paid': async () => {
      const credentials = await newSession();
      const { sendsReceipts } = await payments.open(credentials, { operation: 'makePayment' });
      const { transactionId } = await payApproved(credentials);
      if (!sendsReceipts) return;
      const request = { transactionId, email: 'verify@mail.example', language: 'en' } as const;
      await payments.sendReceipt(credentials, request);
      await assertRefused(payments.sendReceipt(await open(), request));
      for (const email of ['nobody', 'a@mail.example, b@mail.example', 'a@mail.example\nBcc: b@mail.example'])
        await assertRefused(payments.sendReceipt(credentials, { ...request, email }));
    },
    'A body that is no JSON object is refused': async () => {
      assertHostRefusal((await post('/GenericModal/Operations/Open', 'text')).status);
    },
    'An invented session opens nothing': () => {
      const invented = { sessionKey: crypto.randomUUID(), operationKey: crypto.randomUUID() };
      return assertRefused(payments.open(invented, { operation: 'makePayment' }));
    },
    'A session may be opened again, but only by its own operation': async () => {
      const credentials = await open();
      await payments.open(credentials, { operation: 'makePayment' });
      const other = { ...credentials, operationKey: crypto.randomUUID() };
      await assertRefused(payments.open(other, { operation: 'makePayment' }));
    },
    'A canceled session pays nothing': async () => {
      const credentials = await open();
      const payment = await submission(credentials);
      await payments.cancel(credentials);
      await assertRefused(payments.pay(credentials, 1, payment));
    },
    'A session that has paid is spent, and cannot be canceled': async () => {
      const credentials = await open();
      const payment = await submission(credentials);
      assert.equal((await payments.pay(credentials, 1, payment)).code, 'Success');
      await assertRefused(payments.cancel(credentials));
      await assertRefused(payments.pay(credentials, 2, payment));
      const again = { ...credentials, operationKey: crypto.randomUUID() };
      await assertRefused(payments.open(again, { operation: 'makePayment' }));
    },
    'A payment that is sent ten times at once, and once more, is one payment with one receipt': async () => {
      const credentials = await open();
      const payment = await submission(credentials);
      const sent = Array.from({ length: 10 }, () => payments.pay(credentials, 1, payment));
      const answers = (await Promise.allSettled(sent)).filter((it) => it.status === 'fulfilled');
      const { state, answer } = await known(() => payments.paymentStatus(credentials, 1));
      assert.equal(state, 'answered');
      for (const { value } of answers) assert.deepEqual(value, answer);
      assert.deepEqual(await payments.pay(credentials, 1, payment), answer);
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
      assert.deepEqual((await known(() => payments.paymentStatus(credentials, 1))).answer, declined);
      await payApproved(credentials, 2);
    },
    'Nothing is charged at a price that was not quoted': async () => {
      const credentials = await open();
      const { quote, ...payment } = await submission(credentials);
      const changed = { amount, fee: quote.fee + 1, total: quote.total + 1 };
      const { code } = await payments.pay(credentials, 1, { ...payment, quote: changed });
      assert.equal(code, 'QuoteChanged');
    },
    'An amount is a positive number of cents': async () => {
      for (const wrong of [0, -100, 10.5, '100', null]) {
        const quoted = payments.quote(await open(), { ...cardQuote, amount: wrong as number });
        await assertRefused(quoted, JSON.stringify(wrong));
      }
    },
    'A method that is saved twice is saved once': async () => {
      const credentials = await open('savePaymentMethod');
      const saving = { method: typed(card), references: {} };
      const first = await payments.save(credentials, 1, saving);
      assert.ok(first.code === 'Success' && first.receipt.tokenId, 'It was not saved.');
      assert.deepEqual(await payments.save(credentials, 1, saving), first);
    },
    ...serverRules(service, serverSide),
    'What was received may be acknowledged again, but only by the session that paid': async () => {
      const credentials = await open();
      const payment = { ...(await submission(credentials)), acknowledgmentRequired: true };
      const answer = await payments.pay(credentials, 1, payment);
      assert.ok(answer.code === 'Success');
      const { transactionId } = answer.receipt;
      const lookUp = { PortalAuthenticationKey: key, TransactionId: transactionId };
      const assertAcknowledged = async (acknowledged: boolean) => {
        const { body } = await post('/GenericModal/Transactions/Find', lookUp);
        assert.partialDeepStrictEqual(body.Transactions, [{ acknowledgmentRequired: 'true', acknowledged }]);
      };
      await assertRefused(payments.acknowledge(await open(), transactionId));
      await assertAcknowledged(false);
      await payments.acknowledge(credentials, transactionId);
      await payments.acknowledge(credentials, transactionId);
      await assertAcknowledged(true);
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
