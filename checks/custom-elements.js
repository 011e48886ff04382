import { posix } from 'node:path';
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { eventNames } from '../components/shared/event-path.ts';
import { elementModules, modals } from '../config/modals.ts';
import { PaymentOperationName } from '../src/payment/enumerations.ts';
import { attributeOf } from '../src/options/data-attributes.ts';

const packed = new Map(Object.entries(elementModules).map(([name, source]) => [source, `dist/${name}.js`]));

/** The literals of each type, by its name. Editors suggest them. */
const unions = new Map([['PaymentOperationName', unionOf(Object.keys(PaymentOperationName))]]);

/** @param {readonly string[]} values */
function unionOf(values) {
  return values.map((value) => `'${value}'`).join(' | ');
}

/** @param {string | undefined} tag */
function optionAttributes(tag) {
  const [options = {}, notes = {}] = modals.find((modal) => modal.tag === tag)?.options ?? [];
  return Object.entries(options)
    .filter(([, { kind }]) => kind !== 'object')
    .map(([name, { kind, values = kind === 'boolean' ? ['true', 'false'] : [] }]) => ({
      name: attributeOf(name),
      description: notes[name],
      type: { text: values.length > 0 ? unionOf(values) : 'string' },
    }));
}

/**
 * Reduces the manifest to the package's modules and their public members.
 *
 * @typedef {{ privacy?: string, inheritedFrom?: unknown, type?: { text: string } }} Member
 * @typedef {{ tagName?: string, superclass?: unknown, members?: Member[], attributes?: Member[], events?: { name: string }[] }} Declaration
 * @typedef {{ path: string, declarations?: Declaration[], exports?: { declaration: { module?: string } }[] }} Module
 */
const publicModules = {
  name: 'public-modules',
  /** @param {{ ts: typeof import('typescript'), node: import('typescript').Node }} context */
  analyzePhase({ ts, node }) {
    if (ts.isTypeAliasDeclaration(node) && /^'[\w']+( \| '[\w']+)*$/.test(node.type.getText()))
      unions.set(node.name.text, node.type.getText());
  },
  /** @param {{ customElementsManifest: { modules: Module[] } }} context */
  packageLinkPhase({ customElementsManifest }) {
    const modules = customElementsManifest.modules.filter(({ path }) => packed.has(path));
    for (const module of modules) {
      const folder = posix.dirname(module.path);
      module.path = packed.get(module.path) ?? module.path;
      for (const { declaration } of module.exports ?? []) {
        const source = posix.join(folder, declaration.module ?? '');
        if (declaration.module) declaration.module = packed.get(source) ?? module.path;
      }
      module.declarations = (module.declarations ?? []).filter(({ tagName }) => tagName);
      for (const declaration of module.declarations) {
        declaration.superclass = { name: 'LitElement', package: 'lit' };
        const { members = [], attributes = [] } = declaration;
        declaration.members = members.filter(({ privacy = 'public' }) => privacy === 'public');
        for (const item of [...declaration.members, ...attributes]) {
          delete item.inheritedFrom;
          if (item.type) item.type.text = item.type.text.replace(/\w+/g, (name) => unions.get(name) ?? name);
        }
        declaration.attributes = [
          // An empty attribute has no effect.
          ...attributes.map(({ type, ...item }) => ({
            ...item,
            type: { text: (type?.text ?? '').replace(" | ''", '') },
          })),
          ...optionAttributes(declaration.tagName),
        ];
        declaration.events = (declaration.events ?? []).flatMap((event) =>
          eventNames(event.name).map((name) => ({ ...event, name })),
        );
      }
    }
    customElementsManifest.modules = modules;
  },
};

export default {
  globs: ['components/**/*.ts', 'src/options/option-table.ts'],
  outdir: 'dist',
  litelement: true,
  quiet: true,
  // The data for editors is made from the manifest.
  plugins: [
    publicModules,
    customElementVsCodePlugin({ outdir: 'dist', hideLogs: true }),
    customElementJetBrainsPlugin({ outdir: 'dist', packageJson: false, hideLogs: true }),
  ],
};
