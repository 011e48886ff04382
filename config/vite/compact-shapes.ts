import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Replaces Valibot, and the schemas of wire shapes, by calls of the small functions in `src/compact-shapes.ts`. What an
 * `http-*-calls.later.ts` imports gets its name as a query (`wire.ts?http-payment-calls`), so that the bundler copies it
 * into that chunk, which may import nothing.
 */
export const compactShapes: Plugin = {
  name: 'compact-shapes',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const [, owner] = /(http-\w+-calls)(\.later\.ts)?$/.exec(importer) ?? [];
    const found = owner && (await this.resolve(source, importer, { skipSelf: true }));
    return found ? `${found.id}?${owner}` : null;
  },
  async transform(code, address) {
    const [id = ''] = address.split('?');
    if (/\.json\?/.test(address)) return { code: `export default ${code}`, moduleType: 'js' };
    if (id.endsWith('/src/read-shape.ts')) return `export * from ${JSON.stringify(resolve('src/compact-shapes.ts'))}`;
    if (!/\/src\/(\w+\/wire|operation\/operation-service)\.ts$/.test(id)) return null;
    const imports = [
      `import * as shapes from ${JSON.stringify(resolve('src/compact-shapes.ts'))};`,
      `import { plainText } from ${JSON.stringify(resolve('src/plain-text.ts'))};`,
    ];
    const module = (await import(pathToFileURL(id).href)) as object;
    return [...imports, compactCode(module)].join('\n');
  },
};

type Parts = Readonly<Record<string, Part>>;

interface Part {
  readonly kind: 'schema' | 'validation' | 'transformation';
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly entries: Parts;
  readonly options: readonly unknown[];
  readonly wrapped: Part;
  readonly item: Part;
  readonly key: Part;
  readonly value: Part;
  readonly literal: unknown;
  readonly requirement: number | RegExp | ((value: never) => boolean);
  readonly operation?: { readonly name: string };
}

/** The code of a module that exports the same schemas. Pages do not need its functions. */
export function compactCode(module: object): string {
  const names = new Map<string, string>();
  const lines: string[] = [];
  const writers: Readonly<Record<string, (part: Part) => string>> = {
    literal: ({ literal }) => `oneOf(${JSON.stringify([literal])})`,
    picklist: ({ options }) => `oneOf(${JSON.stringify(options)})`,
    union: ({ options }) => `anyOf([${(options as readonly Part[]).map(nameOf).join(', ')}])`,
    nullable: ({ wrapped }) => `orElse(${nameOf(wrapped)}, [null])`,
    nullish: ({ wrapped }) => `orElse(${nameOf(wrapped)}, [null, undefined])`,
    array: ({ item }) => `list(${nameOf(item)})`,
    record: ({ key, value }) => `record(${nameOf(key)}, ${nameOf(value)})`,
    object: ({ entries }) => `object(${[partsCode(entries), ...optionalNames(entries)].join(', ')})`,
  };
  for (const [name, value] of Object.entries(module) as [string, Part | Parts][]) {
    if (typeof value === 'function') continue;
    const code = value.kind === 'schema' ? nameOf(value as Part) : partsCode(value as Parts);
    lines.push(`export const ${name} = ${code};`);
  }
  return lines.join('\n');

  /** Makes a schema a constant, which all that contain it share. */
  function nameOf(part: Part): string {
    if (part.type === 'exact_optional') return nameOf(part.wrapped);
    if (!part.pipe && isSimple(part)) return `shapes.${part.type}`;
    const code = codeOf(part);
    const name = names.get(code) ?? `shape${names.size}`;
    if (!names.has(code)) lines.push(`const ${name} = /* @__PURE__ */ ${code};`);
    names.set(code, name);
    return name;
  }

  function codeOf(part: Part): string {
    if (!part.pipe) return `shapes.${entryFor(part, writers)(part)}`;
    const [schema, ...actions] = part.pipe as readonly [Part, ...Part[]];
    return actions.reduce((code, action) => `shapes.${actionCode(action, code)}`, nameOf(schema));
  }

  function partsCode(parts: Parts): string {
    const fields = Object.entries(parts).map(([name, part]) => `${name}: ${nameOf(part)}`);
    return `{ ${fields.join(', ')} }`;
  }
}

const isSimple = ({ type }: Part) => ['unknown', 'string', 'number', 'boolean'].includes(type);

function optionalNames(parts: Parts): string[] {
  const names = Object.keys(parts).filter((name) => ['exact_optional', 'nullish'].includes(parts[name]?.type ?? ''));
  return names.length > 0 ? [JSON.stringify(names)] : [];
}

function actionCode(action: Part, shape: string): string {
  if (action.operation?.name === 'plainText') return `changed(${shape}, plainText)`;
  return `passing(${shape}, ${entryFor(action, tests)(action.requirement)})`;
}

const tests: Readonly<Record<string, (requirement: Part['requirement']) => string>> = {
  safe_integer: () => 'Number.isSafeInteger',
  min_value: (least) => `(value) => value >= ${least}`,
  max_value: (most) => `(value) => value <= ${most}`,
  min_length: (least) => `(value) => value.length >= ${least}`,
  max_length: (most) => `(value) => value.length <= ${most}`,
  regex: (pattern) => `(value) => ${pattern}.test(value)`,
  // A function that uses nothing around it.
  check: String,
};

function entryFor<Entry>({ type }: Part, table: Readonly<Record<string, Entry>>): Entry {
  const entry = table[type];
  if (!entry) throw new Error(`Compact shapes have no ${type}. Add it to compact-shapes.ts.`);
  return entry;
}
