// Shortens the declarations of schemas to what they return: `ObjectSchema<{ readonly a: StringSchema<undefined> }, undefined>`
// becomes `GenericSchema<unknown, { a: string }>`. Valibot's own types are four times as long, and users do not need them.
import type { Plugin } from 'rolldown';
import ts from 'typescript';

/** The type that a schema returns, by the name of Valibot's type. */
const outputs: Readonly<Record<string, (given: readonly ts.TypeNode[]) => string>> = {
  StringSchema: () => 'string',
  NumberSchema: () => 'number',
  BooleanSchema: () => 'boolean',
  UnknownSchema: () => 'unknown',
  LiteralSchema: ([value]) => textOf(value),
  PicklistSchema: ([values]) => valuesOf(values),
  EnumSchema: ([values]) => union(membersOf(values).map(({ type }) => textOf(type))),
  UnionSchema: ([options]) => union(elementsOf(options).map(outputOf)),
  VariantSchema: ([, options]) => union(elementsOf(options).map(outputOf)),
  NullableSchema: ([schema]) => union([outputOf(schema), 'null']),
  NullishSchema: ([schema]) => union([outputOf(schema), 'null', 'undefined']),
  ExactOptionalSchema: ([schema]) => outputOf(schema),
  ArraySchema: ([item]) => `(${outputOf(item)})[]`,
  RecordSchema: ([key, value]) => `Record<${outputOf(key)}, ${outputOf(value)}>`,
  GenericSchema: ([input, output]) => `(${textOf(output ?? input)})`,
  CustomSchema: ([output]) => textOf(output),
  SchemaWithPipe: ([steps]) => outputOfSteps(elementsOf(steps)),
  SchemaWithFallback: ([schema]) => outputOf(schema),
  ObjectSchema: ([entries]) => `{${membersOf(entries).map(memberOf).join('')}\n}`,
};

const textOf = (node: ts.Node | undefined) => node?.getText() ?? '';
const valuesOf = (node: ts.TypeNode | undefined) =>
  node && ts.isArrayTypeNode(node)
    ? textOf(node.elementType).replace(/^\((.*)\)$/, '$1')
    : union(elementsOf(node).map(textOf));

const union = (types: readonly string[]) => [...new Set(types)].join(' | ');

function valibotType(node: ts.Node | undefined) {
  if (!node || !ts.isTypeReferenceNode(node) || !ts.isQualifiedName(node.typeName)) return undefined;
  const { left, right } = node.typeName;
  return left.getText() === 'v' ? { name: right.text, given: node.typeArguments ?? [] } : undefined;
}

function outputOf(node: ts.Node | undefined): string {
  if (node && ts.isUnionTypeNode(node)) return union(node.types.map(outputOf));
  const type = valibotType(node);
  const output = type && outputs[type.name];
  if (!output) throw new Error(`checks/plain-shapes.ts does not know ${textOf(node)}.`);
  return output(type.given);
}

/** A pipe returns the output of its last transformation, otherwise that of its schema. */
function outputOfSteps(steps: readonly ts.TypeNode[]): string {
  const transformation = steps.map(valibotType).findLast((step) => step?.name === 'TransformAction');
  return transformation ? textOf(transformation.given[1]) : outputOf(steps[0]);
}

function elementsOf(node: ts.TypeNode | undefined): readonly ts.TypeNode[] {
  const list = node && ts.isTypeOperatorNode(node) ? node.type : node;
  return list && ts.isTupleTypeNode(list) ? list.elements : [];
}

const membersOf = (node: ts.TypeNode | undefined) =>
  node && ts.isTypeLiteralNode(node) ? node.members.filter(ts.isPropertySignature) : [];

function memberOf(member: ts.PropertySignature): string {
  const comment = member.getFullText().slice(0, member.getLeadingTriviaWidth()).trim().replace(/\n\s+/g, '\n ');
  const optional = /^(ExactOptional|Nullish)Schema$/.test(valibotType(member.type)?.name ?? '') ? '?' : '';
  return `${comment}\n${member.name.getText()}${optional}: ${outputOf(member.type)};`;
}

interface Replacement {
  readonly name: string;
  readonly type: ts.TypeNode;
  readonly output: string;
}

/** The types that the schemas of a file return. A schema inside another one is named. */
function replacementsIn(source: ts.SourceFile): readonly Replacement[] {
  const found: Replacement[] = [];
  for (const { declarationList } of source.statements.filter(ts.isVariableStatement)) {
    for (const { name, type } of declarationList.declarations) {
      if (!type || !valibotType(type)?.name.includes('Schema')) continue;
      const output = found
        .filter((inner) => inner.output.startsWith('{'))
        .reduce((text, inner) => text.replaceAll(inner.output, `v.InferOutput<typeof ${inner.name}>`), outputOf(type));
      found.push({ name: textOf(name), type, output });
    }
  }
  return found;
}

export const plainShapes: Plugin = {
  name: 'plain-shapes',
  transform: {
    order: 'pre',
    handler(code, id) {
      const source = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true);
      return replacementsIn(source).reduceRight(
        (text, { type, output }) =>
          `${text.slice(0, type.getStart())}v.GenericSchema<unknown, ${output}>${text.slice(type.end)}`,
        code,
      );
    },
  },
};
