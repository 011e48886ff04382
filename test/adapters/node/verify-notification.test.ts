import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { NotificationError, verifyNotification } from '../../../adapters/node/index.ts';
import { life } from '../../domain/adjuster/samples.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const other = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const sentAt = new Date('2026-11-22T02:05:09Z');
const now = () => sentAt;
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';

const saved = {
  type: 'portal.saveComplete',
  timestamp: '2026-11-22T02:05:09.000Z',
  data: {
    status: 'Saved',
    sessionId: 'S-1',
    customerName: 'José Núñez',
    lastFourDigits: '1111',
    paymentCategory: 'CreditCard',
    transactionDate: '11/21/2026 09:05:09 PM',
    timeZone: 'EST',
    accountGroupCode: 'Default',
  },
};
const body = JSON.stringify(saved);

function signed(text = body, secrets: readonly string[] = [secret], at = sentAt): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(at.getTime() / 1_000),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign(id, at, text)).join(' '),
  };
}

function failure(...[text, headers, secrets, options]: Parameters<typeof verifyNotification>): NotificationError {
  try {
    verifyNotification(text, headers, secrets, { now, ...options });
  } catch (error) {
    assert.ok(error instanceof NotificationError, inspect(error));
    return error;
  }
  return assert.fail('It was believed.');
}

describe('a valid notification', () => {
  test('is returned with the id of its header', () => {
    assert.deepEqual(verifyNotification(body, signed(), secret, { now }), { id, ...saved });
  });

  test('may be any text that the package of the standard has signed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uint8Array({ minLength: 24, maxLength: 64 }), (data, bytes) => {
        const own = `whsec_${Buffer.from(bytes).toString('base64')}`;
        const text = JSON.stringify({ type: 'anything', timestamp: 'now', data });
        const found = verifyNotification(text, signed(text, [own]), own, { now });
        assert.deepEqual(found, { id, type: 'unknown', name: 'anything', timestamp: 'now', data });
      }),
    );
  });

  test('may have values and fields added by later versions', () => {
    const data = { ...saved.data, paymentCategory: 'ApplePay', accountType: 'Pocket', more: 1 };
    const text = JSON.stringify({ ...saved, data });
    const found = verifyNotification(text, signed(text), secret, { now });
    assert.ok(found.type === 'portal.saveComplete');
    assert.deepEqual(found.data, { ...saved.data, paymentCategory: 'ApplePay', accountType: 'Pocket' });
  });

  test('may be an approval request with values added by later versions', () => {
    const entity = { operation: 3, operationName: 'Merged' };
    const request = {
      ...life,
      claimsSessionKey: 'S-1',
      claimNumber: 'C-1',
      processType: 'Instalments',
      accountGroupCode: null,
      status: 'Disputed',
      approvalRequestParties: [
        {
          approvalRequestPartyId: 2,
          referenceId: null,
          account: { accountId: 3, ...entity, contact: { contactId: 4, ...entity } },
          status: 'Reminded',
          amount: 0,
          transactionId: null,
        },
      ],
    };
    const sent = { type: 'claims.approvalRequestEnded', timestamp: saved.timestamp, data: request };
    const text = JSON.stringify(sent);
    assert.deepEqual(verifyNotification(text, signed(text), secret, { now }), { id, ...sent });
  });

  test('may be bytes, and its headers may be those of fetch, in capitals or lists', () => {
    const entries = Object.entries(signed());
    const inCapitals = Object.fromEntries(entries.map(([name, text]) => [name.toUpperCase(), text]));
    const inLists = Object.fromEntries(entries.map(([name, text]) => [name, [text]]));
    for (const headers of [new Headers(signed()), inCapitals, inLists])
      assert.deepEqual(verifyNotification(Buffer.from(body), headers, secret, { now }), { id, ...saved });
  });

  for (const [title, signers, known] of [
    ['the sender signs with both secrets and this server has the old one', [secret, other], [secret]],
    ['the sender signs with both secrets and this server has the new one', [secret, other], [other]],
    ['this server has both secrets and the sender the old one', [secret], [other, secret]],
    ['a secret has no prefix', [secret], [secret.slice('whsec_'.length)]],
  ] as const) {
    test(`is accepted while ${title}`, () => {
      assert.equal(verifyNotification(body, signed(body, signers), known, { now }).id, id);
    });
  }

  test('may have an additional signature of another version', () => {
    const { 'webhook-signature': signature = '' } = signed();
    const headers = { ...signed(), 'webhook-signature': `v1a,bm90aGluZw== ${signature}` };
    assert.equal(verifyNotification(body, headers, secret, { now }).id, id);
  });
});

describe('a notification is rejected', () => {
  const { 'webhook-signature': signature = '', ...rest } = signed();
  const later = String(sentAt.getTime() / 1_000 + 1);
  const otherData = '{"type":"portal.saveComplete","timestamp":"t","data":{}}';
  const cases: readonly (readonly [string, string, Record<string, string>, NotificationError['code']])[] = [
    ['with another body', `${body} `, signed(), 'signature'],
    ['with another secret', body, signed(body, [other]), 'signature'],
    ['with another id', body, { ...signed(), 'webhook-id': 'msg_other' }, 'signature'],
    ['with another time', body, { ...signed(), 'webhook-timestamp': later }, 'signature'],
    ['with another version', body, { ...rest, 'webhook-signature': signature.replace('v1', 'v2') }, 'signature'],
    ['with half a signature', body, { ...rest, 'webhook-signature': signature.slice(0, 20) }, 'signature'],
    ['with an empty signature', body, { ...rest, 'webhook-signature': 'v1,' }, 'signature'],
    ['without a signature', body, rest, 'headers'],
    ['without any header', body, {}, 'headers'],
    ['with a time that is a word', body, { ...signed(), 'webhook-timestamp': 'yesterday' }, 'timestamp'],
    ['without JSON', 'x', signed('x'), 'unreadable'],
    ['with a known type and other data', otherData, signed(otherData), 'unreadable'],
  ];
  for (const [title, text, headers, code] of cases) {
    test(`${title}, with the code ${code}`, () => assert.equal(failure(text, headers, [secret]).code, code));
  }

  test('if it was signed outside the tolerance', () => {
    const verify = (seconds: number, options: object = {}) => {
      const at = { ...options, now: () => new Date(sentAt.getTime() + seconds * 1_000) };
      return () => verifyNotification(body, signed(), secret, at);
    };
    for (const allowed of [verify(300), verify(-300), verify(30, { tolerance: 30 })]) assert.equal(allowed().id, id);
    for (const late of [verify(301), verify(-301), verify(31, { tolerance: 30 })]) {
      assert.throws(late, { name: 'NotificationError', code: 'timestamp' });
    }
  });

  test('with the difference of the clocks in its error', () => {
    const late = { now: () => new Date(sentAt.getTime() + 3_600_000) };
    assert.match(failure(body, signed(), secret, late).message, /3600 seconds ago.*300 are allowed/);
  });

  test('with an error that contains neither secret nor body', () => {
    const errors = cases.map(([, text, headers]) => inspect(failure(text, headers, [secret]), { depth: null }));
    for (const text of errors) assert.ok(!text.includes(secret.slice(6)) && !text.includes('José'), text);
  });
});

describe('wrong arguments throw a TypeError', () => {
  const call = (...[text, headers, secrets]: unknown[]) =>
    (verifyNotification as (...given: unknown[]) => unknown)(text, headers, secrets, { now });

  for (const [title, text, secrets, message] of [
    ['for a parsed body', saved, secret, /raw body.*express\.raw.*request\.text/],
    ['for a missing body', undefined, secret, /raw body/],
    ['for a missing secret', body, [], /secrets is empty/],
    ['for an empty secret', body, [''], /whsec_/],
    ['for a variable without a value', body, [undefined], /whsec_/],
    ['for a short secret', body, ['changeme'], /at least 24 bytes/],
    ['for a secret that is not Base64', body, ['whsec_my-own-secret!'], /whsec_/],
  ] as const) {
    test(`${title}, and the error contains no secret`, () => {
      const isRight = ({ name, message: said }: Error) =>
        name === 'TypeError' && message.test(said) && !said.includes('my-own');
      assert.throws(() => call(text, signed(), secrets), isRight);
    });
  }
});
