import assert from 'node:assert/strict';
import test from 'node:test';
import { accountPaymentInfo, accountSaveInfo } from '../../../src/account/account-payloads.ts';
import { bankAccount, ePay, prepaidAccount, receipt, transaction } from './samples.ts';

const paymentFields = {
  TransactionId: 'T-70001',
  TransactionDate: '11/21/2026 09:05:09 PM EST',
  TimeZone: 'Eastern Standard Time',
  Amount: 1250.5,
};
const [BankName, NameOnAccount] = ['Ally Bank', 'Jordan Rivera'];
const bankFields = {
  PaymentMethodType: 'ECheck',
  BankAccountSummary: { Token: 'ACC-9', AccountType: 'Savings', LastFourDigits: '6789', BankName, NameOnAccount },
};
const prepaidFields = { PaymentMethodType: 'PrepaidAccount', PrepaidAccountBalance: '1300.50' };
const ePayFields = {
  PaymentMethodType: 'EPay',
  EPaySummary: { EPayRequestId: 'EP-5', EPayEmailAddress: 'pat@oakroofing.example' },
};

/* Field by field, as the specification lists them. */
const paid = { transaction };
for (const [what, info, of, fields] of [
  ['A payment to a bank account', accountPaymentInfo, receipt(bankAccount, paid), { ...paymentFields, ...bankFields }],
  ['A payment to prepaid', accountPaymentInfo, receipt(prepaidAccount, paid), { ...paymentFields, ...prepaidFields }],
  ['A saved bank account', accountSaveInfo, receipt(bankAccount), bankFields],
  ['A saved prepaid account', accountSaveInfo, receipt(prepaidAccount), { PaymentMethodType: 'PrepaidAccount' }],
  ['A request by e-mail', accountSaveInfo, receipt(ePay), ePayFields],
] as const) {
  test(`${what} contains exactly the documented fields, for a person and for a company`, () => {
    assert.deepEqual(info(of), { AccountId: 1001, ...fields });
    assert.deepEqual(info({ ...of, contactId: '31' }), { AccountId: 1001, ContactId: '31', ...fields });
  });
}

test('There is no payload of a payment for a save or a request', () => {
  for (const told of [receipt(bankAccount), receipt(prepaidAccount), receipt(ePay), receipt(ePay, { transaction })])
    assert.equal(accountPaymentInfo(told), undefined);
});

test('An unknown bank is null and not omitted', () => {
  assert.ok(bankAccount.type === 'ECheck');
  const unknown = { ...bankAccount, bankAccount: { ...bankAccount.bankAccount, bankName: null } };
  for (const info of [accountSaveInfo(receipt(unknown)), accountPaymentInfo(receipt(unknown, { transaction }))])
    assert.equal(info?.BankAccountSummary?.BankName, null);
});

test('Cents are a number of dollars in a payment, and a text in a balance', () => {
  const told = (cents: number) => {
    const method = { type: 'PrepaidAccount', balance: cents } as const;
    const info = accountPaymentInfo(receipt(method, { transaction: { ...transaction, amount: cents } }));
    return [info?.Amount, info?.PrepaidAccountBalance];
  };
  assert.deepEqual([told(0), told(115)].flat(), [0, '0.00', 1.15, '1.15']);
});
