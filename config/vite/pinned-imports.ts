import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { integrityOf } from './integrity.ts';

/**
 * Lets modules fetch later files through their script loader, which checks the integrity: `import()` cannot name one.
 * A page without the loader imports as usual, and can pin files with an import map.
 */
export const pinnedImports: Plugin = {
  name: 'pinned-imports',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    // The hash of a list of languages is that of its changed code, so entries are the last.
    for (const file of chunks.sort((one, other) => Number(one.isEntry) - Number(other.isEntry))) {
      const entry = file.isEntry ? file : chunks.find((other) => other.dynamicImports.includes(file.fileName));
      if (!entry?.isEntry && file.dynamicImports.length > 0)
        throw new Error(`${file.fileName} imports later. Only the module of a modal and its list of languages can.`);
      const load = `self.paymentModals?.["${entry?.name}"]?.`;
      file.code = file.code.replace(/import\(["`]\.\/([^"`]+)["`]\)/g, (_importing, path: string) => {
        const later = posix.join(posix.dirname(file.fileName), path);
        const present = importsOf(bundle, file.fileName);
        // Only the later file itself gets another address after a failure.
        if (importsOf(bundle, later).some((name) => !present.includes(name)))
          throw new Error(`${later} imports what ${file.fileName} does not import. Pass what it needs in a call.`);
        const integrity = integrityOf(chunkOf(bundle, later).code, 'sha256');
        return `(async()=>import("./${path}"+(await ${load}("${later}","${integrity}")??"")))()`;
      });
    }
  },
};

export function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const file = bundle[name];
  if (file?.type !== 'chunk') throw new Error(`There is no chunk ${name}.`);
  return file;
}

/** The static imports of a chunk, dependencies first. */
export function importsOf(bundle: Rolldown.OutputBundle, name: string): string[] {
  return chunkOf(bundle, name).imports.flatMap((imported) => [...importsOf(bundle, imported), imported]);
}
