import assert from 'node:assert/strict';
import test from 'node:test';
import { refusalIn } from '../../../src/operation/operation.ts';
import { isDecline, ResponseCode } from '../../../src/operation/response-codes.ts';
import { masked, ServiceError } from '../../../src/operation/service-error.ts';

const documented = (
  'Success IncorrectValidationValue Declined OverMaximumPayment DuplicateTransaction ' +
  'GatewayInternalError InvalidCardNumber AvsVerificationFailed Call NoProcessorResponse ' +
  'ACHTransactionFailed InvalidAccountNumber InvalidRoutingNumber InvalidCreditCardAmount ' +
  'CardTypeNotAccepted CardExpired'
).split(' ');

test('The codes have their documented names, in addition to our own QuoteChanged and TokenNotFound', () => {
  const names = [...documented, 'QuoteChanged', 'TokenNotFound'];
  assert.deepEqual({ ...ResponseCode }, Object.fromEntries(names.map((code) => [code, code])));
});

const others = ['', 'declined', 'SessionUsed', 'options', 'toString', 'constructor', '__proto__'];

for (const code of [...Object.values(ResponseCode), ...others]) {
  const isOne = code !== 'Success' && !others.includes(code);
  test(`"${code}" is ${isOne ? 'a' : 'no'} decline`, () => assert.equal(isDecline(code), isOne));
}

test('The texts of a service of the page’s own are shown without digits', () => {
  assert.equal(masked('Error: 4111 1111 with 123'), 'Error: **** **** with ***');
  const error = new ServiceError('refused', 'SessionUsed', { message: 'Card 4111 was used.' });
  const details = { sessionId: ['Card **** was used.'] };
  assert.deepEqual(refusalIn(error, assert.ifError), { code: 'SessionUsed', details });
});
