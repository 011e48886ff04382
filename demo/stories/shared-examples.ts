import {
  bankMovement,
  bankValidation,
  type ResponseTable,
} from '../../mock-server/simulator/shared/response-tables.ts';
import { testBankAccounts, testRoutingNumbers } from '../../mock-server/simulator/shared/test-numbers.ts';
import { toDecimalText } from '../../src/money.ts';
import type { ResponseCode } from '../../src/operation/response-codes.ts';
import type { Typed } from './story.ts';

/* What the stories of several elements share. All numbers come from the sandbox's tables. */

/** The row of a sandbox table that an example is about. */
export function rowOf<Row>(rows: readonly Row[], index: number): Row {
  const row = rows[index];
  if (!row) throw new TypeError(`The sandbox's table has no row ${index + 1}.`);
  return row;
}

export const routingNumber: Typed = { label: 'Routing number', value: testRoutingNumbers[0] ?? '' };

export const accountNumber: Typed = { label: 'Account number', value: testBankAccounts[0]?.number ?? '' };

/** The first amount that gives a code, as text in dollars. */
export function amountThatGives(table: ResponseTable, code: ResponseCode): string | undefined {
  const entry = [...table].find(([, found]) => found === code);
  return entry && toDecimalText(entry[0]);
}

/** All account numbers with which a bank payment of the story's amount gives a code. */
export function accountsThatGive(code: ResponseCode): readonly Typed[] {
  const amount = amountThatGives(bankMovement, code);
  const always = testBankAccounts.find(({ codes }) => codes.charge === code && codes.save === code)?.number;
  const digit = [...bankValidation].find(([, found]) => found === code)?.[0];
  return [
    ...(amount ? [{ ...accountNumber, label: `Declined at ${amount}`, note: 'the amount of this story' }] : []),
    ...(always ? [{ label: 'Always declined', value: always, note: 'whatever the amount' }] : []),
    ...(digit
      ? [{ label: 'By its first digit', value: `${digit}000123456`, note: `any number that begins with ${digit}` }]
      : []),
  ];
}

/** `'NoProcessorResponse' => 'no-processor-response'`, `'ACHTransactionFailed' => 'ach-transaction-failed'` */
export function kebabCase(code: string): string {
  return code.replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&-').toLowerCase();
}
