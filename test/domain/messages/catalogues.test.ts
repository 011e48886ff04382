import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import type { AccountFieldName } from '../../../src/account/account-form.ts';
import { accountEn } from '../../../src/account/account.en.ts';
import { loadAccountMessages } from '../../../src/account/account-messages.ts';
import { adjusterLaterEn } from '../../../src/adjuster/adjuster-later.en.ts';
import { adjusterEn } from '../../../src/adjuster/adjuster.en.ts';
import { loadAdjusterMessages } from '../../../src/adjuster/adjuster-messages.ts';
import { ApprovalRequestStatus } from '../../../src/adjuster/enumerations.ts';
import { locales, type Language } from '../../../src/messages/languages.ts';
import { sharedLaterEn } from '../../../src/messages/shared-later.en.ts';
import { sharedEn } from '../../../src/messages/shared.en.ts';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import { paymentEn } from '../../../src/payment/payment.en.ts';
import type { PaymentFieldName } from '../../../src/payment/payment-form.ts';
import { loadPaymentMessages } from '../../../src/payment/payment-messages.ts';

type Texts = Readonly<Record<string, string>>;

/* The error codes of each field. Each code and the label need a text. */
const name = 'empty length number';
const email = 'empty form length';
const text = 'empty length';
const bankAccountFields = {
  accountType: 'empty',
  routingNumber: 'empty partial characters length checksum',
  accountNumber: 'empty characters length',
  repeatedNumber: 'empty different',
};

const paymentFields: Record<PaymentFieldName, string> = {
  ...bankAccountFields,
  amount: 'empty form tooLittle tooMuch',
  cardNumber: 'empty partial characters brand length checksum',
  expiration: 'empty partial form month past',
  nameOnCard: name,
  securityCode: 'empty short characters length',
  zip: 'empty form',
  street: '',
  nameOnAccount: name,
};

const accountFields: Record<AccountFieldName, string> = {
  ...bankAccountFields,
  companyName: text,
  firstName: name,
  lastName: name,
  email,
  phone: 'empty characters length notAssigned',
  address: text,
  city: text,
  state: text,
  zip: 'empty form',
  ePayEmail: email,
};

const bankDeclines = ['ACHTransactionFailed', 'InvalidAccountNumber', 'InvalidRoutingNumber'];
const paymentDeclines = Object.values(ResponseCode).filter((code) => code !== 'Success');
const accountDeclines = [...bankDeclines, 'GatewayInternalError', 'NoProcessorResponse', 'other'];
/** Texts that may mention charging although no payment is made. */
const chargingTexts: Readonly<Record<string, readonly string[]>> = {
  adjuster: ['leave.text'],
};

const charging = /\bcharged\b|\bcobr(ado|ó)(?!\p{L})|\bdébité\b|扣款|trừ tiền|bị trừ|결제[되된]/iu;

const typos: Partial<Record<Language, RegExp>> = {
  fr: /'|(?<![\u00a0\u202f])[:;?!»]|«(?!\u00a0)/,
  zh: /\p{Script=Han} ?[,:;?!()]|[,:;?!()] ?\p{Script=Han}/u,
};

const placeholders = (text = '') => Array.from(new Set(text.match(/\{[^}]*\}/g))).toSorted();

for (const [modal, english, load, fields, declines] of [
  ['payment', paymentEn as Texts, loadPaymentMessages, paymentFields, paymentDeclines],
  ['account', accountEn as Texts, loadAccountMessages, accountFields, accountDeclines],
  ['adjuster', adjusterEn as Texts, loadAdjusterMessages, {}, []],
] as const) {
  for (const language of Object.keys(locales) as Language[]) {
    suite(`The texts of the ${modal} modal in ${language}`, async () => {
      const { language: loaded, catalogue } = await load(language);
      // Some English texts are loaded after the form.
      const texts: Texts = language === 'en' ? english : catalogue;

      test('are those of this language, with the same keys as in English', () => {
        assert.equal(loaded, language);
        assert.deepEqual(Object.keys(texts).toSorted(), Object.keys(english).toSorted());
      });

      test('have the placeholders of English, well formed', () => {
        for (const [key, text] of Object.entries(texts)) {
          assert.deepEqual(placeholders(text), placeholders(english[key]), key);
          assert.doesNotMatch(text.replace(/\{[a-z]\w*\}/gi, ''), /[{}]/, key);
        }
      });

      test('are not empty, have no surrounding white space and do not say CVV', () => {
        for (const [key, text] of Object.entries(texts)) assert.match(text, /^\S(.*\S)?$/s, key);
        assert.doesNotMatch(Object.values(texts).join('\n'), /\bcv[vc]\d?\b/i);
      });

      test('have the marks of this language, in composed letters', () => {
        for (const [key, text] of Object.entries(texts)) {
          assert.doesNotMatch(text, typos[language] ?? /'/, key);
          assert.equal(text, text.normalize('NFC'), key);
        }
      });

      const exceptions = chargingTexts[modal];
      if (!exceptions) return;
      test('do not mention charging', () => {
        const found = Object.keys(texts).filter((key) => charging.test(texts[key]!) && !exceptions.includes(key));
        assert.deepEqual(found, []);
      });
    });
  }

  const codes = Object.entries<string>(fields).flatMap(([name, codes]) =>
    ['label', ...codes.split(' ')].filter(Boolean).map((code) => `${name}.${code}`),
  );
  for (const key of [...codes, ...declines.map((code) => `decline.${code}`)])
    test(`The ${modal} modal has a text for ${key}`, () => assert.ok(key in english));
}

for (const language of Object.keys(locales) as Language[]) {
  test(`The statuses of a request are different in ${language}`, async () => {
    const catalogue = language === 'en' ? adjusterEn : (await loadAdjusterMessages(language)).catalogue;
    const words = Object.values(ApprovalRequestStatus).map((status) => catalogue[`status.${status}`]);
    assert.equal(new Set(words).size, words.length);
  });

  test(`The authorizations in ${language} name everything that they must name`, async () => {
    const catalogue = language === 'en' ? paymentEn : (await loadPaymentMessages(language)).catalogue;
    const saved = ['{merchant}', '{date}', '{phone}'];
    for (const part of saved) assert.ok(catalogue['authorization.save'].includes(part), part);
    const debited = ['{total}', '{name}', '{method}', ...saved];
    for (const part of debited) assert.ok(catalogue['authorization.debit'].includes(part), part);
  });
}

test('The account modal has its own texts only if the shared ones mention charging or the payer’s account', () => {
  const texts: Texts = accountEn;
  const shared = Object.entries({ ...sharedEn, ...sharedLaterEn });
  const own = shared.filter(([key, text]) => texts[key] !== text).map(([key]) => key);
  assert.deepEqual(own, ['leave.text', 'unreachable.text', 'refused.text', 'unknown.leave', 'setback.notReceived']);
});

test('Every text of the adjuster modal is used', () => {
  const files = ['claims-adjuster', 'shared'].flatMap((folder) => globSync(`components/${folder}/**/*.ts`));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const isQuoted = (key: string) => code.includes(`'${key}'`) || code.includes(`"${key}"`);
  /** `role.ApprovalOnly` is written as `role.${role}`. */
  const isComposed = (key: string) => code.includes(`\`${key.split('.')[0] ?? ''}.\${`);
  const isOfStep = (key: string) => /^(?:unreachable|refused|unknown)\.heading$/.test(key);
  /** `manage.heading` is written as a template that ends with `}.heading`; `manage` is quoted elsewhere. */
  const isNamed = (key: string) => {
    const [first = '', ...rest] = key.split('.');
    return code.includes(`}.${rest.join('.')}\``) && isQuoted(first);
  };
  const ways = [isQuoted, isComposed, isOfStep, isNamed];
  const own = Object.keys(adjusterEn).filter((key) => !(key in sharedEn) && !(key in sharedLaterEn));
  const unused = own.filter((key) => !ways.some((isUsed) => isUsed(key)));
  assert.deepEqual(unused, []);
});

test('The first screen of a new approval request uses no text that is fetched later', () => {
  const files = globSync('components/claims-adjuster/{adjuster-view,claim-lines,create-*,party-table}.ts');
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  assert.deepEqual(
    Object.keys(adjusterLaterEn).filter((key) => code.includes(`'${key}'`)),
    // Shown while it is created.
    ['creating'],
  );
});
