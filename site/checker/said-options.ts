import { attributeOf, optionOf } from '../../src/options/data-attributes.ts';
import { suggestOption } from '../../src/options/suggest-option.ts';
import { operationNames } from './operations.ts';
import { optionReader, type SaidObject, type SaidOption } from './option-objects.ts';
import { blank, callsIn, nodesOf, textOf } from './script.ts';

export interface Said extends SaidObject {
  readonly operation: string;
  readonly spelled: string;
  readonly at: number;
  readonly nameAt: number;
  readonly asAttributes: boolean;
}

export function saidOptions(page: string): readonly Said[] {
  return [...calls(page), ...buttons(page)];
}

/** `'MakePayment' => 'makePayment'` */
function operationOf(spelled: string): string | undefined {
  return operationNames.find((operation) => operation.toLowerCase() === spelled.toLowerCase());
}

/** `.makePayment({ sessionId, feeContext: 'PaymentWithFee' })`, `.portal('makePayment', options)` */
function calls(page: string): readonly Said[] {
  const nodes = nodesOf(page);
  const read = optionReader(page, nodes);
  return callsIn(nodes).flatMap(({ name, at, node }) => {
    const [first, second] = node.arguments;
    const method = /^(?:portal|claims)$/.test(name) ? textOf(first) : undefined;
    const [spelled, nameAt, given] =
      method !== undefined && first ? [method, first.start + 1, second] : [name, at, first];
    const operation = operationOf(spelled);
    return operation === undefined ? [] : [{ operation, spelled, at, nameAt, ...read(given), asAttributes: false }];
  });
}

/** `<button data-toggle="portal" data-method="makePayment" data-option-session-id="…">` */
function* buttons(page: string): Generator<Said> {
  for (const { 0: tag, index } of page
    .replace(/<!--[^]*?-->/g, blank)
    .matchAll(/<\w[^>]*\bdata-toggle=["'](?:portal|claims)["'][^>]*>/g)) {
    const { 0: spelled = '', index: place = 0 } = /(?<=data-method=["'])\w+/.exec(tag) ?? {};
    // On a button, `makePaymnt` can only mean one thing.
    const operation = operationOf(spelled) ?? suggestOption(spelled, operationNames);
    if (operation === undefined) continue;
    const attributes = tag.matchAll(/(data-(?:options?-)?([\w-]+))(?:=(?:"([^"]*)"|'([^']*)'))?/g);
    const options = Array.from(
      attributes,
      ({ 1: name = '', 2: end = '', 3: double, 4: single, index: offset }): SaidOption => {
        const start = index + offset;
        return {
          name: optionOf(name.toLowerCase()) ?? optionOf(`data-option-${end}`) ?? name,
          source: '',
          value: double ?? single,
          at: start,
          rename: (option) => ({ start, end: start + name.length, text: attributeOf(option) }),
          ...(name.startsWith('data-option-') ? {} : { attribute: name }),
        };
      },
    );
    yield { operation, spelled, at: index, nameAt: index + place, options, isPart: false, asAttributes: true };
  }
}
