import assert from 'node:assert/strict';
import test from 'node:test';
import type { EndpointName } from '../../mock-server/endpoints.ts';
import { verify } from '../../mock-server/verify/verify.ts';
import type { Change, Json, Mutant } from './broken-service.ts';
import { answers, baseUrl, changed, changedBy, serviceWith } from './broken-service.ts';
import { openApi } from './conformance.ts';
import { claimsKeys } from './claims/payees.ts';
import { merchantKeys } from './harness.ts';
import { authorization as anyAuthorization } from './payment/submissions.ts';

/* Services like the sandbox, each with one defect. The verifier has to notice nearly all of them. */

const inside = (name: string, change: Change) =>
  answers(({ [name]: given }) => (given ? { [name]: changedBy(change)(given as Json) } : {}));

const inReceipt = (change: Change) => inside('receipt', change);
const inMethod = (change: Change) => inReceipt(({ method }) => ({ method: changedBy(change)(method as Json) }));
const inSession = (change: Change) => inside('session', change);
const inRequest = (change: Change) => inSession(({ request }) => ({ request: changedBy(change)(request as Json) }));
const inQuote = (change: Change) => inside('quote', change);
const inRows = (change: Change) =>
  answers(({ Transactions }) => ({ Transactions: (Transactions as Json[]).map(changedBy(change)) }));

const hears =
  (change: Change): Mutant =>
  (next, { body }) =>
    next({ body: changedBy(change)(body) });

const without = (name: string): Change => ({ [name]: undefined });

/** Accepts what the sandbox refuses. */
const accepts =
  (answer: (body: Json) => object): Mutant =>
  async (next, { body }) => {
    const response = await next();
    if (response.ok) return response;
    return Response.json(answer(body), { headers: response.headers });
  };

const uncached = { headers: { 'Cache-Control': 'no-store' } };

const says =
  (answer: object): Mutant =>
  () =>
    Promise.resolve(Response.json(answer, uncached));

const fromAnyPage: Mutant = (next, { headers }) => {
  headers.delete('Origin');
  return next({ headers });
};

const withHeader =
  (name: string, value?: string): Mutant =>
  async (next) => {
    const response = await next();
    response.headers.delete(name);
    if (value) response.headers.set(name, value);
    return response;
  };

const cached = withHeader('Cache-Control');

/** Reports all options as locked, but leaves those named here open. */
const forgets =
  (isForgotten: (name: string) => boolean): Mutant =>
  async (next, { body }) => {
    const response = await next();
    const { Options, ...asked } = body as { Options?: object };
    if (!response.ok || !Options) return response;
    const kept = Object.entries(Options).filter(([name]) => !isForgotten(name));
    const locked = kept.length > 0 ? { Options: Object.fromEntries(kept) } : {};
    return changed(await next({ body: { ...asked, ...locked } }), { OptionsFixed: true });
  };
const ignoresLock = forgets(() => true);
const ignoresOption = (option: RegExp) => forgets((name) => option.test(name));

const done = { responseCode: 'Success' };
const granted = { ResponseCode: 'Success', ResponseMessage: null };
const reversed = ({ transactionId, amount = 1 }: { transactionId?: string; amount?: number }) => ({
  ...done,
  receipt: {
    ...{ transactionId: '1', originalTransactionId: transactionId, batchNumber: '1', amount },
    ...{ transactedAt: '2026-11-21T12:05:09', timeZone: 'EST' },
  },
});
const portalKey = merchantKeys.flatFee;
const claimsKey = claimsKeys.first;
const byPortal = hears({ PortalAuthenticationKey: portalKey });
const byClaims = hears({ ClaimsAuthenticationKey: claimsKey });
const oneOperation = hears({ operationKey: 'the first' });
const ownsAll = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, oneOperation]));

const sayReversed: Mutant = (_next, { body }) => Promise.resolve(Response.json(reversed(body), uncached));

type Row = readonly [what: string, Partial<Record<EndpointName, Mutant>>];

const allTwice = answers(({ Transactions: rows }) => ({ Transactions: [rows, rows].flat() }));
const rounded = (amount: unknown, least: number) => ({ amount: Math.round(Math.abs(Number(amount))) || least });

/** The defects of both families of endpoints, by the endpoints' names. */
const ofBoth = (['', 'Claims'] as const).flatMap((prefix): Row[] => {
  const modal = prefix === '' ? 'portal' : 'claims';
  const [Find, Void] = [`${prefix}Find`, `${prefix}Void`] as const;
  const [Refund, Revoke] = [`${prefix}Refund`, `${prefix}RevokeSession`] as const;
  const sessionField = prefix === '' ? 'SessionKey' : 'SessionId';
  const withKey = hears(
    prefix === '' ? { portalAuthenticationKey: portalKey } : { claimsAuthenticationKey: claimsKey },
  );
  const withLookUpKey = prefix === '' ? byPortal : byClaims;
  const [status, refunded, amount] =
    prefix === '' ? ['status', 'refundedAmount', 'totalPaymentAmount'] : ['Status', 'RefundedAmount', 'Amount'];
  const withoutSession = hears(({ TransactionId }) => (TransactionId ? { [sessionField]: undefined } : {}));
  return [
    ...[Find, Void, Refund, Revoke].map((name): Row => [`${name} is accepted from pages`, { [name]: fromAnyPage }]),
    ...[Find, Revoke].map((name): Row => [`${name} is accepted with any key`, { [name]: withLookUpKey }]),
    ...[Void, Refund].map((name): Row => [`${name} is accepted with any key`, { [name]: withKey }]),
    [`${modal} look-ups may be cached`, { [Find]: cached }],
    [`${modal} look-ups find nothing`, { [Find]: answers({ Transactions: [] }) }],
    [`${modal} look-ups find all twice`, { [Find]: allTwice }],
    [`${modal} look-ups ignore the session`, { [Find]: withoutSession }],
    [`${modal} look-ups show another amount`, { [Find]: inRows({ [amount]: 1 }) }],
    [`${modal} look-ups know no refunds`, { [Find]: inRows({ [refunded]: 0 }) }],
    [`${modal} look-ups say Paid for good`, { [Find]: inRows({ [status]: 'Paid' }) }],
    [`${modal} look-ups lack the status`, { [Find]: inRows({ [status]: undefined }) }],
    [`${modal} voids succeed twice`, { [Void]: accepts(reversed) }],
    [`${modal} voids take back another amount`, { [Void]: inReceipt({ amount: 1 }) }],
    [`${modal} voids are only said`, { [Void]: sayReversed }],
    [`${modal} refunds may exceed the payment`, { [Refund]: accepts(reversed) }],
    [`${modal} refunds ignore their key`, { [Refund]: hears(without('operationKey')) }],
    [`${modal} refunds are of another payment`, { [Refund]: inReceipt({ originalTransactionId: '1' }) }],
    [`${modal} refunds round their amounts`, { [Refund]: hears(({ amount }) => rounded(amount, 1)) }],
    [`${modal} revocations do nothing`, { [Revoke]: says({ IsSuccessful: true, ...granted }) }],
    [`${modal} revocations succeed after a payment`, { [Revoke]: accepts(() => ({ IsSuccessful: true, ...granted })) }],
  ];
});

const declinesDifferently = answers(({ responseCode }) =>
  responseCode === 'Declined' ? { responseCode: 'GatewayInternalError' } : {},
);
const badGateway: Mutant = () => Promise.resolve(new Response('Bad gateway', { status: 502, ...uncached }));

const ofPayments: readonly Row[] = [
  ['ignores the lock', { CreateSession: ignoresLock }],
  ['ignores the locked amount', { CreateSession: ignoresOption(/amount/i) }],
  ['ignores the locked fee context', { CreateSession: ignoresOption(/feeContext/) }],
  ['ignores the locked reference', { CreateSession: ignoresOption(/Reference/) }],
  ['ignores the locked method', { CreateSession: ignoresOption(/paymentCategory/) }],
  ['ignores the locked saving', { CreateSession: ignoresOption(/saveOption/) }],
  ['does not confirm the lock', { CreateSession: answers(without('OptionsFixed')) }],
  ['accepts misspelled options', { CreateSession: hears(without('LockedOptions')) }],
  ['grants sessions without a key', { CreateSession: byPortal }],
  ['grants sessions to pages', { CreateSession: fromAnyPage }],
  ['lets pages read session answers', { CreateSession: withHeader('Access-Control-Allow-Origin', '*') }],
  ['has session answers without a code of success', { CreateSession: answers(without('IsSuccessful')) }],
  ['has no CORS headers', { Extend: withHeader('Access-Control-Allow-Origin') }],
  ['may cache receipts', { Pay: cached }],
  ['opens a session for everybody', ownsAll('Open Extend Quote Pay Save Status Acknowledge SendReceipt Cancel')],
  ['gives an unlimited session', { Open: inSession({ secondsLeft: 999_999 }) }],
  ['gives an ended session', { Open: inSession({ secondsLeft: 0 }) }],
  ['does not say when it opened', { Open: inSession({ openedAt: undefined }) }],
  ['does not show the locked options', { Open: inSession({ lockedOptions: undefined }) }],
  ['accepts any token at the opening', { Open: hears(without('token')) }],
  ['refuses Extend', { Extend: (next) => next({ body: {} }) }],
  ['quotes another amount', { Quote: answers({ quote: { amount: 1, fee: 0, total: 1 } }) }],
  ['adds up a wrong total', { Quote: inQuote({ total: 1 }) }],
  ['quotes a higher fee', { Quote: inQuote(({ fee, total }) => ({ fee: Number(fee) + 1, total: Number(total) + 1 })) }],
  ['always adds the fee', { Quote: hears({ feeContext: 'PaymentWithFee' }) }],
  ['quotes amounts as text', { Quote: inQuote({ amount: '1234' }) }],
  ['accepts any amount', { Quote: hears(({ amount }) => rounded(amount, 100)) }],
  ['charges at any price', { Pay: hears({ quote: { amount: 1234, fee: 250, total: 1484 } }) }],
  ['pays with another fee', { Pay: inReceipt({ quote: { amount: 1234, fee: 0, total: 1234 } }) }],
  ['confirms another card', { Pay: inMethod({ lastFourDigits: '9999' }) }],
  ['confirms another expiration', { Pay: inMethod({ expirationMonth: 1 }) }],
  ['confirms another name', { Pay: inReceipt({ customerName: 'Avery Stone' }) }],
  ['confirms another ZIP code', { Pay: inReceipt({ holderZip: null }) }],
  ['names a token that was not asked for', { Pay: inReceipt(({ tokenId }) => ({ tokenId: tokenId ?? '1' })) }],
  ['lacks the confirmation number', { Pay: inReceipt({ transactionId: undefined }) }],
  ['confirms the batch as a number', { Pay: inReceipt({ batchNumber: 7 }) }],
  ['declines with another code each time', { Pay: declinesDifferently }],
  ['repeats a card number', { Save: answers({ responseMessage: 'Saved 4111111111111111' }) }],
  ['saves under another number', { Save: inReceipt({ tokenId: null }) }],
  ['debits without an authorization', { Pay: hears(({ authorization = anyAuthorization }) => ({ authorization })) }],
  ['answers the status without the attempt', { Status: answers(without('attempt')) }],
  ['lets any session acknowledge', { Acknowledge: accepts(() => done) }],
  ['forgets acknowledgments', { Acknowledge: says(done) }],
  ['acknowledges at once', { Find: inRows({ acknowledged: true }) }],
  ['sends receipts to anybody', { SendReceipt: accepts(() => done) }],
  ['cancels what was paid', { Cancel: accepts(() => done) }],
  ['cancels nothing', { Cancel: says(done) }],
  ['answers pages with errors of the gateway', { Quote: badGateway }],
];

const inTransaction = (change: Change) =>
  inReceipt(({ transaction }) => ({ transaction: transaction && changedBy(change)(transaction as Json) }));
const byEmail = { type: 'EPay', requestId: '1', email: 'm@mail.example' };
const time = { transactedAt: '2026-11-21T12:05:09', zoneCode: 'EST', timeZone: 'Eastern' };
const payToAnybody = ({ operationKey, attempt, amount = 1_00 }: Json) => {
  const paid = { accountId: 1, contactId: null, method: { type: 'PrepaidAccount', balance: 1 } };
  return { ...done, operationKey, attempt, receipt: { ...paid, transaction: { transactionId: '1', ...time, amount } } };
};
const mailedElsewhere = inMethod(({ type }) => (type === 'EPay' ? { email: 'o@mail.example' } : {}));
const createdAnew = inReceipt(() => ({ approvalRequestId: Math.ceil(Math.random() * 1e9) }));

const ofClaims: readonly Row[] = [
  ['ignores the claim’s lock', { ClaimsSessionWithOptions: ignoresLock }],
  ['ignores the locked claim amount', { ClaimsSessionWithOptions: ignoresOption(/Amount/) }],
  ['ignores the locked claim number', { ClaimsSessionWithOptions: ignoresOption(/ClaimNumber/) }],
  ['ignores the locked request', { AdjusterSessionWithOptions: ignoresLock }],
  ['grants claims sessions to pages', { ClaimsSession: fromAnyPage }],
  ['grants adjuster sessions to pages', { AdjusterSession: fromAnyPage }],
  ['may cache claims sessions', { ClaimsSession: cached }],
  ['has no CORS headers for claims', { AccountExtend: withHeader('Access-Control-Allow-Origin') }],
  ['opens claims for everybody', ownsAll('AccountOpen AccountExtend AccountSubmit AccountStatus AccountCancel')],
  ['gives an unlimited claims session', { AccountOpen: inSession({ secondsLeft: 999_999 }) }],
  ['refuses to extend a claims session', { AccountExtend: (next) => next({ body: {} }) }],
  ['pays out another amount', { AccountSubmit: inTransaction({ amount: 1 }) }],
  ['pays out another amount than it says', { AccountSubmit: hears(({ amount }) => (amount ? { amount: 1_00 } : {})) }],
  ['pays out to another method', { AccountSubmit: inReceipt({ method: byEmail }) }],
  ['pays claims without a number', { AccountSubmit: hears(({ claimNumber = 'C' }) => ({ claimNumber })) }],
  ['pays when it was to save', { AccountOpen: hears({ context: 'payment' }) }],
  ['pays to unknown accounts', { AccountSubmit: accepts(payToAnybody) }],
  ['mails requests elsewhere', { AccountSubmit: mailedElsewhere }],
  ['answers claims in another shape', { AccountStatus: answers({ status: 'known' }) }],
  ['takes uploads from pages', { LoadRequestData: fromAnyPage }],
  ['takes uploads with any key', { LoadRequestData: hears(without('ClaimsAuthenticationKey')) }],
  ['takes uploads that do not add up', { LoadRequestData: hears({ totalAmount: '12.34' }) }],
  ['shows another total to the adjuster', { AdjusterOpenCreate: inRequest({ totalAmount: 1 }) }],
  ['creates requests without parties', { AdjusterCreate: inReceipt({ parties: [] }) }],
  ['creates a request each time', { AdjusterCreate: createdAnew }],
  ['shows ended requests as open', { AdjusterOpenManage: inRequest({ status: 'Initiated' }) }],
];

const rows = [...ofBoth, ...ofPayments, ...ofClaims];

class Caught extends Error {}

async function isCaught([, mutants]: Row): Promise<boolean> {
  const isPortal = Object.keys(mutants).every((name) => !/Claims|Account|Adjuster|Load/.test(name));
  const keys = isPortal
    ? { portalKey, otherPortalKey: merchantKeys.noFee }
    : { claimsKey, otherClaimsKey: claimsKeys.second };
  const cards = { card: '4111111111111111', declinedCard: '4000000000000002' };
  try {
    await verify({ baseUrl, ...keys, ...cards, fetch: serviceWith(mutants), openApi }, ({ problem }) => {
      if (problem !== null) throw new Caught();
    });
    return false;
  } catch (error) {
    if (error instanceof Caught) return true;
    throw error;
  }
}

// Before the first test, because the test runner tracks each promise, which takes more time than the calls themselves.
const missed: string[] = [];
for (const row of rows) if (!(await isCaught(row))) missed.push(row[0]);

test('The verifier catches at least 19 of 20 defects of a service', () => {
  assert.ok(rows.length >= 60);
  assert.ok(missed.length <= rows.length / 20, `It missed: ${missed.join('; ')}.`);
});
