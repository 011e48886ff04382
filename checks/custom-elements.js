import { posix } from 'node:path';
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { eventNames } from '../components/shared/event-path.ts';
import { elementModules } from '../config/modals.ts';

/** The package's modules by their sources, as the manifest calls them. */
const packed = new Map(Object.entries(elementModules).map(([name, source]) => [source, `dist/${name}.js`]));

/**
 * The manifest of what the package has: its own modules and what is public in them.
 *
 * @typedef {{ privacy?: string, inheritedFrom?: unknown }} Member
 * @typedef {{ superclass?: unknown, members?: Member[], attributes?: Member[], events?: { name: string }[] }} Declaration
 * @typedef {{ path: string, declarations?: Declaration[], exports?: { declaration: { module?: string } }[] }} Module
 */
const publicModules = {
  name: 'public-modules',
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
      for (const declaration of module.declarations ?? []) {
        declaration.superclass = { name: 'LitElement', package: 'lit' };
        const { members = [], attributes = [] } = declaration;
        declaration.members = members.filter(({ privacy = 'public' }) => privacy === 'public');
        for (const item of [...declaration.members, ...attributes]) delete item.inheritedFrom;
        declaration.events = (declaration.events ?? []).flatMap((event) =>
          eventNames(event.name).map((name) => ({ ...event, name })),
        );
      }
    }
    customElementsManifest.modules = modules;
  },
};

export default {
  globs: ['components/**/*.ts'],
  outdir: 'dist',
  litelement: true,
  quiet: true,
  // What editors know of the elements is made from the manifest.
  plugins: [
    publicModules,
    customElementVsCodePlugin({ outdir: 'dist', hideLogs: true }),
    customElementJetBrainsPlugin({ outdir: 'dist', packageJson: false, hideLogs: true }),
  ],
};
