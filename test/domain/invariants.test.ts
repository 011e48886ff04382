import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import test from 'node:test';
import ts from 'typescript';

/*
 * The domain runs anywhere: it names no page, and time, randomness and fetch are passed in. What a file uses without
 * declaring or importing it has to be part of the language, or one of the few things that every browser and Node share.
 */

const language = new Set(
  'Array Date Error Infinity Intl JSON Map Math NaN Number Object Promise RegExp Set String Symbol SyntaxError TypeError undefined'.split(
    ' ',
  ),
);
const everywhere = new Set(['AbortSignal']);
const impure = ['Date.now', 'Date.parse', 'Math.random', 'AbortSignal.abort'];
const forbiddenModules = /^(node:|lit$|lit\/|@lit\/|lit-html|lit-element|msw$|msw\/|jquery$)/;

/** Everything in these source texts that breaks the rule, in words, one list a text. */
function breaches(sources: readonly string[]): string[][] {
  const options = { noLib: true, noResolve: true, types: [] };
  const files = new Map(
    sources.map((source, index) => {
      const name = `${index}.ts`;
      return [name, ts.createSourceFile(name, `${source}\nexport {};`, ts.ScriptTarget.ES2022, true)];
    }),
  );
  const program = ts.createProgram(Array.from(files.keys()), options, {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => files.get(name),
  });
  const checker = program.getTypeChecker();
  return Array.from(files.values(), (file) => breachesOf(file, checker));
}

function breachesOf(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node))) return;
    if (ts.isStringLiteral(node) && isModuleName(node) && forbiddenModules.test(node.text)) {
      found.push(`imports ${node.text}`);
    }
    if (ts.isPropertyAccessExpression(node) && impure.includes(node.getText())) found.push(`reads ${node.getText()}`);
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) {
      found.push('reads the clock by new Date()');
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'Date') found.push('reads the clock by Date()');
    if (ts.isIdentifier(node) && isUse(node) && !checker.getSymbolAtLocation(node)?.declarations?.length) {
      if (!language.has(node.text) && !everywhere.has(node.text)) found.push(`uses ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isModuleName(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
}

/** Whether an identifier stands for a value: no name of a property, a type or a declaration. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  if (ts.isExpressionWithTypeArguments(parent)) return parent.expression === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !('name' in parent && parent.name === node);
}

const bad: readonly [source: string, breach: string][] = [
  ['document.title;', 'uses document'],
  ['window.top;', 'uses window'],
  ['const at = Date.now();', 'reads Date.now'],
  ['const at = new Date();', 'reads the clock by new Date()'],
  ['const at = new Date;', 'reads the clock by new Date()'],
  ['const at = Date();', 'reads the clock by Date()'],
  ['const dice = Math.random();', 'reads Math.random'],
  ['export const send = () => fetch("/x");', 'uses fetch'],
  ['export const send = (call = fetch) => call("/x");', 'uses fetch'],
  ['export const send = { fetch: fetch };', 'uses fetch'],
  ['setTimeout(() => undefined, 5);', 'uses setTimeout'],
  ['performance.now();', 'uses performance'],
  ['crypto.randomUUID();', 'uses crypto'],
  ['globalThis.fetch("/x");', 'uses globalThis'],
  ['export class Field extends HTMLElement {}', 'uses HTMLElement'],
  ['localStorage.clear();', 'uses localStorage'],
  ['console.log("x");', 'uses console'],
  ['process.env;', 'uses process'],
  ['import { html } from "lit"; html;', 'imports lit'],
  ['import "lit/decorators.js";', 'imports lit/decorators.js'],
  ['import { http } from "msw"; http;', 'imports msw'],
  ['export * from "lit-html";', 'imports lit-html'],
  ['await import("node:fs");', 'imports node:fs'],
];

const seen = breaches(bad.map(([source]) => source));

for (const [index, [source, breach]] of bad.entries()) {
  test(`The check sees that \`${source}\` ${breach}`, () => assert.deepEqual(seen[index], [breach]));
}

test('The check lets pass what is handed in, and names that only look alike', () => {
  const source = `
    export interface Settings { readonly fetch: typeof fetch; readonly document: Document }
    export function send({ fetch, now }: Settings & { now: () => number }): unknown {
      // document and window in a comment
      const given = { document: 'window', fetch };
      return fetch('/x' + now() + given.document + new Date(0));
    }`;
  assert.deepEqual(breaches([source]), [[]]);
});

const root = new URL('../../', import.meta.url);
const files = globSync('src/**/*.ts', { cwd: root }).toSorted();
const found = breaches(files.map((file) => readFileSync(new URL(file, root), 'utf8')));

test('There are files to check', () => assert.ok(files.length > 30, String(files.length)));

for (const [index, file] of files.entries()) {
  test(`${file} knows no page and reads no clock, randomness or network of its own`, () => {
    assert.deepEqual(found[index], []);
  });
}
