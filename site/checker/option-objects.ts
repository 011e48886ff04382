import type { AnyNode } from 'acorn';
import type { Edit } from './finding.ts';
import { callsIn, nameOf, type Located } from './script.ts';

export interface SaidOption {
  readonly name: string;
  readonly source: string;
  readonly value: string | undefined;
  readonly at: number;
  readonly rename: (name: string) => Edit;
  /** An ignored attribute: it does not start with `data-option-`. */
  readonly attribute?: string;
}

export interface SaidObject {
  readonly options: readonly SaidOption[];
  /** The page may set more options elsewhere. */
  readonly isPart: boolean;
}

const unknown: SaidObject = { options: [], isPart: true };

/** Returns a function that reads the options of an expression: an object, a variable, what a function returns, or several objects. */
export function optionReader(page: string, nodes: readonly Located[]): (node: AnyNode | undefined) => SaidObject {
  const sourceOf = ({ start, end }: AnyNode) => page.slice(start, end);
  const assigned = nodes.flatMap(({ node }) => {
    if (node.type === 'AssignmentExpression') return [{ target: dotted(sourceOf(node.left)), value: node.right }];
    return node.type === 'VariableDeclarator' && node.init ? [{ target: sourceOf(node.id), value: node.init }] : [];
  });
  const returned = nodes.flatMap(({ node, around }) => {
    if (node.type === 'ArrowFunctionExpression' && node.expression)
      return [{ name: functionName([...around, node]), value: node.body }];
    return node.type === 'ReturnStatement' && node.argument
      ? [{ name: functionName(around), value: node.argument }]
      : [];
  });
  return (node) => read(node, 5);

  function read(node: AnyNode | undefined, depth: number): SaidObject {
    if (!node || depth === 0) return unknown;
    if (node.type === 'ObjectExpression')
      return merged(
        node.properties.map((property) => {
          if (property.type === 'SpreadElement') return { ...read(property.argument, depth - 1), isPart: true };
          const name = property.computed ? undefined : nameOf(property.key);
          if (name === undefined) return unknown;
          const after = property.shorthand ? `: ${name}` : '';
          return { options: [option(name, property.value, property.key, after)], isPart: false };
        }),
      );
    if (node.type === 'Identifier' || node.type === 'MemberExpression') return readVariable(node, depth);
    if (node.type !== 'CallExpression') return unknown;
    const [call] = callsIn([{ node, around: [] }]);
    if (call && /^(?:extend|assign|merge)$/.test(call.name))
      return merged(node.arguments.map((argument) => read(argument, depth - 1)));
    const called = call?.name ?? nameOf(node.callee);
    const objects = returned.filter(({ name }) => name === called);
    return objects.length === 0 ? unknown : merged(objects.map(({ value }) => read(value, depth - 1)));
  }

  /** The name of the innermost function: its own, or that of the variable or property that holds it. */
  function functionName(around: readonly AnyNode[]): string | undefined {
    const index = around.findLastIndex(({ type }) => /^(?:Arrow)?Function/.test(type));
    const [parent, inner] = [around[index - 1], around[index]];
    if (inner && 'id' in inner && inner.id?.type === 'Identifier') return inner.id.name;
    if (parent?.type === 'VariableDeclarator') return nameOf(parent.id);
    if (parent?.type === 'AssignmentExpression') return /\w+$/.exec(dotted(sourceOf(parent.left)))?.[0];
    return parent?.type === 'Property' ? nameOf(parent.key) : undefined;
  }

  function readVariable(node: AnyNode, depth: number): SaidObject {
    const name = dotted(sourceOf(node));
    const others = assigned.filter(({ value }) => value.start > node.start || value.end < node.end);
    const objects = others.filter(({ target }) => target === name);
    const object = objects.findLast(({ value }) => value.start < node.start) ?? objects[0];
    const members = others
      .filter(({ target }) => target.startsWith(`${name}.`) && /^\w+$/.test(target.slice(name.length + 1)))
      .map(({ target, value }) => {
        const member = target.slice(name.length + 1);
        const start = page.lastIndexOf(member, value.start - member.length);
        return option(member, value, { start, end: start + member.length });
      });
    return merged([read(object?.value, depth - 1), { options: members, isPart: false }]);
  }

  function option(name: string, node: AnyNode, { start, end }: Omit<Edit, 'text'>, after = ''): SaidOption {
    const source = sourceOf(node);
    const value = /^(['"`])([^$]*)\1$/.exec(source)?.[2] ?? /^-?[\d.]+$/.exec(source)?.[0];
    return { name, source, value, at: start, rename: (to) => ({ start, end, text: to + after }) };
  }
}

function merged(objects: readonly SaidObject[]): SaidObject {
  return { options: objects.flatMap(({ options }) => options), isPart: objects.some(({ isPart }) => isPart) };
}

/** `"opts['sessionId']" => 'opts.sessionId'` */
function dotted(source: string): string {
  return source.replace(/\[['"](\w+)['"]\]/g, '.$1').replace(/[?!]/g, '');
}
