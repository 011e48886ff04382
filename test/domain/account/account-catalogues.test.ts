import assert from 'node:assert/strict';
import test from 'node:test';
import type { AccountFieldName } from '../../../src/account/account-form.ts';
import { accountEn } from '../../../src/account/account.en.ts';
import { loadAccountMessages } from '../../../src/account/account-messages.ts';
import { sharedEn } from '../../../src/messages/shared.en.ts';
import { checkCatalogues } from '../messages/catalogue-checks.ts';

const name = ['empty', 'length', 'number'];
const email = ['empty', 'form', 'length'];
const text = ['empty', 'length'];

/* What the fields can say of a text: each needs its words. */
const verdicts: Record<AccountFieldName, readonly string[]> = {
  companyName: text,
  firstName: name,
  lastName: name,
  email,
  phone: ['empty', 'characters', 'length', 'notAssigned'],
  address: text,
  city: text,
  state: text,
  zip: ['empty', 'partial', 'form'],
  accountType: ['empty'],
  routingNumber: ['empty', 'partial', 'characters', 'length', 'checksum'],
  accountNumber: ['empty', 'partial', 'characters', 'length'],
  repeatedNumber: ['empty', 'partial', 'different'],
  ePayEmail: email,
};

await checkCatalogues({
  modal: 'the account modal',
  english: accountEn,
  load: loadAccountMessages,
  verdicts,
  declines: [
    'ACHTransactionFailed',
    'GatewayInternalError',
    'NoProcessorResponse',
    'InvalidAccountNumber',
    'InvalidRoutingNumber',
    'other',
  ],
  chargingTexts: ['setback.noQuote'],
  names: [
    ['companyName.label', 'Company name'],
    ['firstName.label', 'First name'],
    ['lastName.label', 'Last name'],
    ['email.label', 'Email address'],
    ['phone.label', 'Phone number'],
    ['address.label', 'Street address'],
    ['city.label', 'City'],
    ['state.label', 'State'],
    ['zip.label', 'ZIP code'],
    ['accountType.label', 'Account type'],
    ['routingNumber.label', 'Routing number'],
    ['accountNumber.label', 'Account number'],
    ['repeatedNumber.label', 'Confirm account number'],
    ['ePayEmail.label', 'Send the email to'],
    ['method.bankAccount', 'Bank account'],
    ['method.prepaidAccount', 'Prepaid account'],
    ['payee.change', 'Correct these details'],
    ['review.button', 'Review payment'],
    ['review.requestButton', 'Review payment request'],
    ['pay.button', 'Pay {amount}'],
    ['save.button', 'Save payment method'],
    ['request.button', 'Send payment request'],
    ['close', 'Close'],
    ['cancel', 'Cancel'],
    ['problem.heading', 'There is a problem'],
  ],
});

test('The account modal has words of its own only where the shared ones speak of charging', () => {
  const texts: Readonly<Record<string, string>> = accountEn;
  const replaced = Object.entries(sharedEn).filter(([key, shared]) => texts[key] !== shared);
  assert.deepEqual(
    replaced.map(([key]) => key),
    ['leave.text', 'unreachable.text', 'refused.text', 'refused.expired', 'refused.used', 'setback.notReceived'],
  );
});
