import assert from 'node:assert/strict';
import test from 'node:test';
import type { Verdict } from '../../../src/fields/verdict.ts';

type Check<Value> = (text: string) => Verdict<Value, string>;

/**
 * Tests verdicts by a table: each line has a verdict, then its texts in quotes.
 *
 *     empty          ""  "  "
 *     invalid form   "1234-5678"  "K1A 0B1"
 *     valid 12345    "12345"  " 12345 "
 */
export function testVerdicts<Value>(check: Check<Value>, table: string, say: (value: Value) => string = String): void {
  for (const line of table.split('\n').filter((one) => one.trim() !== '')) {
    const [, said, texts] = /^ *(\S[^"]*?) +(".*") *$/.exec(line) ?? [];
    assert.ok(said !== undefined && texts !== undefined, `This is no line of a table: ${line}`);
    for (const [, text = ''] of texts.matchAll(/"([^"]*)"/g))
      test(`"${text.slice(0, 50)}" is ${said.slice(0, 50)}`, () => assert.equal(inWords(check(text), say), said));
  }
}

function inWords<Value>(verdict: Verdict<Value, string>, wordsOf: (value: Value) => string): string {
  if (verdict.state === 'valid') return `valid ${wordsOf(verdict.value)}`;
  return 'code' in verdict ? `${verdict.state} ${verdict.code}` : verdict.state;
}

/** Tests that texts cause no error while they are typed, and are valid in the end. */
export function testTyping(check: Check<unknown>, texts: readonly string[]): void {
  for (const text of texts) test(`"${text}" is never judged wrong while it is typed`, () => assertTyping(check, text));
}

export function assertTyping(check: Check<unknown>, text: string): void {
  const states = Array.from(text, (_, index) => check(text.slice(0, index + 1)).state);
  assert.ok(!states.includes('invalid') && states.at(-1) === 'valid', `${text}: ${states.join(' ')}`);
}
