import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { claimPayment, payeeBankAccount } from './claims/submissions.ts';
import { setUpClaims } from './claims/claims-harness.ts';
import { bankAccount, payment } from './payment/submissions.ts';
import { merchantKeys } from './harness.ts';

const document = readFileSync('docs/refunds.md', 'utf8');
const commands = Array.from(
  document.matchAll(/^curl -X POST (\S+) \\\n {2}-H '(\S+): (\S+)' \\\n {2}-d '([^']+)'$/gm),
  ([, url = '', header = '', value = '', body = '']) => ({ url, headers: { [header]: value }, body }),
);

test('The documents void and refund both kinds of payments', () => assert.equal(commands.length, 4));

for (const { url, headers, body } of commands)
  test(`The documented call of ${new URL(url).pathname} works in the sandbox`, async () => {
    const { simulator, payApproved, submitApproved } = setUpClaims();
    const quote = { amount: 100_00, fee: 100, total: 101_00 };
    const paid = url.includes('/Claims/')
      ? (await submitApproved(claimPayment(100_00, payeeBankAccount()))).transaction
      : await payApproved(payment(100_00, bankAccount(), { quote }), merchantKeys.flatFee);
    const request = { method: 'POST', headers, body: body.replace('TRANSACTION', paid?.transactionId ?? '') };
    const answer = await createFetch(createHandlers(simulator))(url, request);
    assert.partialDeepStrictEqual(await answer.json(), { responseCode: 'Success' });
  });
