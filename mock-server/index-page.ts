import { toDecimalText } from '../src/money.ts';
import type { FeeSchedule } from '../src/payment/wire.ts';
import { endpoints } from './endpoints.ts';
import { summaryOf } from './handlers/sandbox-operations.ts';
import { card, escaped, htmlPage, subjectMarkup, tableCard, tableMarkup, type Table } from './page-markup.ts';
import { faultScenarios } from './simulator/shared/fault-scenarios.ts';
import type { Simulator } from './simulator/simulator.ts';

const mostEmails = 5;

export function indexPage(simulator: Simulator, url: string): string {
  return htmlPage({
    title: 'Payment sandbox',
    isWide: true,
    heading: 'Payment sandbox',
    lead: 'No money moves here. All keys and numbers are public.',
    main: [
      card('Start', [
        '<p>A stand-in for the payment service, for your server, the modals and <code>curl</code>.',
        'Everything is kept in memory, and a restart starts over.</p>',
        '<ul class="links"><li><a href="/test-numbers">Test numbers</a></li>',
        '<li><a href="/outbox">Outbox of emails</a></li>',
        '<li><a href="/notifications">Notifications to your server</a></li>',
        '<li><a href="/sandbox/ledger">Ledger (JSON)</a></li>',
        '<li><a href="/sandbox/approval-requests">Approval requests (JSON)</a></li>',
        '<li><a href="/openapi.yaml">OpenAPI description</a></li></ul>',
        ...commands(simulator, url).map(
          ([title, ...lines]) => `<h3>${title}</h3>\n<pre><code>${lines.map(escaped).join('\n')}</code></pre>`,
        ),
      ]),
      ...merchantTables(simulator).map(tableCard),
      ...emailLinks(simulator),
      ...approvalRequests(simulator).map(tableCard),
      '<details class="card"><summary>All endpoints</summary>',
      tableMarkup(endpointTable),
      '</details>',
    ],
  });
}

function commands(simulator: Simulator, url: string): readonly (readonly [string, ...string[]])[] {
  const merchantKey = simulator.merchants.list()[0]?.validKey ?? '';
  const post = postTo(url);
  const fees = { CreditCard: { kind: 'flat', cents: 350 }, ECheck: { kind: 'none' } };
  const scenarios = Object.keys(faultScenarios).map((name) => `<code>${name}</code>`);
  const address = { url: 'http://localhost:8080/notifications' };
  return [
    ...sessionCommands(simulator, url),
    [
      'What happened in a session, as your server looks it up',
      ...post('/GenericModal/Transactions/Find', { PortalAuthenticationKey: merchantKey, SessionKey: '…' }),
    ],
    ['Send notifications to your server', ...post('/sandbox/notifications/address', { merchantKey, address })],
    ['Different fees, so that a quoted total is out of date', ...post('/sandbox/fees', { merchantKey, fees })],
    [`A network fault: ${scenarios.join(', ')}`, ...post('/sandbox/faults', { scenario: 'lostAnswer' })],
    ['Move the clock forward, until a session expires', ...post('/sandbox/clock', { moveByMinutes: 31 })],
    ['Start over', ...post('/sandbox/reset', {})],
  ];
}

const postTo = (url: string) => (path: string, body: object) =>
  [`curl -X POST ${url}${path} \\`, `  -d '${JSON.stringify(body)}'`] as const;

/** Shell commands that create sessions with locked options: for each, its title and its lines. */
export function sessionCommands({ merchants, claims }: Simulator, url: string) {
  const post = postTo(url);
  const bill = { amountContext: 'AmountDueOnly', minAmountDue: '107.98', accountBalance: '430.00' };
  const Options = { ...bill, feeContext: 'PaymentWithFee', clientReferenceData1: 'POL-1002003' };
  const claim = { Context: 'payment', AccountId: 1001, ClaimNumber: 'CLM-2026-0042', Amount: '1840.50' };
  const billed = { PortalAuthenticationKey: merchants.list()[0]?.validKey, Options };
  const claimed = { ClaimsAuthenticationKey: claims.merchants.list()[0]?.validKey, Options: claim };
  return [
    ['A session for the payment modal, with the bill locked', ...post(endpoints.CreateSession.path, billed)],
    ['One for the account modal, with the claim locked', ...post(endpoints.ClaimsSessionWithOptions.path, claimed)],
  ] as const;
}

function merchantTables({ merchants, claims }: Simulator): readonly Table[] {
  const all = merchants.list();
  return [
    {
      title: 'Merchants of the payment modal',
      head: ['Authentication key', 'Name', 'Fees', 'Account groups'],
      rows: all.map(({ validKey, name, methods, fees, accountGroups }) => {
        const charged = methods.map((method) => `${methodNames[method]}: ${feeText(fees[method])}`);
        return [validKey, name, charged.join(', '), accountGroups.join(', ')];
      }),
    },
    {
      title: 'Processors of the payment modal',
      head: ['Processor key', 'Name', 'Merchant'],
      rows: all.flatMap((merchant) => merchant.processors.map(({ key, name }) => [key, name, merchant.name])),
    },
    {
      title: 'Merchants of the claims modals',
      head: ['Authentication key', 'Name', 'Checks by mail', 'Welcome emails', 'Account groups'],
      rows: claims.merchants.list().map(({ validKey, name, checksAllowed, welcomeEmails, accountGroups }) => {
        const steps = welcomeEmails === 'oneStep' ? 'one step' : 'two steps';
        return [validKey, name, checksAllowed ? 'yes' : 'no', steps, accountGroups.join(', ')];
      }),
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

function emailLinks({ claims }: Simulator): readonly string[] {
  const emails = claims.outbox.list();
  if (emails.length === 0) return [];
  const items = emails.slice(-mostEmails).map(({ to, subject, language, link }) => {
    const anchor = `<a href="${escaped(link || '/outbox')}">${subjectMarkup(subject, language)}</a>`;
    return `<li>${anchor} <span class="quiet">To ${escaped(to)}</span></li>`;
  });
  const all = `<p><a href="/outbox">All ${emails.length}, with their texts</a></p>`;
  const list = `<ul class="mails">${items.reverse().join('\n')}</ul>`;
  return [card('Emails', [list, ...(emails.length > mostEmails ? [all] : [])])];
}

function approvalRequests({ claims }: Simulator): readonly Table[] {
  const rows = claims.requests.list().map((request) => {
    const { approvalRequestId, claimNumber, status, parties } = summaryOf(request);
    const states = parties.map((party) => `${party.name}: ${party.status}`);
    return [String(approvalRequestId), claimNumber, status, states.join(', ')];
  });
  if (rows.length === 0) return [];
  return [{ title: 'Approval requests', head: ['Id', 'Claim', 'Status', 'Parties'], rows: rows.reverse() }];
}

const callers = { server: 'your server', page: 'the modal', sandbox: 'anyone testing' } as const;

const endpointTable: Table = {
  title: 'Endpoints',
  head: ['Path', 'Method', 'Called by'],
  rows: Object.values(endpoints).map(({ method, path, caller }) => [path, method, callers[caller]]),
};
