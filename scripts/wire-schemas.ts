import ts from 'typescript';
import type { GenericSchema } from 'valibot';
import { isSchema, type Descriptions } from './openapi-document.ts';

interface Holder extends GenericSchema {
  readonly entries?: Readonly<Record<string, Holder>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Holder;
  readonly item?: Holder;
}

/** Reads the descriptions of schemas from the docstrings in the source, along the types of the schemas. */
export function readDescriptions(modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Descriptions {
  const checker = programOf(Object.keys(modules));
  const docs: Record<string, string> = {};
  const fieldDocs = new Map<object, ReadonlyMap<string, string>>();
  for (const [path, module] of Object.entries(modules)) {
    for (const symbol of checker.exportsOf(path)) {
      const { name } = symbol;
      const schema = module[name];
      if (!/^[A-Z]/.test(name) || !isSchema(schema)) continue;
      if (name in docs) throw new Error(`${path} has another schema of the name ${name}.`);
      docs[name] = checker.docOf(symbol);
      collect(schema, checker.typeOf(symbol));
    }
  }
  return { docs, fieldDocs };

  /** Goes through a schema and its type side by side. The schema has the fields, the type their descriptions. */
  function collect({ entries, options = [], wrapped, item }: Holder, type: ts.Type | undefined): void {
    const fields = checker.partOf(type, 'entries');
    if (entries && fields && !fieldDocs.has(entries)) {
      const ofFields = new Map<string, string>();
      fieldDocs.set(entries, ofFields);
      for (const [name, field] of Object.entries(entries)) {
        const symbol = fields.getProperty(name);
        if (symbol) ofFields.set(name, checker.docOf(symbol));
        collect(field, checker.partOf(fields, name));
      }
    }
    if (wrapped) collect(wrapped, checker.partOf(type, 'wrapped'));
    if (item) collect(item, checker.partOf(type, 'item'));
    const choices = checker.partOf(type, 'options');
    for (const [index, option] of options.entries()) {
      if (isSchema(option)) collect(option, checker.partOf(choices, String(index)));
    }
  }
}

function programOf(paths: readonly string[]) {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: paths }, ts.sys, '.');
  const program = ts.createProgram(paths, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
  return {
    typeOf,
    exportsOf(path: string): readonly ts.Symbol[] {
      const file = program.getSourceFile(path);
      const symbol = file && checker.getSymbolAtLocation(file);
      return symbol ? checker.getExportsOfModule(symbol) : [];
    },
    docOf: (symbol: ts.Symbol) =>
      ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' '),
    /** The type of a property; undefined if the schema's type has no details. */
    partOf(type: ts.Type | undefined, name: string): ts.Type | undefined {
      const property = type && checker.getPropertyOfType(type, name);
      return property && typeOf(property);
    },
  };
}
