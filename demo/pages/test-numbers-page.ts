import { html, type TemplateResult } from 'lit';
import type { FixedCodes } from '../../mock-server/simulator/shared/test-numbers.ts';
import { sandboxMerchants } from '../../mock-server/simulator/payment/merchants.ts';
import { demoMethods } from '../../mock-server/simulator/payment/vault.ts';
import { claimsMerchants } from '../../mock-server/simulator/claims/claims-merchants.ts';
import { demoAccounts, type DemoAccount } from '../../mock-server/simulator/claims/demo-accounts.ts';
import { savedCards } from '../../mock-server/simulator/adjuster/push-to-card-wallet.ts';
import { accountName } from '../../mock-server/simulator/claims/payee-account.ts';
import { testNumbers } from '../../mock-server/test-numbers-answer.ts';
import { toDecimalText } from '../../src/money.ts';
import '../parts/demo-copy.ts';
import { dataTable, type DataTable } from '../parts/data-table.ts';

/** Everything that can be typed in the sandbox, from the sandbox's own tables. */
export function testNumbersPage(): TemplateResult {
  return html`<div class="page">
    <header class="intro">
      <h1 tabindex="-1">Test numbers</h1>
      <p class="lead">
        Well-known public numbers, and the code that each gives in the sandbox. “By amount” means that the amount
        decides, without the fee. Other numbers succeed. Bank accounts are the same in all modals.
      </p>
      <p class="hint">Use any future date, any security code of the right length and any ZIP code.</p>
    </header>
    ${tables().map(
      (table) =>
        html`<section>
          <h2>${table.title}</h2>
          ${dataTable(table)}
        </section>`,
    )}
  </div>`;
}

function tables(): readonly DataTable[] {
  const { cards, bankAccounts, bankValidation, routingNumbers, tokens, amounts } = testNumbers(
    demoMethods(new Date().getFullYear()),
  );
  return [
    {
      title: 'Cards',
      head: ['Number', 'Brand', 'Gives'],
      rows: cards.map(({ number, cardType, codes, pushToCard }) => [
        copyable(number),
        cardType,
        html`${gives(codes, { charge: 'charged' })}${pushToCard ? '; takes push-to-card payments' : ''}`,
      ]),
    },
    byAmount('Card charged, by amount', amounts.cardCharge),
    {
      title: 'Bank accounts',
      head: ['Number', 'Gives'],
      rows: bankAccounts.map(({ number, codes }) => [
        copyable(number),
        gives(codes, { charge: 'debited or credited' }),
      ]),
    },
    {
      title: 'Bank accounts by the first digit',
      head: ['First digit', 'Gives'],
      rows: bankValidation.map(({ firstDigit, responseCode }) => [firstDigit, code(responseCode)]),
    },
    {
      title: 'Routing numbers',
      head: ['Number', 'Bank'],
      rows: routingNumbers.map(({ number, bankName }) => [copyable(number), bankName ?? 'valid, of no bank']),
    },
    byAmount('Bank account debited or credited, by amount', amounts.bankMovement),
    byAmount('Bank payment voided or refunded, by amount', amounts.bankReversal),
    {
      title: 'Tokens of the payment modal',
      head: ['Token', 'Stands for'],
      rows: tokens.map(({ token, about }) => [copyable(token), about]),
    },
    {
      title: 'Payees of the claims modals',
      head: ['AccountId', 'Name', 'What it is', 'ContactIds', 'Tokens of bank accounts'],
      rows: demoAccounts.map(({ about, account }) => [
        copyable(String(account.id)),
        accountName(account),
        about,
        contactIds(account),
        [...account.bankAccounts.keys()].map((token) => copyable(token)),
      ]),
    },
    {
      title: 'Tokens of cards that parties can be paid to',
      head: ['Token', 'Stands for', 'AccountId'],
      rows: savedCards.map(({ token, about, accountId }) => [copyable(token), about, accountId]),
    },
    {
      title: 'Merchants of the payment modal',
      head: ['Merchant', 'Authentication key', 'Takes', 'Account groups'],
      rows: sandboxMerchants.map(({ name, key, methods, accountGroups }) => [
        name,
        copyable(key),
        methods.join(', '),
        accountGroups.join(', '),
      ]),
    },
    {
      title: 'Merchants of the claims modals',
      head: ['Merchant', 'Authentication key', 'Mailed checks', 'Welcome e-mails', 'Account groups'],
      rows: claimsMerchants.map(({ name, key, checksAllowed, welcomeEmails, accountGroups }) => [
        name,
        copyable(key),
        checksAllowed ? 'yes' : 'no',
        welcomeEmails === 'oneStep' ? 'all at once' : 'approvers first',
        accountGroups.join(', '),
      ]),
    },
  ];
}

function contactIds({ contacts }: DemoAccount['account']): unknown {
  return contacts.length === 0 ? '–' : contacts.map(({ contactId }) => html`${copyable(String(contactId))} `);
}

function byAmount(
  title: string,
  rows: readonly { readonly amount: number; readonly responseCode: string }[],
): DataTable {
  return {
    title,
    head: ['Amount', 'Gives'],
    rows: rows.map(({ amount, responseCode }) => [toDecimalText(amount), code(responseCode)]),
  };
}

/** `Declined when saved or charged`; the words for what is done to a method differ. */
function gives(codes: FixedCodes, { charge }: { readonly charge: string }): TemplateResult {
  const words = { save: 'saved', charge, void: 'voided', refund: 'refunded' } as const;
  const found = Object.entries(codes) as [keyof FixedCodes, string][];
  if (found.length === 0) return html`by amount`;
  const distinct = [...new Set(found.map(([, given]) => given))];
  return html`${distinct.map((given, index) => {
    const done = found.filter(([, other]) => other === given).map(([action]) => words[action]);
    return html`${index > 0 ? ', ' : ''}${code(given)} when ${done.join(' or ')}`;
  })}`;
}

function code(responseCode: string): TemplateResult {
  return html`<code>${responseCode}</code>`;
}

function copyable(text: string): TemplateResult {
  return html`<span class="copyable"
    ><span class="number">${text}</span> <demo-copy text=${text} what=${text}></demo-copy
  ></span>`;
}
