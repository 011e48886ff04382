import { expect } from '@open-wc/testing';
import type { AdjusterMethodName, AdjusterOptionObject } from '../../../src/adjuster/adjuster-options.ts';
import { setupAdjuster, type AdjusterHarness } from './adjuster-harness.ts';
import { sessionKey, toCreate, toManage } from './adjuster-samples.ts';

/** A page is not bound to the types. */
function call(modal: AdjusterHarness, method: AdjusterMethodName, options?: unknown): void {
  modal.element[method](options as AdjusterOptionObject);
}

const required = 'This option is required.';
const notId = 'This option must be a whole number greater than zero.';
const notStarted = (names: string) => `The operation was not started. Please check: ${names}.`;

const wrong: readonly [title: string, method: AdjusterMethodName, options: unknown, details: string[][]][] = [
  ['nothing at all for a creation', 'createApprovalRequest', undefined, [['claimsSessionKey', required]]],
  ['null', 'createApprovalRequest', null, [['claimsSessionKey', required]]],
  ['an empty key', 'createApprovalRequest', { claimsSessionKey: ' ' }, [['claimsSessionKey', required]]],
  [
    'a key that is no text',
    'createApprovalRequest',
    { claimsSessionKey: [sessionKey] },
    [['claimsSessionKey', 'This option must be text.']],
  ],
  [
    'nothing at all for managing',
    'manageApprovalRequest',
    {},
    [
      ['claimsSessionKey', required],
      ['approvalRequestId', required],
    ],
  ],
  ['no request', 'manageApprovalRequest', toCreate, [['approvalRequestId', required]]],
  ['no key', 'manageApprovalRequest', { approvalRequestId: 40017 }, [['claimsSessionKey', required]]],
  [
    'a request of a name',
    'manageApprovalRequest',
    { ...toManage, approvalRequestId: 'A-1' },
    [['approvalRequestId', notId]],
  ],
  ['a request 0', 'manageApprovalRequest', { ...toManage, approvalRequestId: 0 }, [['approvalRequestId', notId]]],
  [
    'a negative request',
    'manageApprovalRequest',
    { ...toManage, approvalRequestId: '-7' },
    [['approvalRequestId', notId]],
  ],
  [
    'a part of a request',
    'manageApprovalRequest',
    { ...toManage, approvalRequestId: 1.5 },
    [['approvalRequestId', notId]],
  ],
];

describe('adjuster options that are missing or wrong', () => {
  for (const [title, method, options, details] of wrong) {
    it(`are one claims.error of the documented shape, and open nothing: ${title}`, async () => {
      const modal = await setupAdjuster();
      call(modal, method, options);
      await modal.rest();
      expect(modal.detail('claims.error')).to.deep.equal({
        description: notStarted(details.map(([name]) => name).join(', ')),
        details,
      });
      expect(modal.eventCodes).to.deep.equal(['claims.error']);
      expect(modal.isOpen).to.be.false;
      expect(modal.service.calls).to.deep.equal([]);
      expect(modal.focused).to.equal('Settle the claim');
    });
  }

  it('leave the next call as if nothing had been', async () => {
    const modal = await setupAdjuster();
    call(modal, 'createApprovalRequest', {});
    await modal.create();
    expect(modal.eventCodes).to.deep.equal(['claims.error', 'claims.load']);
  });

  it('are told in English, whatever the page speaks', async () => {
    const modal = await setupAdjuster({ lang: 'es' });
    call(modal, 'createApprovalRequest', {});
    expect(modal.detail('claims.error').details).to.deep.equal([['claimsSessionKey', required]]);
  });

  it('do not repeat what was given', async () => {
    const modal = await setupAdjuster();
    call(modal, 'manageApprovalRequest', { claimsSessionKey: 'secret'.repeat(200), approvalRequestId: 'secret' });
    expect(modal.detail('claims.error').details.map(([name]) => name)).to.deep.equal([
      'claimsSessionKey',
      'approvalRequestId',
    ]);
    expect(JSON.stringify(modal.detail('claims.error'))).not.to.contain('secret');
  });
});

describe('adjuster options', () => {
  const requestId = (modal: AdjusterHarness) => modal.service.callsOf('openManage')[0]?.[1].approvalRequestId;

  it('take the id of a request as text too', async () => {
    const modal = await setupAdjuster();
    await modal.manage({ ...toManage, approvalRequestId: ' 0040017 ' });
    expect(requestId(modal)).to.equal(40017);
  });

  it('heed no id of a request where one is created', async () => {
    const modal = await setupAdjuster();
    await modal.create({ ...toCreate, approvalRequestId: 'not a number' });
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
  });

  it('stand in the options property', async () => {
    const modal = await setupAdjuster();
    modal.element.options = toManage;
    modal.element.manageApprovalRequest();
    await modal.hasParties();
    expect(requestId(modal)).to.equal(40017);
  });

  it('stand in data-option attributes', async () => {
    const modal = await setupAdjuster({
      attributes: { 'data-option-claims-session-key': 'K-1', 'data-option-approval-request-id': '7' },
    });
    modal.element.manageApprovalRequest();
    await modal.hasParties();
    expect(modal.service.callsOf('openManage')[0]?.[0].sessionKey).to.equal('K-1');
    expect(requestId(modal)).to.equal(7);
  });

  it('are taken from the call first, then the property, then the attributes', async () => {
    const modal = await setupAdjuster({
      attributes: { 'data-option-claims-session-key': 'ATTRIBUTE', 'data-option-approval-request-id': '1' },
    });
    modal.element.options = { claimsSessionKey: 'PROPERTY', approvalRequestId: 2 };
    modal.element.manageApprovalRequest({ claimsSessionKey: null, approvalRequestId: 3 });
    await modal.hasParties();
    expect(modal.service.callsOf('openManage')[0]?.[0].sessionKey).to.equal('PROPERTY');
    expect(requestId(modal)).to.equal(3);
  });

  it('may have names that nobody knows', async () => {
    const modal = await setupAdjuster();
    call(modal, 'createApprovalRequest', { ...toCreate, Theme: 'dark', onReady: () => undefined });
    await modal.hears('claims.load');
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
  });

  it('are asked after once where a name is nearly one', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    try {
      for (const modal of [await setupAdjuster(), await setupAdjuster()]) {
        call(modal, 'createApprovalRequest', { claimSessionKey: sessionKey });
      }
    } finally {
      console.warn = warn;
    }
    expect(warnings).to.deep.equal([
      'claims-adjuster: there is no option claimSessionKey. Did you mean claimsSessionKey?',
    ]);
  });
});

describe('hostile adjuster options', () => {
  const throwing = () => {
    throw new Error('The page has a bug.');
  };
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  const traps = { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing };

  /** Values that nobody means. */
  const values: readonly [title: string, value: unknown][] = [
    ['symbols', Symbol('value')],
    ['functions', throwing],
    ['big integers', 10n],
    ['lists', [['K-1']]],
    ['objects that cannot be turned into text', { toString: throwing, valueOf: throwing, toJSON: throwing }],
    ['proxies that throw', new Proxy({}, traps)],
    ['proxies that were revoked', revoked],
    ['long texts', 'x'.repeat(100_000)],
    ['control characters', '\u0000\u202e'],
    ['not a number', Number.NaN],
  ];

  /** Objects that nobody means. */
  const objects: readonly [title: string, object: unknown][] = [
    ['a text', 'createApprovalRequest'],
    ['a list', [toManage]],
    ['a function', throwing],
    ['a proxy that throws', new Proxy({}, traps)],
    ['a proxy that was revoked', revoked],
    ['getters that throw', Object.defineProperty({}, 'claimsSessionKey', { get: throwing, enumerable: true })],
    ['a prototype in JSON', JSON.parse('{"__proto__": {"approvalRequestId": 7, "polluted": true}}')],
  ];

  const hostile: readonly [title: string, options: unknown][] = [
    ...values.map(([title, value]): [string, unknown] => [title, { ...toManage, approvalRequestId: value }]),
    ...objects,
  ];

  for (const [title, options] of hostile) {
    it(`are an error event, never an exception: ${title}`, async () => {
      const modal = await setupAdjuster();
      call(modal, 'manageApprovalRequest', options);
      await modal.rest();
      expect(modal.eventCodes).to.deep.equal(['claims.error']);
      for (const [name, ...messages] of modal.detail('claims.error').details) {
        expect(['claimsSessionKey', 'approvalRequestId']).to.include(name);
        expect(messages).to.satisfy((all: unknown[]) => all.length > 0 && all.every((it) => typeof it === 'string'));
      }
      expect(modal.service.calls).to.deep.equal([]);
      expect(({} as Record<string, unknown>).polluted).to.be.undefined;
    });
  }
});
