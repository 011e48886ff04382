import {
  bankMovement,
  bankValidation,
  type ResponseTable,
} from '../../mock-server/simulator/shared/response-tables.ts';
import { testBankAccounts, testRoutingNumbers } from '../../mock-server/simulator/shared/test-numbers.ts';
import { toDecimalText } from '../../src/money.ts';
import type { ResponseCode } from '../../src/operation/response-codes.ts';
import type { Typed } from './story.ts';

/* What the stories of several elements have in common, looked up in the sandbox's own tables. */

export const routingNumber: Typed = { label: 'Routing number', value: testRoutingNumbers[0] ?? '' };

export const accountNumber: Typed = { label: 'Account number', value: testBankAccounts[0]?.number ?? '' };

/** The bank account that gives a code whatever is moved. */
function accountThatGives(code: ResponseCode): string | undefined {
  return testBankAccounts.find(({ codes }) => codes.charge === code && codes.save === code)?.number;
}

/** The first amount that gives a code, as text in dollars. */
export function amountThatGives(table: ResponseTable, code: ResponseCode): string | undefined {
  const entry = [...table].find(([, found]) => found === code);
  return entry && toDecimalText(entry[0]);
}

/** All account numbers with which a bank payment gives a code. `toBeSaid` says what the amount is. */
export function accountsThatGive(code: ResponseCode, toBeSaid: string): readonly Typed[] {
  const amount = amountThatGives(bankMovement, code);
  const always = accountThatGives(code);
  const digit = [...bankValidation].find(([, found]) => found === code)?.[0];
  return [
    ...(amount ? [{ ...accountNumber, label: `Declined at ${amount}`, note: toBeSaid }] : []),
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
