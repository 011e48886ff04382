// Checks the English of documents, comments, test titles and messages: node scripts/prose.ts [file or folder ...]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import rulesFile from './prose-rules.json' with { type: 'json' };

const mostWords = 30;

const beginnings = rulesFile.beginnings.join('|');

/** Phrases and beginnings of sentences are regular expressions, in which a space matches any white space. */
const pattern = (source: string, flags: string) => new RegExp(source.replaceAll(' ', '\\s+'), flags);

const phrases = Object.entries(rulesFile.phrases).map(
  ([phrase, advice]) => [pattern(`(?<![\\w-])(?:${phrase})(?![\\w-])`, 'gi'), advice] as const,
);

/** @param starts Alternatives, as in a regular expression. */
const sentenceStart = (starts: string) =>
  [pattern(`(?<=^\\s*|[.!?:]\\s+)(?:${starts})\\b(?![^.!]*\\?)`, 'g'), 'begin with the subject'] as const;

const rules = {
  messages: phrases,
  comments: [...phrases, sentenceStart(beginnings)],
  documents: [...phrases, sentenceStart(`${beginnings}|Who`)],
};

interface Passage {
  readonly line: number;
  readonly text: string;
}

const lineOf = (source: string, index: number) => source.slice(0, index).split('\n').length;

/** Line comments that follow each other are one passage; so is each block comment. */
function commentsOf(source: string): Passage[] {
  const comment = /(?<=^|[\s;,{}()[\]])(?:\/\*+(?=\s)[^]*?\*\/|\/\/(?=\s|$).*(?:\n\s*\/\/(?=\s|$).*)*)/gm;
  return Array.from(source.matchAll(comment), ({ 0: found, index }) => ({
    line: lineOf(source, index),
    text: found
      .replace(/^\s*(?:\/\/|\/\*+|\*(?!\/)) ?|\s*\*\/$/gm, '')
      .replace(/^\s*(?:eslint|prettier|@ts|#region).*/gm, '')
      .replace(/`[^`]*`/g, (quoted) => quoted.replace(/\w/g, 'x')),
  }));
}

function matchesOf(source: string, pattern: RegExp): Passage[] {
  return Array.from(source.matchAll(pattern), ({ 2: text = '', index }) => ({ line: lineOf(source, index), text }));
}

const titlesOf = (source: string) => matchesOf(source, /\b(?:test|it|describe|suite)\(\s*(['"`])(.*?)\1/gs);

const textsOf = (source: string) => matchesOf(source, /(['"`])((?:\\.|(?!\1).)*)\1/g);

/** Paragraphs and list items, without code, tables, headings, lists of links and what scripts write. */
function paragraphsOf(source: string): Passage[] {
  const blank = (text: string) => text.replace(/[^\n]/g, '');
  const prose = source
    .replace(/^---\n.*?\n---\n/s, blank)
    .replace(/<!-- ([\w-]+) -->.*?<!-- \/\1 -->/gs, blank)
    .replace(/^( *)(```+|~~~+).*?^\1\2$/gms, blank)
    .replace(/<!--.*?-->/gs, blank)
    .replace(/^ *(?:\||#|:::|<\/?\w[^>]*>$|\[[^\]]+\]: |[-*] \[[^\]]*\]\([^)]*\)).*$/gm, '')
    .replace(/`[^`]*`/g, (code) => `X${blank(code)}`)
    .replace(/\]\([^)]*\)/g, (link) => `]${blank(link)}`);
  const passages: Passage[] = [];
  let begins = true;
  for (const [index, line] of prose.split('\n').entries()) {
    const isItem = /^\s*(?:[-*+]|\d+\.) /.test(line);
    const text = line.replace(/^\s*(?:(?:[-*+]|\d+\.) |> ?)?/, '');
    const last = passages.at(-1);
    if (text && (begins || isItem || !last)) passages.push({ line: index + 1, text });
    else if (text && last) passages[passages.length - 1] = { ...last, text: `${last.text}\n${text}` };
    begins = !text;
  }
  return passages;
}

const problems: string[] = [];

function check(file: string, kind: keyof typeof rules, passages: readonly Passage[]): void {
  for (const { line, text } of passages) {
    const report = (at: number, problem: string) => problems.push(`${file}:${line + lineOf(text, at) - 1}  ${problem}`);
    for (const [pattern, advice] of rules[kind])
      for (const { 0: found, index } of text.matchAll(pattern))
        report(index, `"${found.replace(/\s+/g, ' ')}": ${advice}`);
    if (kind !== 'documents') continue;
    for (const { 0: sentence, index } of text.matchAll(/\S.*?(?:[.!?][)"*_]*(?=\s+[^a-z\s]|\s*$)|$)/gs)) {
      const words = sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
      if (words > mostWords) report(index, `a sentence of ${words} words: ${mostWords} at most`);
    }
  }
}

const isChecked = /^(?:src|components|adapters|mock-server|demo|scripts|config|site|checks|bench)\/.*\.[tj]s$/;
const isGenerated = /(?:^|\/)(?:CHANGELOG|results)\.md$/;

const files = execFileSync('git', ['ls-files', '--', ...process.argv.slice(2)], { encoding: 'utf8' });
for (const file of files.trim().split('\n')) {
  if (!/\.(?:md|ts|js|en\.json)$/.test(file) || isGenerated.test(file)) continue;
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) check(file, 'documents', paragraphsOf(source));
  if (isChecked.test(file)) check(file, 'comments', commentsOf(source));
  if (/\.test\.[tj]s$|\.spec\.[tj]s$/.test(file)) check(file, 'comments', titlesOf(source));
  if (/\.en\.(?:ts|json)$/.test(file)) check(file, 'messages', textsOf(source));
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`\n${problems.length} places. CONTRIBUTING.md says how texts are written.`);
  process.exitCode = 1;
}
