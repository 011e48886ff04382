import assert from 'node:assert/strict';
import test from 'node:test';
import { accountPaymentInfo, accountSaveInfo } from '../../../src/account/account-payloads.ts';
import type { AccountReceipt } from '../../../src/account/wire.ts';
import { bankAccount, ePay, prepaidAccount, receipt, transaction } from './samples.ts';

const ofCompany = { contactId: '31' };

const paymentFields = {
  AccountId: 1001,
  TransactionId: 'T-70001',
  TransactionDate: '11/21/2026 09:05:09 PM EST',
  TimeZone: 'Eastern Standard Time',
  Amount: 1250.5,
};
const bankFields = {
  PaymentMethodType: 'ECheck',
  BankAccountSummary: {
    Token: 'ACC-9',
    AccountType: 'Savings',
    LastFourDigits: '6789',
    BankName: 'Ally Bank',
    NameOnAccount: 'Jordan Rivera',
  },
};
const prepaidFields = { PaymentMethodType: 'PrepaidAccount', PrepaidAccountBalance: '1300.50' };
const ePayFields = {
  PaymentMethodType: 'EPay',
  EPaySummary: { EPayRequestId: 'EP-5', EPayEmailAddress: 'pat@oakroofing.example' },
};

/* Field by field, as the specification lists them. */
const payloads: readonly [what: string, payload: object | undefined, fields: object][] = [
  [
    'A payment of a person to a bank account',
    accountPaymentInfo(receipt(bankAccount, { transaction })),
    { ...paymentFields, ...bankFields },
  ],
  [
    'A payment of a company to a bank account',
    accountPaymentInfo(receipt(bankAccount, { transaction, ...ofCompany })),
    { ...paymentFields, ContactId: '31', ...bankFields },
  ],
  [
    'A payment of a person to a prepaid account',
    accountPaymentInfo(receipt(prepaidAccount, { transaction })),
    { ...paymentFields, ...prepaidFields },
  ],
  [
    'A payment of a company to a prepaid account',
    accountPaymentInfo(receipt(prepaidAccount, { transaction, ...ofCompany })),
    { ...paymentFields, ContactId: '31', ...prepaidFields },
  ],
  ['A saved bank account of a person', accountSaveInfo(receipt(bankAccount)), { AccountId: 1001, ...bankFields }],
  [
    'A saved bank account of a company',
    accountSaveInfo(receipt(bankAccount, ofCompany)),
    { AccountId: 1001, ContactId: '31', ...bankFields },
  ],
  [
    'A saved prepaid account of a person',
    accountSaveInfo(receipt(prepaidAccount)),
    { AccountId: 1001, PaymentMethodType: 'PrepaidAccount' },
  ],
  [
    'A saved prepaid account of a company',
    accountSaveInfo(receipt(prepaidAccount, ofCompany)),
    { AccountId: 1001, ContactId: '31', PaymentMethodType: 'PrepaidAccount' },
  ],
  ['A request to a person by e-mail', accountSaveInfo(receipt(ePay)), { AccountId: 1001, ...ePayFields }],
  [
    'A request to a company by e-mail',
    accountSaveInfo(receipt(ePay, ofCompany)),
    { AccountId: 1001, ContactId: '31', ...ePayFields },
  ],
];

for (const [what, payload, fields] of payloads) {
  test(`${what} tells exactly the documented fields`, () => assert.deepEqual(payload, fields));
}

const notPaid: readonly [what: string, receipt: AccountReceipt][] = [
  ['saved bank account', receipt(bankAccount)],
  ['saved prepaid account', receipt(prepaidAccount)],
  ['request by e-mail', receipt(ePay)],
  ['request by e-mail with a transaction, which no service may send', receipt(ePay, { transaction })],
];

for (const [what, of] of notPaid) {
  test(`There is no payload of a payment for a ${what}`, () => assert.equal(accountPaymentInfo(of), undefined));
}

test('An unknown bank is null and not left out', () => {
  assert.ok(bankAccount.type === 'ECheck');
  const unknown = { ...bankAccount, bankAccount: { ...bankAccount.bankAccount, bankName: null } };
  for (const info of [accountSaveInfo(receipt(unknown)), accountPaymentInfo(receipt(unknown, { transaction }))]) {
    assert.equal(info?.BankAccountSummary?.BankName, null);
  }
});

test('A payment is dated on the wall of the merchant, with its zone, and as it is where that is no date', () => {
  const dated = (transactedAt: string) =>
    accountPaymentInfo(receipt(bankAccount, { transaction: { ...transaction, transactedAt } }))?.TransactionDate;
  assert.equal(dated('2026-12-31T23:59:59'), '12/31/2026 11:59:59 PM EST');
  assert.equal(dated('02.01.2026 at noon'), '02.01.2026 at noon EST');
});

for (const [cents, dollars, text] of [
  [0, 0, '0.00'],
  [115, 1.15, '1.15'],
] as const) {
  test(`${cents} cents are the number ${dollars} where they are paid and the text ${text} where they are left`, () => {
    const method = { type: 'PrepaidAccount', balance: cents } as const;
    const info = accountPaymentInfo(receipt(method, { transaction: { ...transaction, amount: cents } }));
    assert.deepEqual([info?.Amount, info?.PrepaidAccountBalance], [dollars, text]);
  });
}
