import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { bankAccount, bypass, claimant, emails, newCompany, payee, requestOf, type Json } from './approval-harness.ts';
import { claimsKeys } from '../claims/claims-harness.ts';
import { assertUnseen, everythingSeen } from '../everything-seen.ts';

/* What is secret goes in with one request, and is never seen again. */

const accountNumber = '000777777771';
const cardNumber = '5200828282828210';
const taxId = '98-7654321';
const token = 'demo-individual-savings';
const secrets = [accountNumber, cardNumber, taxId, '987654321', '00-1234567', token, claimsKeys.first];

const company: Json = { ...claimant, companyDetails: { taxId, contactDetails: { contactId: 2001 } } };
const newVendor: Json = { ...payee, accountId: null, companyDetails: newCompany, paymentAmount: '10.00' };
const vendorEmail = 'avery.stone@glass.example';

const visa = { type: 'pushToCard', cardNumber: '4111111111111111' } as const;

const assertNoSecrets = (seen: string) => assertUnseen(seen, secrets);

suite('no tax id, token or account number is ever seen again', () => {
  test('after a request has gone all its way', async () => {
    const seen = await everythingSeen(async ({ uploaded, service, answer, manage, view }) => {
      const credentials = await uploaded([company, bypass, newVendor], {
        changes: { claimsAuthenticationKey: claimsKeys.first },
      });
      const answers: unknown[] = [await service.openCreate(credentials)];
      const created = await service.create(credentials, 1);
      assert.ok(created.code === 'Success');
      answers.push(created, await service.createStatus(credentials, 1));
      answers.push((await manage(created.receipt)).request);
      answers.push(
        await answer(emails.company, { decision: 'approve', method: bankAccount(accountNumber) }),
        await answer(vendorEmail, { method: { type: 'pushToCard', cardNumber } }),
      );
      answers.push((await manage(created.receipt)).request, await view(emails.company), await view(vendorEmail));
      return answers;
    });
    assert.match(seen, /"lastFourDigits":"7771"/);
    assert.match(seen, /"lastFourDigits":"8210"/);
    assert.match(seen, /"status":"Completed"/);
    assertNoSecrets(seen);
  });

  test('after answers that are declined or refused', async () => {
    const seen = await everythingSeen(async ({ create, answer }) => {
      await create([company]);
      return [
        await answer(emails.company, { decision: 'approve', method: visa }),
        await answer(emails.company, { method: bankAccount(accountNumber) }),
        await answer(emails.company, { decision: accountNumber, method: { type: taxId } } as never),
        await answer(emails.company, { method: { type: 'savedBankAccount', token } }),
      ];
    });
    assertNoSecrets(seen);
    assert.ok(!seen.includes(visa.cardNumber));
  });

  test('after uploads that are refused, wherever the mistake is', async () => {
    const seen = await everythingSeen(async ({ upload, newCredentials, call }) => {
      const claimsSessionKey = newCredentials().sessionKey;
      const good = requestOf(
        [
          { ...bypass, token: taxId },
          { ...company, contactId: 987654321 },
        ],
        { claimsSessionKey },
      );
      return [
        await upload({ ...good, claimsAuthenticationKey: taxId }),
        await upload({ ...good, claimNumber: { taxId }, totalAmount: accountNumber, accountGroupCode: accountNumber }),
        await upload({ ...good, approvalRequestParties: [{ approvalRole: cardNumber, emailAddress: taxId }] }),
        await upload(JSON.stringify({ ...good }).slice(0, -20)),
        await call('SandboxUpload', { merchantKey: taxId, request: good }),
        await call('SandboxUpload', { merchantKey: claimsKeys.second, request: good }),
      ];
    });
    assert.match(seen, /Party 1, Token/);
    assertNoSecrets(seen);
  });
});
