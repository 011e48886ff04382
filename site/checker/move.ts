#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkPage, movePage } from './check-page.ts';

const usage = `Usage: payment-modals-move [--write] FILE...

Prints what an old page needs, and writes the page with the new names to FILE.new, or to FILE with --write.
Exits with 1 if anything remains for you to do, and with 2 if a file cannot be read or written.`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
  if (positionals.length === 0) throw new Error(usage);
  for (const file of positionals) move(file, values.write ? file : `${file}.new`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function move(file: string, target: string): void {
  // All new names are ASCII. Read as Latin-1, a page keeps its bytes in any encoding.
  const page = readFileSync(file, 'latin1');
  const moved = movePage(page);
  for (const { weight, line, what, advice, edits = [] } of checkPage(page))
    if (weight !== 'stays')
      console.log(`${file}:${line}: ${edits.length > 0 ? 'rewritten' : weight}: ${what}. ${advice}`);
  if (moved !== page) writeFileSync(target, moved, 'latin1');
  if (checkPage(moved).some(({ weight }) => weight !== 'stays')) process.exitCode = 1;
}
