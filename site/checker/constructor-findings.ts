import type { AnyNode, NewExpression } from 'acorn';
import { capitalized, familiesOf, type Family } from './family.ts';
import { code, type Edit, type Found } from './finding.ts';
import { operationNames } from './operations.ts';
import { optionReader, type SaidOption } from './option-objects.ts';
import { callsIn, nodesOf, type Located } from './script.ts';

interface Made {
  readonly node: NewExpression;
  readonly name: string;
  /** The variable or property that holds the modal, as it is written. */
  readonly holder: string | undefined;
}

/** Finds modals that a constructor creates: `new Acme.Portal(container, listen).run({ operation: 'makePayment', … })`. */
export function constructorFindings(page: string): readonly Found[] {
  const families = familiesOf(page);
  if (families.length === 0 && !operationNames.some((name) => page.includes(name))) return [];
  const nodes = nodesOf(page);
  const made = nodes.flatMap((located) => madeBy(page, located, families));
  const constructors = made.map(({ node, name }) => ({
    at: node.start,
    what: `The constructor ${code(page.slice(node.callee.start, node.callee.end))}`,
    advice: `Load jQuery, and write ${code(`jQuery(container).${name}().data('${name}')`)}. The modal opens over the page, unless it is inline.`,
    edits: pluginEdits(page, node, name),
  }));
  const read = optionReader(page, nodes);
  const calls = callsIn(nodes).flatMap(({ node, object, name, at }) => {
    const holder = page.slice(object.start, object.end);
    const isMade = made.some((one) => one.node === object || one.holder === holder);
    if (!isMade || !/^(?:run|cleanup)$/.test(name)) return [];
    const operation = read(node.arguments[0]).options.find((option) => option.name === 'operation');
    const method = name === 'cleanup' ? '.destroy' : methodOf(page, node.arguments[0], operation);
    const edits = method === undefined ? [] : [edit(page, object.end, at + name.length, method)];
    const advice = `Call ${code(method ?? '.makePayment')}. Nothing changes for the payer.`;
    return [{ at, what: `The method ${code(name)}`, advice, edits }];
  });
  const document = 'docs/migration.md#replace-other-names';
  return [...constructors, ...calls].map((found) => ({ ...found, weight: 'change', page: document }));
}

function madeBy(page: string, { node, around }: Located, families: readonly Family[]): readonly Made[] {
  if (node.type !== 'NewExpression') return [];
  const [called = ''] = /\w*$/.exec(page.slice(node.callee.start, node.callee.end)) ?? [];
  const own = families.find(({ prefix }) => capitalized(prefix) === called);
  if (!own && !(node.callee.type === 'MemberExpression' && /^(?:Portal|Claims)/.test(called))) return [];
  const assigned = around.at(-1) && page.slice(around.at(-1)?.start, node.start);
  const holder = /([\w$.]+)\s*=\s*$/.exec(assigned ?? '')?.[1];
  return [{ node, name: own?.name ?? (called.startsWith('Claims') ? 'claims' : 'portal'), holder }];
}

/** `new Acme.Portal(c) => jQuery(c).portal().data('portal')`. Listeners get a container that no other modal has. */
function pluginEdits(page: string, { start, end, arguments: given }: NewExpression, name: string): readonly Edit[] {
  const [container, listen] = given;
  const data = `.data('${name}')`;
  if (!container) return [edit(page, start, end, `jQuery(document.body).${name}()${data}`)];
  const opening = edit(page, start, container.start, listen ? `jQuery('<div>').appendTo(` : 'jQuery(');
  if (!listen) return [opening, edit(page, container.end, end, `).${name}()${data}`)];
  const each = edit(page, container.end, listen.start, `).${name}().each((_, container) => (`);
  return [opening, each, edit(page, listen.end, end, `)(container))${data}`)];
}

/** How the method is written: `.makePayment`, or `[options.operation]` if only the page knows it when it runs. */
function methodOf(page: string, options: AnyNode | undefined, operation: SaidOption | undefined): string | undefined {
  if (operation?.value !== undefined)
    return operationNames.includes(operation.value) ? `.${operation.value}` : undefined;
  if (options?.type === 'Identifier') return `[${options.name}.operation]`;
  return operation && `[${operation.source.replaceAll('\n', ' ')}]`;
}

/** A replacement that keeps the number of lines. */
function edit(page: string, start: number, end: number, text: string): Edit {
  return { start, end, text: page.slice(start, end).replace(/[^\n]/g, '') + text };
}
