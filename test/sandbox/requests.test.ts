import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { endpoints, type EndpointName } from '../../mock-server/endpoints.ts';
import { claimPayment, company, individual, payeeBankAccount, setUpClaims } from './claims/claims-harness.ts';
import { bankAccount, card, payment, refusedWith, setUp } from './harness.ts';

const secret = '4111111111111111';

suite('a request to pay', () => {
  const good = { ...payment(50_00), attempt: 1 };
  const cases: readonly [title: string, field: string, body: object][] = [
    ['without an operation key', 'operationKey', { operationKey: undefined }],
    ['with an empty session key', 'sessionKey', { sessionKey: '' }],
    ['with attempt 0', 'attempt', { attempt: 0 }],
    ['with half an attempt', 'attempt', { attempt: 1.5 }],
    ['without a method', 'method', { method: undefined }],
    ['with an unknown method', 'method.type', { method: { type: 'cash' } }],
    ['with letters in the number', 'method.number', { method: card({ number: 'four' }) }],
    ['with blanks in the number', 'method.number', { method: card({ number: '4111 1111 1111 1111' }) }],
    ['with a month 13', 'method.expirationMonth', { method: card({ expirationMonth: 13 }) }],
    ['with a year of two digits', 'method.expirationYear', { method: card({ expirationYear: 29 }) }],
    ['with letters in the code', 'method.securityCode', { method: card({ securityCode: 'abc' }) }],
    ['with a number for a name', 'method.name', { method: card({ name: '4111 1111 1111 1111' }) }],
    ['without a name', 'method.name', { method: bankAccount({ name: ' ' }) }],
    ['with an unknown account type', 'method.accountType', { method: { ...bankAccount(), accountType: 'Savings' } }],
    ['of nothing', 'quote.amount', { quote: { amount: 0, fee: 0, total: 0 } }],
    ['of half a cent', 'quote.amount', { quote: { amount: 0.5, fee: 0, total: 0.5 } }],
    ['of a text', 'quote.amount', { quote: { amount: '50.00', fee: 0, total: 50 } }],
    ['of less than nothing', 'quote.amount', { quote: { amount: -1, fee: 0, total: -1 } }],
    ['with a fee below nothing', 'quote.fee', { quote: { amount: 50_00, fee: -1, total: 49_99 } }],
    ['with an unknown fee context', 'feeContext', { feeContext: 'Free' }],
    ['without the wish to save', 'save', { save: undefined }],
    [
      'with a reference of 1001 characters',
      'references.clientReferenceData1',
      { references: { clientReferenceData1: 'x'.repeat(1001) } },
    ],
    [
      'with a hash that is none',
      'authorization.sha256',
      { authorization: { version: '1', language: 'en', sha256: 'abc' } },
    ],
  ];
  for (const [title, field, changes] of cases) {
    test(`${title} is refused, and nothing is tried`, async () => {
      const { simulator, call, open } = setUp();
      const credentials = await open();
      const { status, body } = await call('Pay', { ...credentials, ...good, ...changes });
      assert.deepEqual(
        { status, body },
        {
          status: 400,
          body: {
            responseCode: 'InvalidRequest',
            responseMessage: `The field ${field} is missing or has the wrong form.`,
            field,
          },
        },
      );
      assert.deepEqual(simulator.ledger.entries(), []);
    });
  }

  test('with fields that nobody knows is answered', async () => {
    const { call, open } = setUp();
    // The OpenAPI file describes what is sent, and the client sends nothing else; the service is more patient.
    const { body } = await call('Cancel', { ...(await open()), more: true });
    assert.deepEqual(body, { responseCode: 'Success' });
  });
});

suite('a request of the account modal', () => {
  const good = { attempt: 1, ...claimPayment(50_00) };
  const cases: readonly [title: string, field: string, body: object][] = [
    ['without a payee', 'payee', { payee: undefined }],
    ['with a payee of an unknown type', 'payee.type', { payee: { ...individual(), type: 'estate' } }],
    ['without a last name', 'payee.lastName', { payee: { ...individual(), lastName: undefined } }],
    ['with a number for a name', 'payee.firstName', { payee: individual({ firstName: '4111 1111 1111 1111' }) }],
    ['with an empty city', 'payee.city', { payee: individual({ city: '' }) }],
    ['with a telephone number of nine digits', 'payee.phone', { payee: individual({ phone: '212555012' }) }],
    ['with hyphens in the telephone number', 'payee.phone', { payee: individual({ phone: '212-555-0123' }) }],
    ['of a company without a contact', 'payee.contact', { payee: { ...company(), contact: undefined } }],
    [
      'with a contact id in text',
      'payee.contact.contactId',
      { payee: { ...company(), contact: { ...company().contact, contactId: '2001' } } },
    ],
    [
      'with web access by number',
      'payee.contact.webAccess',
      { payee: { ...company(), contact: { ...company().contact, webAccess: 0 } } },
    ],
    ['with an unknown method', 'method.type', { method: { type: 'card' } }],
    [
      'with letters in the account number',
      'method.accountNumber',
      { method: payeeBankAccount({ accountNumber: 'x' }) },
    ],
    [
      "with the payment modal's account type",
      'method.accountType',
      { method: { ...payeeBankAccount(), accountType: 'Saving' } },
    ],
    ['with an e-mail address that is none', 'method.email', { method: { type: 'ePay', email: 'pay me' } }],
    ['of nothing', 'amount', { amount: 0 }],
    ['of half a cent', 'amount', { amount: 0.5 }],
    ['of a text', 'amount', { amount: '50.00' }],
    ['with attempt 0', 'attempt', { attempt: 0 }],
    ['without an operation key', 'operationKey', { operationKey: undefined }],
  ];
  for (const [title, field, changes] of cases) {
    test(`${title} is refused, and nothing is tried`, async () => {
      const { call, open, entries } = setUpClaims();
      const { credentials } = await open('payment');
      const { status, body } = await call('AccountSubmit', { ...credentials, ...good, ...changes });
      assert.equal(status, 400);
      assert.partialDeepStrictEqual(body, { responseCode: 'InvalidRequest', field });
      assert.deepEqual(entries(), []);
    });
  }

  for (const [title, field, changes] of [
    ['an unknown context', 'context', { context: 'refund' }],
    ['an account id in text', 'accountId', { accountId: '1001' }],
    ['an account id of zero', 'accountId', { accountId: 0 }],
    ['half of the details', 'payee.address', { payee: { ...individual(), address: undefined } }],
  ] as const) {
    test(`to open with ${title} is refused`, async () => {
      const { call, newCredentials } = setUpClaims();
      const { status, body } = await call('AccountOpen', {
        ...newCredentials(),
        ...{ context: 'payment', payee: individual() },
        ...changes,
      });
      assert.equal(status, 400);
      assert.partialDeepStrictEqual(body, { responseCode: 'InvalidRequest', field });
    });
  }

  test('is told to the page as a refusal that names the field, however deep it lies', async () => {
    const { service, open } = setUpClaims();
    const { credentials } = await open('payment');
    const named = claimPayment(50_00, undefined, company({ contact: { ...company().contact, phone: '1' } }));
    await assert.rejects(service.submit(credentials, 1, named), refusedWith('InvalidRequest', 'payee.contact.phone'));
  });
});

suite('every endpoint that takes a body', () => {
  const names = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].method === 'POST' && name !== 'SandboxReset',
  );
  const bodies = [
    ['that is not JSON', `{"number": ${secret}`],
    ['that is empty', ''],
    ['that is a list', '[]'],
    ['that is a text', `"${secret}"`],
    ['that is null', 'null'],
    ['without any field', '{}'],
  ] as const;
  for (const name of names) {
    for (const [title, text] of bodies) {
      test(`${name} refuses a body ${title} and does not repeat it`, async () => {
        const { status, body } = await setUp().call(name, text);
        assert.equal(status, 400);
        assert.match(JSON.stringify(body), /InvalidRequest/);
        assert.doesNotMatch(JSON.stringify(body), new RegExp(secret));
      });
    }
  }
});

suite('a wrong method', () => {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    test(`is refused by ${name}`, async () => {
      const { fetch, baseUrl } = setUp();
      const { path } = endpoints[name];
      const taken = Object.values(endpoints).filter((endpoint) => endpoint.path === path);
      const response = await fetch(`${baseUrl}${path}`, { method: 'PUT' });
      assert.equal(response.status, 405);
      assert.equal(response.headers.get('Allow'), taken.map(({ method }) => method).join(', '));
      assert.partialDeepStrictEqual(await response.json(), { responseCode: 'MethodNotAllowed' });
    });
  }
});
