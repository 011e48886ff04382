import { partyStatus } from './simulator/adjuster/life/approval-party.ts';
import { endpoints } from './endpoints.ts';
import { lifeOf } from './simulator/adjuster/stored-request.ts';
import { maskedName } from './simulator/shared/masked-name.ts';
import { savedCards } from './simulator/adjuster/push-to-card-wallet.ts';
import { payeeTable, savedCardTable, testNumberTables, type Table } from './test-number-tables.ts';
import type { Simulator } from './simulator/simulator.ts';

/** The sandbox's front page: what it has, whom it knows and which numbers to try. Plain markup, no style, no script. */
export function indexPage(simulator: Simulator): string {
  const tables: readonly Table[] = [
    {
      title: 'Merchants of the payment modal',
      head: ['Authentication key', 'Name', 'Methods', 'Processor keys', 'Account groups'],
      rows: simulator.merchants
        .list()
        .map(({ key, name, methods, processors, accountGroups }) => [
          key,
          name,
          methods.join(', '),
          processors.map((processor) => processor.key).join(', '),
          accountGroups.join(', '),
        ]),
    },
    {
      title: 'Merchants of the claims modals',
      head: ['Authentication key', 'Name', 'Mailed checks', 'Welcome e-mails', 'Account groups'],
      rows: simulator.claims.merchants
        .list()
        .map(({ key, name, checksAllowed, welcomeEmails, accountGroups }) => [
          key,
          name,
          checksAllowed ? 'yes' : 'no',
          welcomeEmails === 'oneStep' ? 'one step' : 'two steps',
          accountGroups.join(', '),
        ]),
    },
    payeeTable(simulator.claims.demoAccounts),
    savedCardTable(savedCards),
    {
      title: 'Endpoints',
      head: ['Method', 'Path', 'Called by'],
      rows: Object.values(endpoints).map(({ method, path, caller }) => [method, path, caller]),
    },
    ...testNumberTables(simulator.demoMethods),
  ];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment sandbox</title>',
    '<meta name="viewport" content="width=device-width"></head><body><main><h1>Payment sandbox</h1>',
    '<p>No money moves here. All keys and numbers below are public.</p>',
    '<p><a href="/openapi.yaml">OpenAPI description</a> · <a href="/sandbox/ledger">Ledger</a> ·',
    '<a href="/sandbox/outbox">Outbox of e-mails</a> ·',
    '<a href="/sandbox/approval-requests">Approval requests</a></p>',
    ...emailLinks(simulator),
    ...approvalRequests(simulator).map(tableMarkup),
    ...tables.map(tableMarkup),
    '</main></body></html>',
  ].join('\n');
}

/** The links of the e-mails, newest first, for a person to follow. */
function emailLinks(simulator: Simulator): readonly string[] {
  const emails = simulator.claims.outbox.list();
  if (emails.length === 0) return [];
  const items = emails
    .map(({ to, subject, link }) => `<li><a href="${escaped(link)}">${escaped(subject)}</a>, to ${escaped(to)}</li>`)
    .reverse();
  return ['<h2>E-mails</h2>', `<ul>${items.join('\n')}</ul>`];
}

/** The approval requests as they stand now, newest first. */
function approvalRequests(simulator: Simulator): readonly Table[] {
  const requests = simulator.claims.requests.list();
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

function tableMarkup({ title, head, rows }: Table): string {
  const cells = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells('td', row)).join('\n');
  return `<h2>${escaped(title)}</h2>\n<table><thead>${cells('th', head)}</thead><tbody>\n${body}\n</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
