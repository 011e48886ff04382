import { optionOf } from '../../src/options/data-attributes.ts';
import { suggestOption } from '../../src/options/suggest-option.ts';

export interface SaidOption {
  readonly name: string;
  readonly value: string | undefined;
  readonly at: number;
  /** An ignored attribute: it does not start with `data-option-`. */
  readonly attribute?: string;
}

export interface Said {
  readonly operation: string;
  readonly spelled: string;
  readonly at: number;
  readonly options: readonly SaidOption[];
  /** The page may set more options elsewhere. */
  readonly isPart: boolean;
  readonly asAttributes: boolean;
}

type Spelled = Omit<Said, 'operation'>;

export function saidOptions(page: string, operations: readonly string[]): readonly Said[] {
  return [...calls(page), ...buttons(page)].flatMap((said) => {
    const operation = operationOf(said, operations);
    return operation === undefined ? [] : [{ ...said, operation }];
  });
}

/** `'MakePayment' => 'makePayment'`. On a button, `'makePaymnt'` is recognized too, because it can only mean that. */
function operationOf({ spelled, asAttributes }: Spelled, operations: readonly string[]): string | undefined {
  const same = operations.find((operation) => operation.toLowerCase() === spelled.toLowerCase());
  return same ?? (asAttributes ? suggestOption(spelled, operations) : undefined);
}

/** `.makePayment({ sessionId, feeContext: 'PaymentWithFee' })` */
function* calls(page: string): Generator<Spelled> {
  for (const { 0: whole, 1: spelled = '', index } of page.matchAll(/\.(\w+)\(\s*\{?/g)) {
    const start = index + whole.length;
    const isObject = whole.endsWith('{');
    const text = isObject ? objectFrom(page, start) : '';
    const members = text.matchAll(
      /(?:^|[,{])\s*['"]?(\w+)['"]?\s*(?:(?=[,}]|$)|:\s*(?:'([^']*)'|"([^"]*)"|(-?\d[\d.]*)(?=\s*[,}]|\s*$))?)/g,
    );
    const options = Array.from(members, ({ 0: member, 1: name = '', 2: single, 3: double, 4: bare, index: at }) => ({
      name,
      value: single ?? double ?? bare,
      at: start + at + member.search(/\w/),
    }));
    yield { spelled, at: index, options, isPart: !isObject || text.includes('...'), asAttributes: false };
  }
}

/** Returns the text of an object without nested objects and comments. */
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
function* buttons(page: string): Generator<Spelled> {
  for (const { 0: tag, index } of page.matchAll(/<\w[^>]*\bdata-toggle=["'](?:portal|claims)["'][^>]*>/g)) {
    const [, spelled = ''] = /data-method=["'](\w+)["']/.exec(tag) ?? [];
    const attributes = tag.matchAll(/(data-(?:options?-)?([\w-]+))(?:=(?:"([^"]*)"|'([^']*)'))?/g);
    const options = Array.from(attributes, ({ 1: name = '', 2: end = '', 3: double, 4: single, index: at }) => ({
      name: optionOf(name) ?? optionOf(`data-option-${end}`) ?? name,
      value: double ?? single,
      at: index + at,
      ...(name.startsWith('data-option-') ? {} : { attribute: name }),
    }));
    yield { spelled, at: index, options, isPart: false, asAttributes: true };
  }
}
