import { toDecimalText } from '../src/money.ts';
import type { FeeSchedule } from '../src/payment/wire.ts';
import { endpoints } from './endpoints.ts';
import { htmlPage, escaped, subjectMarkup, tableMarkup } from './page-markup.ts';
import { partyStatus } from './simulator/adjuster/life/approval-party.ts';
import { lifeOf } from './simulator/adjuster/stored-request.ts';
import { faultScenarios } from './simulator/shared/fault-scenarios.ts';
import { maskedName } from './simulator/shared/masked-name.ts';
import type { Simulator } from './simulator/simulator.ts';
import type { Table } from './test-number-tables.ts';

/** How many of the newest e-mails the page shows. */
const mostEmails = 5;

/**
 * The sandbox's front page, for a developer: what it is, whom it knows, how to begin, and where to see what happened.
 *
 * @param url The sandbox's base address, without a trailing slash.
 */
export function indexPage(simulator: Simulator, url: string): string {
  const tables = merchantTables(simulator);
  return htmlPage({
    language: 'en',
    title: 'Payment sandbox',
    base: '',
    isWide: true,
    header: ['<div><h1>Payment sandbox</h1> <p>No money moves here. All keys and numbers are public.</p></div>'],
    main: [
      ...card('Start', [
        '<p>A stand-in for the payment service, for your server, the modals and <code>curl</code>.',
        'Everything is kept in memory, and a restart starts over.</p>',
        '<ul class="links"><li><a href="/test-numbers">Test numbers</a></li>',
        '<li><a href="/outbox">Outbox of emails</a></li>',
        '<li><a href="/notifications">Notifications to your server</a></li>',
        '<li><a href="/sandbox/ledger">Ledger (JSON)</a></li>',
        '<li><a href="/sandbox/approval-requests">Approval requests (JSON)</a></li>',
        '<li><a href="/openapi.yaml">OpenAPI description</a></li></ul>',
        ...commands(simulator, url).flatMap(([title, lines]) => [
          `<h3>${title}</h3>`,
          `<pre><code>${lines.map(escaped).join('\n')}</code></pre>`,
        ]),
      ]),
      ...tables.flatMap((table) => card(table.title, [tableMarkup(table)])),
      ...emailLinks(simulator),
      ...approvalRequests(simulator).flatMap((table) => card(table.title, [tableMarkup(table)])),
      '<details class="card"><summary>All endpoints</summary>',
      tableMarkup(endpointTable),
      '</details>',
    ],
  });
}

function card(title: string, content: readonly string[]): readonly string[] {
  return ['<section class="card">', `<h2>${escaped(title)}</h2>`, ...content, '</section>'];
}

/** What there is to try, with the lines of a terminal. */
function commands(
  { merchants, claims }: Simulator,
  url: string,
): readonly (readonly [title: string, lines: readonly string[]])[] {
  const merchantKey = merchants.list()[0]?.key ?? '';
  const claimsKey = claims.merchants.list()[0]?.key ?? '';
  const post = (path: string, body: object) => [`curl -X POST ${url}${path} \\`, `  -d '${JSON.stringify(body)}'`];
  const fees = { CreditCard: { kind: 'flat', cents: 350 }, ECheck: { kind: 'none' } };
  return [
    [
      'A session for the payment modal, as your server asks for it',
      post('/GenericModal/SessionKey/Create', { PortalAuthenticationKey: merchantKey }),
    ],
    [
      'A session for the account modal; with <code>Api</code> for <code>api</code>, one for the adjuster modal',
      [`curl '${url}/Claims/api/Session/Create?ClaimsAuthenticationKey=${claimsKey}'`],
    ],
    [
      'What happened in a session, as your server looks it up',
      post('/GenericModal/Transactions/Find', { PortalAuthenticationKey: merchantKey, SessionKey: '…' }),
    ],
    [
      'Where your server is told of it by itself',
      post('/sandbox/notifications/address', { merchantKey, address: { url: 'http://localhost:8080/notifications' } }),
    ],
    ['Different fees, so that a quoted total is out of date', post('/sandbox/fees', { merchantKey, fees })],
    [
      `A network fault: ${Object.keys(faultScenarios)
        .map((name) => `<code>${name}</code>`)
        .join(', ')}`,
      post('/sandbox/faults', { scenario: 'lostAnswer' }),
    ],
    ['Move the clock forward, until a session expires', post('/sandbox/clock', { moveByMinutes: 31 })],
    ['Start over', post('/sandbox/reset', {})],
  ];
}

function merchantTables({ merchants, claims }: Simulator): readonly Table[] {
  return [
    {
      title: 'Merchants of the payment modal',
      head: ['Authentication key', 'Name', 'Fees', 'Account groups'],
      rows: merchants
        .list()
        .map(({ key, name, methods, fees, accountGroups }) => [
          key,
          name,
          methods.map((method) => `${methodNames[method]}: ${feeText(fees[method])}`).join(', '),
          accountGroups.join(', '),
        ]),
    },
    {
      title: 'Processors of the payment modal',
      head: ['Processor key', 'Name', 'Merchant'],
      rows: merchants
        .list()
        .flatMap((merchant) => merchant.processors.map(({ key, name }) => [key, name, merchant.name])),
    },
    {
      title: 'Merchants of the claims modals',
      head: ['Authentication key', 'Name', 'Mailed checks', 'Welcome emails', 'Account groups'],
      rows: claims.merchants
        .list()
        .map(({ key, name, checksAllowed, welcomeEmails, accountGroups }) => [
          key,
          name,
          checksAllowed ? 'yes' : 'no',
          welcomeEmails === 'oneStep' ? 'one step' : 'two steps',
          accountGroups.join(', '),
        ]),
    },
  ];
}

const methodNames = { CreditCard: 'card', ECheck: 'bank account' } as const;

function feeText(fee: FeeSchedule): string {
  switch (fee.kind) {
    case 'none':
      return 'no fee';
    case 'flat':
      return toDecimalText(fee.cents);
    case 'percentage':
      return `${fee.basisPoints / 100} percent`;
  }
}

/** The links of the newest e-mails, newest first, for a person to follow. */
function emailLinks({ claims }: Simulator): readonly string[] {
  const emails = claims.outbox.list();
  if (emails.length === 0) return [];
  const items = emails
    .slice(-mostEmails)
    .map(
      ({ to, subject, language, link }) =>
        `<li><a href="${escaped(link || '/outbox')}">${subjectMarkup(subject, language)}</a> <span class="quiet">To ${escaped(to)}</span></li>`,
    )
    .reverse();
  const all = `<p><a href="/outbox">All ${emails.length}, with their texts</a></p>`;
  return card('Emails', [`<ul class="mails">${items.join('\n')}</ul>`, ...(emails.length > mostEmails ? [all] : [])]);
}

/** The approval requests as they stand now, newest first. */
function approvalRequests({ claims }: Simulator): readonly Table[] {
  const requests = claims.requests.list();
  if (requests.length === 0) return [];
  const rows = requests.map((request) => [
    String(request.id),
    request.claim.claimNumber,
    request.life.status,
    request.parties
      .map((party) => `${maskedName(party.shown.name)}: ${partyStatus(lifeOf(request, party))}`)
      .join(', '),
  ]);
  return [{ title: 'Approval requests', head: ['Id', 'Claim', 'Status', 'Parties'], rows: rows.reverse() }];
}

const callers = { server: 'your server', page: 'the modal', sandbox: 'anyone testing' } as const;

const endpointTable: Table = {
  title: 'Endpoints',
  head: ['Path', 'Method', 'Called by'],
  rows: Object.values(endpoints).map(({ method, path, caller }) => [path, method, callers[caller]]),
};
