// Bundles the declarations of the package, beside its modules in dist. `tsc` has written one file for each module.
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { packageModules, templateTypes } from '../config/modals.ts';
import { plainShapes } from './plain-shapes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const entries = Object.entries({ ...packageModules, ...templateTypes });

const bundle = await rolldown({
  input: Object.fromEntries(
    entries.map(([name, source]) => [name, `${root}node_modules/.cache/types/${source.replace(/\.ts$/, '.d.ts')}`]),
  ),
  plugins: [plainShapes, dts({ dtsInput: true, emitDtsOnly: true, tsconfig: false })],
  // Other packages are imported by name.
  external: (id) => !/^[./]|^[A-Z]:/.test(id),
});
await bundle.write({
  dir: `${root}dist`,
  format: 'es',
  entryFileNames: '[name].d.ts',
  chunkFileNames: 'chunks/[name].d.ts',
});
