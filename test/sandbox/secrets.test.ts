import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import fc from 'fast-check';
import type { EndpointName } from '../../mock-server/endpoints.ts';
import { bankAccount as partyAccount, requestOf, setUpApprovals } from './adjuster/approval-harness.ts';
import { bypass, claimant, emails, newCompany, payee as individual } from './adjuster/parties.ts';
import { placesIn, withValue } from '../domain/http/places.ts';
import { claimsKeys, company, demo } from './claims/payees.ts';
import { claimPayment, ePay, methodSave, payeeBankAccount } from './claims/submissions.ts';
import { authorization, bankAccount, card, payment, saving } from './payment/submissions.ts';
import { merchantKeys, randomized } from './harness.ts';

/* Numbers, codes and keys are sent in one request, and never appear again. */

const cardNumber = '4242424242424242';
const accountNumber = '000777777771';
const pushToCardNumber = '5200828282828210';
const securityCode = '937';
const taxId = '98-7654321';
const token = 'demo-individual-savings';
const secrets = [
  ...[cardNumber, accountNumber, pushToCardNumber, '4242 4242', `"${securityCode}"`],
  ...[taxId, '987654321', '00-1234567', token, merchantKeys.noFee, claimsKeys.first],
];

type Sandbox = ReturnType<typeof setUpApprovals>;

/** All readable output: answers, the ledgers, e-mails, requests and the console. */
async function everythingSeen(act: (sandbox: Sandbox) => Promise<unknown>): Promise<string> {
  const printed: unknown[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    mock.method(console, name, (...args: unknown[]) => void printed.push(...args)),
  );
  const places = ['SandboxLedger', 'SandboxOutbox', 'SandboxApprovalRequests', 'SandboxNotifications'] as const;
  try {
    const sandbox = setUpApprovals();
    const seen = [await act(sandbox)];
    for (const endpoint of places) seen.push((await sandbox.call(endpoint)).body);
    return JSON.stringify([seen, printed.map(String)]);
  } finally {
    for (const spy of spies) spy.mock.restore();
  }
}

/** Fails if an action makes a secret visible, and checks that other values are visible. */
function testSecrets(
  title: string,
  act: (sandbox: Sandbox) => Promise<unknown>,
  { visible = [], hidden = [] }: { visible?: readonly RegExp[]; hidden?: readonly string[] } = {},
): void {
  test(title, async () => {
    const seen = await everythingSeen(act);
    for (const pattern of visible) assert.match(seen, pattern);
    assertUnseen(seen, hidden);
  });
}

function assertUnseen(seen: string, more: readonly string[] = []): void {
  for (const secret of [...secrets, ...more]) assert.ok(!seen.includes(secret), `${secret} was seen in: ${seen}`);
}

/** Repeats a request, each time with another field replaced by an invalid value that contains a secret. */
function testWrongFields(endpoint: EndpointName, good: object, secret: string): void {
  test(`${secret} never appears again after ${endpoint} was refused for a field that contains it`, async () => {
    const number = Number(secret.replace(/\D/g, ''));
    const wrong = fc.constantFrom<unknown>(undefined, null, secret, [secret], { [secret]: secret }, number);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...placesIn(good)), wrong, async (path, value) => {
        assertUnseen(await everythingSeen(({ call }) => call(endpoint, withValue(good, path, value))));
      }),
      randomized(200),
    );
  });
}

const inSession = { sessionKey: 's', operationKey: 'o', attempt: 1 };

const method = card({ number: cardNumber, securityCode });
const account = bankAccount({ accountNumber });

testSecrets(
  'Secrets of a payer never appear again after payments, saves, a refund, a refused key or half a body',
  async ({ pay, payApproved, save, simulator, call }) => [
    simulator.reversals.refund(merchantKeys.noFee, {
      transactionId: (await payApproved(payment(50_00, method))).transactionId,
      amount: 1_00,
    }),
    await pay(payment(50_00, method, { save: true })),
    await pay(payment(50_00, account, { save: true })),
    await pay(payment(50_00, card({ number: cardNumber, securityCode: '9371' }))),
    await save(saving(method)),
    await save(saving(account)),
    await call('Pay', JSON.stringify({ ...payment(50_00, method) }).slice(0, -5)),
    await call('CreateSession', { PortalAuthenticationKey: 'a-wrong-key' }),
  ],
  { visible: [/"lastFourDigits":"4242"/, /"lastFourDigits":"7771"/], hidden: ['a-wrong-key'] },
);
testWrongFields('Pay', { ...inSession, ...payment(50_00, method, { authorization }) }, cardNumber);

const payeeAccount = payeeBankAccount({ accountNumber });
const payee = company({ taxId });

const numbered = { ...payee, contact: { ...payee.contact, firstName: '98-765-4321 0' } };

testSecrets(
  'Secrets of a payee never appear again after payments, reversals, saves, e-mail requests or a number as a name',
  async ({ submit, askedByEmail, follow, stored, submitApproved, call }) => {
    const { accountId, transaction } = await submitApproved(claimPayment(50_00, payeeAccount, payee));
    const link = await askedByEmail(claimPayment(60_00, ePay, payee));
    const request = { claimsAuthenticationKey: claimsKeys.first, transactionId: transaction?.transactionId };
    return [
      transaction,
      await call('ClaimsRefund', { ...request, amount: 1_00 }),
      await call('ClaimsVoid', request),
      await submit(methodSave(payeeAccount, payee)),
      await submit(claimPayment(50_00, payeeBankAccount({ accountNumber, routingNumber: '021000022' }), payee)),
      await submit(claimPayment(50_00, payeeAccount, numbered), { payee }).catch(String),
      await stored(accountId),
      await stored(demo.company),
      await follow(link),
      await follow(link, payeeAccount),
      await follow(link),
    ];
  },
  { visible: [/"lastFourDigits":"7771"/, /rejected the request as invalid/] },
);
for (const secret of [accountNumber, taxId])
  testWrongFields('AccountSubmit', { ...inSession, ...claimPayment(50_00, payeeAccount, payee) }, secret);

test('Numbers in the name of a company are masked', async () => {
  const seen = await everythingSeen(async ({ submit, create, baseUrl }) => {
    const companyName = `${accountNumber} Trust`;
    for (const method of [payeeAccount, ePay]) await submit(claimPayment(50_00, method, { ...payee, companyName }));
    const { contactDetails } = newCompany;
    const vendor = { companyName: '4242-4242-4242-4242', contactDetails };
    await create([{ ...bypass, companyDetails: vendor, accountId: null, paymentMethodType: 'VirtualCard' }]);
    return baseUrl;
  });
  // Twice in the ledger, in both languages of the e-mail, and in the notification of the payment.
  assert.equal(seen.match(/\*\*\*\*7771 Trust/g)?.length, 5);
  assert.equal(seen.match(/"\*\*\*\*4242"/g)?.length, 2);
  assertUnseen(seen, ['4242-4242']);
});

const vendorEmail = 'avery.stone@glass.example';
const claimantCompany = { ...claimant, companyDetails: { taxId, contactDetails: { contactId: 2001 } } };
const newVendor = { ...individual, accountId: null, companyDetails: newCompany, paymentAmount: '10.00' };
const typedAccount = partyAccount(accountNumber);
const visa = { type: 'pushToCard', cardNumber: '4111111111111111' } as const;

testSecrets(
  'Secrets of an approval request never appear again after a request was completed',
  async ({ uploaded, service, answer, manage, view }) => {
    const changes = { claimsAuthenticationKey: claimsKeys.first };
    const credentials = await uploaded([claimantCompany, bypass, newVendor], { changes });
    const opened = await service.openCreate(credentials);
    const created = await service.create(credentials, 1);
    assert.ok(created.code === 'Success');
    return [
      opened,
      created,
      await service.createStatus(credentials, 1),
      (await manage(created.receipt)).request,
      await answer(emails.company, { decision: 'approve', method: typedAccount }),
      await answer(vendorEmail, { method: { type: 'pushToCard', cardNumber: pushToCardNumber } }),
      (await manage(created.receipt)).request,
      await view(emails.company),
      await view(vendorEmail),
    ];
  },
  { visible: [/"lastFourDigits":"7771"/, /"lastFourDigits":"8210"/, /"status":"Completed"/] },
);
testSecrets(
  'Secrets of an approval request never appear again after answers that are declined or refused',
  async ({ create, answer }) => {
    await create([claimantCompany]);
    return [
      await answer(emails.company, { decision: 'approve', method: visa }),
      await answer(emails.company, { method: typedAccount }),
      await answer(emails.company, { decision: accountNumber, method: { type: taxId } } as never),
      await answer(emails.company, { method: { type: 'savedBankAccount', token } }),
    ];
  },
  { hidden: [visa.cardNumber] },
);
testSecrets(
  'Secrets of an approval request never appear again after uploads that are refused, wherever the mistake is',
  async ({ upload, newCredentials, call }) => {
    const parties = [
      { ...bypass, token: taxId },
      { ...claimantCompany, contactId: 987654321 },
    ];
    const good = requestOf(parties, { claimsSessionKey: newCredentials().sessionKey });
    return [
      await upload({ ...good, claimsAuthenticationKey: taxId }),
      await upload({ ...good, claimNumber: { taxId }, totalAmount: accountNumber, accountGroupCode: accountNumber }),
      await upload({ ...good, approvalRequestParties: [{ approvalRole: pushToCardNumber, emailAddress: taxId }] }),
      await upload(JSON.stringify(good).slice(0, -20)),
      await call('SandboxUpload', { merchantKey: taxId, request: good }),
      await call('SandboxUpload', { merchantKey: claimsKeys.second, request: good }),
    ];
  },
  { visible: [/Party 1, Token/] },
);
