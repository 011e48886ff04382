import { optionOf } from '../../src/options/data-attributes.ts';

/** The options that a page gives an operation, as it is written. */
export interface Said {
  readonly operation: string;
  /** Where the call or the button begins. */
  readonly at: number;
  readonly options: readonly { readonly name: string; readonly value: string | undefined; readonly at: number }[];
  /** Options may come from elsewhere too. */
  readonly isPart: boolean;
  readonly asAttributes: boolean;
}

/** What a page says to these operations, in calls and on buttons. */
export function saidOptions(page: string, operations: readonly string[]): readonly Said[] {
  return [...calls(page), ...buttons(page)].filter(({ operation }) => operations.includes(operation));
}

/** `.makePayment({ sessionId, feeContext: 'PaymentWithFee' })` */
function* calls(page: string): Generator<Said> {
  for (const { 1: operation = '', index } of page.matchAll(/\.(\w+)\(\s*\{/g)) {
    const start = page.indexOf('{', index) + 1;
    const text = objectFrom(page, start);
    const members = text.matchAll(/(?:^|[,{])\s*['"]?(\w+)['"]?\s*(?:(?=[,}]|$)|:\s*(?:'([^']*)'|"([^"]*)")?)/g);
    const options = Array.from(members, ({ 0: whole, 1: name = '', 2: single, 3: double, index: at }) => ({
      name,
      value: single ?? double,
      at: start + at + whole.search(/\w/),
    }));
    yield { operation, at: index, options, isPart: text.includes('...'), asAttributes: false };
  }
}

/** What stands in an object, without what stands in objects in it and in comments. */
function objectFrom(page: string, start: number): string {
  let depth = 0;
  let text = '';
  for (let at = start; at < page.length; at++) {
    const letter = page[at] ?? '';
    if (letter === '}' && depth-- === 0) break;
    text += depth > 0 ? ' ' : letter;
    if (letter === '{') depth++;
  }
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return text.replace(/\/\/[^\n]*/g, blank).replace(/\/\*[^]*?\*\//g, blank);
}

/** `<button data-toggle="portal" data-method="makePayment" data-option-session-id="…">` */
function* buttons(page: string): Generator<Said> {
  for (const { 0: tag, index } of page.matchAll(/<\w[^>]*\bdata-toggle=["'](?:portal|claims)["'][^>]*>/g)) {
    const [, operation = ''] = /data-method=["'](\w+)["']/.exec(tag) ?? [];
    const attributes = tag.matchAll(/(data-option-[\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g);
    const options = Array.from(attributes, ({ 1: name = '', 2: double, 3: single, index: at }) => ({
      name: optionOf(name) ?? name,
      value: double ?? single,
      at: index + at,
    }));
    yield { operation, at: index, options, isPart: false, asAttributes: true };
  }
}
