import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { authorization, bankAccount, card, merchantKeys, payment, refusedWith, saving, setUp } from '../harness.ts';

const references = {
  accountGroupCode: 'North',
  policyHolderName: 'Alex Holder',
  clientReferenceData1: 'POLICY-1',
  clientReferenceData2: 'external-2',
  clientReferenceData3: 'office-3',
  clientReferenceData4: 'detail-4',
  clientReferenceData5: 'source-5',
};
const { accountGroupCode, policyHolderName, ...clientReferences } = references;

suite('the ledger', () => {
  test('has all of an approved payment', async () => {
    const { simulator, service, open } = setUp();
    const credentials = await open(merchantKeys.flatFee);
    const quote = { amount: 107_98, fee: 1_00, total: 108_98 };
    const submission = payment(107_98, bankAccount(), { quote, references, acknowledgmentRequired: true });
    const answer = await service.pay(credentials, 1, submission);
    assert.ok(answer.code === 'Success');
    const { transactionId, batchNumber, method, transactedAt, timeZone } = answer.receipt;
    assert.deepEqual(simulator.ledger.entries(), [
      {
        number: 1,
        kind: 'payment',
        responseCode: 'Success',
        merchant: 'Harborline Mutual Insurance',
        processor: 'Primary',
        accountGroup: accountGroupCode,
        method,
        customerName: 'Jordan Rivera',
        policyHolderName,
        references: clientReferences,
        transactedAt,
        timeZone,
        sessionId: credentials.sessionKey,
        operationKey: credentials.operationKey,
        attempt: 1,
        tokenId: null,
        authorization,
        quote,
        feeContext: 'PaymentWithFee',
        transactionId,
        batchNumber,
        authCode: null,
        acknowledged: false,
      },
    ]);
  });

  test('has no number that a page has sent for the name of the policyholder', async () => {
    const { simulator, pay } = setUp();
    const numbered = { policyHolderName: '4111 1111 1111 1111 Trust' };
    await pay(payment(107_98, bankAccount(), { references: numbered }));
    assert.equal(simulator.ledger.entries()[0]?.policyHolderName, '****1111 Trust');
  });

  test('has every attempt that was declined, with its code and without a transaction', async () => {
    const { simulator, pay } = setUp();
    await pay(payment(3_00, card(), { save: true }));
    const [entry] = simulator.ledger.entries();
    assert.partialDeepStrictEqual(entry, {
      responseCode: 'Declined',
      tokenId: null,
      transactionId: null,
      batchNumber: null,
      authCode: null,
      acknowledged: 'notRequired',
    });
  });

  test('has what was saved', async () => {
    const { simulator, save } = setUp();
    const answer = await save(saving(card()));
    assert.ok(answer.code === 'Success');
    assert.match(answer.receipt.tokenId ?? '', /^[0-9a-f-]{36}$/);
    const [entry] = simulator.ledger.entries();
    assert.partialDeepStrictEqual(entry, { kind: 'save', responseCode: 'Success', tokenId: answer.receipt.tokenId });
  });

  test('has a void with all that the payment says of the account', async () => {
    const { simulator, payApproved } = setUp();
    const { transactionId } = await payApproved(payment(50_00, card(), { references: clientReferences }));
    simulator.reversals.void(merchantKeys.noFee, transactionId);
    const [, entry] = simulator.ledger.entries();
    assert.partialDeepStrictEqual(entry, {
      number: 2,
      kind: 'void',
      merchant: 'Prairie Oak Insurance',
      references: clientReferences,
      originalTransactionId: transactionId,
      amount: 50_00,
    });
  });

  test('names the processing instance of the session', async () => {
    const { simulator, service, call } = setUp();
    const ProcessorAuthenticationKey = '30000000-0000-4000-8000-000000000002';
    const keys = { PortalAuthenticationKey: merchantKeys.flatFee, ProcessorAuthenticationKey };
    const { body } = await call('CreateSession', keys);
    const credentials = { sessionKey: (body as { SessionKey: string }).SessionKey, operationKey: 'op' };
    await service.open(credentials, { operation: 'makePayment' });
    await service.pay(credentials, 1, payment(50_00, card(), { feeContext: 'PaymentWithoutFee' }));
    assert.equal(simulator.ledger.entries()[0]?.processor, 'Secondary');
  });

  async function setUpSearch() {
    const sandbox = setUp();
    const receipt = await sandbox.payApproved(payment(50_00, card(), { references: clientReferences }));
    await sandbox.payApproved(payment(60_00));
    const find = async (text: string) => {
      const response = await sandbox.fetch(`${sandbox.baseUrl}/sandbox/ledger?search=${encodeURIComponent(text)}`);
      const { entries } = (await response.json()) as { entries: { number: number }[] };
      return entries.map(({ number }) => number);
    };
    return { ...sandbox, receipt, find };
  }

  const searches = { ...clientReferences, 'part of a reference': 'POLICY' };
  for (const [name, text] of Object.entries(searches)) {
    const found = ['clientReferenceData4', 'part of a reference'].includes(name) ? [] : [1];
    test(`${found.length > 0 ? 'finds' : 'does not find'} a payment by its ${name}`, async () => {
      const { find } = await setUpSearch();
      assert.deepEqual(await find(text), found);
    });
  }

  test('finds a payment and its refund by the transaction id of the payment', async () => {
    const { simulator, receipt, find } = await setUpSearch();
    simulator.reversals.refund(merchantKeys.noFee, { transactionId: receipt.transactionId, amount: 1_00 });
    assert.deepEqual(await find(receipt.transactionId), [1, 3]);
  });
});

suite('an acknowledgement', () => {
  async function setUpPaid(acknowledgmentRequired: boolean) {
    const sandbox = setUp();
    const credentials = await sandbox.open();
    const answer = await sandbox.service.pay(credentials, 1, payment(50_00, card(), { acknowledgmentRequired }));
    assert.ok(answer.code === 'Success');
    const acknowledged = () => {
      const [entry] = sandbox.simulator.ledger.entries();
      assert.ok(entry?.kind === 'payment');
      return entry.acknowledged;
    };
    return { ...sandbox, credentials, transactionId: answer.receipt.transactionId, acknowledged };
  }

  test('is missing until the page gives it, which may be twice', async () => {
    const { service, credentials, transactionId, acknowledged } = await setUpPaid(true);
    assert.equal(acknowledged(), false);
    for (let count = 0; count < 2; count++) {
      await service.acknowledge(credentials, transactionId);
      assert.equal(acknowledged(), true);
    }
  });

  test('that nobody asked for changes nothing', async () => {
    const { service, credentials, transactionId, acknowledged } = await setUpPaid(false);
    await service.acknowledge(credentials, transactionId);
    assert.equal(acknowledged(), 'notRequired');
  });

  test('may come after the time of the session', async () => {
    const { simulator, service, credentials, transactionId, acknowledged } = await setUpPaid(true);
    simulator.clock.moveBy(24 * 60 * 60_000);
    await service.acknowledge(credentials, transactionId);
    assert.equal(acknowledged(), true);
  });

  test('of a payment of another session is refused', async () => {
    const { service, transactionId, open, acknowledged } = await setUpPaid(true);
    const refused = refusedWith('TransactionNotFound', 'transactionId');
    await assert.rejects(service.acknowledge(await open(), transactionId), refused);
    assert.equal(acknowledged(), false);
  });
});
