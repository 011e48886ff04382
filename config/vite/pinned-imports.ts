import type { Plugin, Rolldown } from 'vite';
import { integrityOf } from './integrity.ts';

/**
 * Has the modules of the script loaders fetch what comes later, the texts of a language and the marks of brands, by their
 * loader, which checks it: no engine lets `import()` itself name an integrity. A page that loads such a module without our
 * loader imports as ever, and pins by an import map if it wants to.
 */
export const pinnedImports: Plugin = {
  name: 'pinned-imports',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      if (!file.isEntry && file.dynamicImports.length > 0)
        throw new Error(
          `${file.fileName} imports later. Only the module of a modal can: nothing else is known by a tag.`,
        );
      const load = `self.paymentModals?.["${file.name}"]?.`;
      file.code = file.code.replace(/import\("\.\/([^"]+)"\)/g, (importing, later: string) => {
        const checks = [...importsOf(bundle, later), later].map(
          (name) => `${load}("${name}","${integrityOf(chunkOf(bundle, name).code, 'sha256')}")`,
        );
        return `(async()=>(${[...checks.map((check) => `await ${check}`), importing].join(',')}))()`;
      });
    }
  },
};

/** @throws Where the build has no such chunk. */
export function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const file = bundle[name];
  if (file?.type !== 'chunk') throw new Error(`There is no chunk ${name}.`);
  return file;
}

/** What a chunk imports at once, that which others import first. */
export function importsOf(bundle: Rolldown.OutputBundle, name: string): string[] {
  return chunkOf(bundle, name).imports.flatMap((imported) => [...importsOf(bundle, imported), imported]);
}
