import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { debitAuthorization } from '../../../src/payment/authorization.ts';

test('The proof of an authorization names the version, the language and the hash of the very text', async () => {
  const sha256 = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
  const { version, language, sha256: hash } = await debitAuthorization('I authorize one debit of $5.00.', 'en', sha256);
  assert.match(version, /^\d{4}-\d{2}$/);
  assert.equal(language, 'en');
  assert.equal(hash, createHash('sha256').update('I authorize one debit of $5.00.').digest('hex'));
});
