import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { endpoints } from '../../mock-server/endpoints.ts';
import { faultScenarios } from '../../mock-server/simulator/shared/fault-scenarios.ts';
import { testNumberTables } from '../../mock-server/test-number-tables.ts';
import { newSimulator } from './harness.ts';

const readme = readFileSync(new URL('../../mock-server/README.md', import.meta.url), 'utf8');
// Prettier pads the cells of a table.
const lines = readme.split('\n').map((line) => line.replace(/ +\|/g, ' |').replace(/\| +/g, '| '));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const { claims, demoMethods } = newSimulator();
const tables = testNumberTables(demoMethods);
for (const { title, head, rows } of tables) {
  test(`The README contains the table of ${title.toLowerCase()}, row by row`, () => {
    const start = lines.indexOf(`### ${title}`);
    assert.ok(start >= 0, `There is no heading "${title}".`);
    const table = lines.slice(start + 2, start + 4 + rows.length);
    assert.deepEqual([table[0], ...table.slice(2)], [row(head), ...rows.map(row)]);
    assert.equal(lines[start + 4 + rows.length], '', 'The table has rows of its own.');
  });
}

test('The README names every merchant with its key', () => {
  for (const { key, name } of [...newSimulator().merchants.list(), ...claims.merchants.list()]) {
    assert.ok(lines.find((line) => line.includes(key))?.includes(name), `${name} is missing.`);
  }
});

test('The README names every endpoint and every scenario', () => {
  for (const { path } of Object.values(endpoints)) assert.ok(readme.includes(path.split('/').at(-1) ?? ''), path);
  for (const scenario of Object.keys(faultScenarios)) assert.ok(readme.includes(`\`${scenario}\``), scenario);
});
