import { attributeOf, optionOf } from '../../src/options/data-attributes.ts';
import { suggestOption } from '../../src/options/suggest-option.ts';
import { operationNames } from './operations.ts';
import { optionReader, type SaidObject, type SaidOption } from './option-objects.ts';
import { callsIn, nodesOf, textOf } from './script.ts';

export interface Said extends SaidObject {
  readonly operation: string;
  readonly spelled: string;
  readonly at: number;
  /** Position of the method's name. */
  readonly nameAt: number;
  readonly asAttributes: boolean;
}

type Spelled = Omit<Said, 'operation'>;

export function saidOptions(page: string): readonly Said[] {
  return [...calls(page), ...buttons(page)].flatMap((said) => {
    const operation = operationOf(said);
    return operation === undefined ? [] : [{ ...said, operation }];
  });
}

/** `'MakePayment' => 'makePayment'`. On a button, `'makePaymnt'` is recognized too, because it can only mean that. */
function operationOf({ spelled, asAttributes }: Spelled): string | undefined {
  const same = operationNames.find((operation) => operation.toLowerCase() === spelled.toLowerCase());
  return same ?? (asAttributes ? suggestOption(spelled, operationNames) : undefined);
}

/** `.makePayment({ sessionId, feeContext: 'PaymentWithFee' })`, `.portal('makePayment', options)` */
function calls(page: string): readonly Spelled[] {
  const nodes = nodesOf(page);
  const read = optionReader(page, nodes);
  return callsIn(nodes).map(({ name, at, node }) => {
    const [first, second] = node.arguments;
    const method = /^(?:portal|claims)$/.test(name) ? textOf(first) : undefined;
    return method === undefined || !first
      ? { spelled: name, at, nameAt: at, ...read(first), asAttributes: false }
      : { spelled: method, at, nameAt: first.start + 1, ...read(second), asAttributes: false };
  });
}

/** `<button data-toggle="portal" data-method="makePayment" data-option-session-id="…">` */
function* buttons(page: string): Generator<Spelled> {
  for (const { 0: tag, index } of page.matchAll(/<\w[^>]*\bdata-toggle=["'](?:portal|claims)["'][^>]*>/g)) {
    const method = /(?<=data-method=["'])\w+/.exec(tag);
    const attributes = tag.matchAll(/(data-(?:options?-)?([\w-]+))(?:=(?:"([^"]*)"|'([^']*)'))?/g);
    const options = Array.from(
      attributes,
      ({ 1: name = '', 2: end = '', 3: double, 4: single, index: place }): SaidOption => {
        const start = index + place;
        return {
          name: optionOf(name) ?? optionOf(`data-option-${end}`) ?? name,
          source: '',
          value: double ?? single,
          at: start,
          rename: (option) => ({ start, end: start + name.length, text: attributeOf(option) }),
          ...(name.startsWith('data-option-') ? {} : { attribute: name }),
        };
      },
    );
    const nameAt = index + (method?.index ?? 0);
    yield { spelled: method?.[0] ?? '', at: index, nameAt, options, isPart: false, asAttributes: true };
  }
}
