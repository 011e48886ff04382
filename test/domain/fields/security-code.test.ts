import { suite } from 'node:test';
import { checkSecurityCode } from '../../../src/fields/security-code.ts';
import { testVerdicts } from './verdicts.ts';

const tables: readonly [length: number | undefined, table: string][] = [
  [
    3,
    `
    empty               ""  "  "
    partial             "1"  "12"
    valid 123           "123"  " 123 "  "１２３"
    valid 007           "007"
    invalid length      "1234"
    invalid characters  "12a"  "1.3"
    `,
  ],
  [
    4,
    `
    partial             "123"
    valid 1234          "1234"
    invalid length      "12345"
    `,
  ],
  [
    undefined,
    `
    partial             "12"
    valid 123           "123"
    valid 1234          "1234"
    invalid length      "12345"
    `,
  ],
];

for (const [length, table] of tables) {
  suite(`where ${length ?? '3 or 4'} digits are wanted`, () => {
    testVerdicts((text) => checkSecurityCode(text, length), table);
  });
}
