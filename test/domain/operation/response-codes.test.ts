import assert from 'node:assert/strict';
import test from 'node:test';
import { isDecline, ResponseCode } from '../../../src/operation/response-codes.ts';

const documented = (
  'Success IncorrectValidationValue Declined OverMaximumPayment DuplicateTransaction ' +
  'GatewayInternalError InvalidCardNumber AvsVerificationFailed Call NoProcessorResponse ' +
  'ACHTransactionFailed InvalidAccountNumber InvalidRoutingNumber InvalidCreditCardAmount ' +
  'CardTypeNotAccepted CardExpired'
).split(' ');

for (const code of documented) {
  test(`${code} is known by its documented name`, () => {
    assert.equal((ResponseCode as Record<string, string>)[code], code);
  });
}

test('QuoteChanged and TokenNotFound are the only codes that the specification does not have', () => {
  assert.deepEqual(
    Object.values(ResponseCode).filter((code) => !documented.includes(code)),
    ['QuoteChanged', 'TokenNotFound'],
  );
});

for (const code of Object.values(ResponseCode)) {
  test(`${code} is ${code === 'Success' ? 'no' : 'a'} decline`, () =>
    assert.equal(isDecline(code), code !== 'Success'));
}

for (const code of ['', 'declined', 'SessionUsed', 'options', 'toString', 'constructor', '__proto__']) {
  test(`"${code}" is no decline`, () => assert.equal(isDecline(code), false));
}
