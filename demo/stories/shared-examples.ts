import { claimsMerchants } from '../../mock-server/simulator/claims/claims-merchants.ts';
import { bankValidation, type ResponseTable } from '../../mock-server/simulator/shared/response-tables.ts';
import { testBankAccounts, testRoutingNumbers } from '../../mock-server/simulator/shared/test-numbers.ts';
import { toDecimalText } from '../../src/money.ts';
import { isDecline, type DeclineCode, type ResponseCode } from '../../src/operation/response-codes.ts';
import texts from './decline-texts.json' with { type: 'json' };
import type { StoryRow, StorySetup, Typed } from './story.ts';

/* What the stories of several elements share. All numbers come from the sandbox's tables. */

export function rowOf<Row>(rows: readonly Row[], index: number): Row {
  const row = rows[index];
  if (!row) throw new TypeError(`The sandbox's table has no row ${index + 1}.`);
  return row;
}

export const claimsMerchant = {
  /** Check by mails, welcome emails in one step, account groups. */
  oneStep: rowOf(claimsMerchants, 0).key,
  /** No checks, welcome emails in two steps. */
  twoStep: rowOf(claimsMerchants, 1).key,
};

export const routingNumber: Typed = { label: 'Routing number', value: testRoutingNumbers[0] ?? '' };

export const accountNumber: Typed = { label: 'Account number', value: testBankAccounts[0]?.number ?? '' };

function amountThatGives(table: ResponseTable, code: ResponseCode): string | undefined {
  const entry = [...table].find(([, found]) => found === code);
  return entry && toDecimalText(entry[0]);
}

export function accountsThatGive(code: ResponseCode, amount: string | undefined): readonly Typed[] {
  const always = testBankAccounts.find(({ codes }) => codes.charge === code && codes.save === code)?.number;
  const digit = [...bankValidation].find(([, found]) => found === code)?.[0];
  const accounts = [
    amount && { ...accountNumber, label: `Declined at ${amount}`, note: 'the amount of this story' },
    always && { label: 'Always declined', value: always, note: 'for every amount' },
    digit && { label: 'By its first digit', value: `${digit}000123456`, note: `any number that begins with ${digit}` },
  ];
  return [routingNumber, ...accounts.filter((it) => typeof it === 'object')];
}

/** A story for each decline code of the tables, the first of which is by amount. */
export function declined(
  prefix: string,
  tables: readonly [ResponseTable, ...ReadonlyMap<unknown, ResponseCode>[]],
  setupOf: (code: DeclineCode, amount: string | undefined) => StorySetup,
): Readonly<Record<string, StoryRow>> {
  const codes = new Set(tables.flatMap((table) => [...table.values()]).filter(isDecline));
  const rows = [...codes].map((code): [string, StoryRow] => {
    const text = `${(texts as Partial<Record<DeclineCode, string>>)[code] ?? ''} Your input is kept, and the event has the code.`;
    const setup = setupOf(code, amountThatGives(tables[0], code));
    return [`${prefix}-${kebabCase(code)}`, { text, title: code, ...setup }];
  });
  return Object.fromEntries(rows);
}

/** `'NoProcessorResponse' => 'no-processor-response'`, `'ACHTransactionFailed' => 'ach-transaction-failed'` */
function kebabCase(code: string): string {
  return code.replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&-').toLowerCase();
}
