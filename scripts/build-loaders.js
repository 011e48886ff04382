// Builds the classic scripts of old pages. They have to stay readable to a browser that knows ES5 alone,
// so that it gets our error event and not a syntax error. (Vite and esbuild do not go below ES2015.)
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parse } from 'acorn';
import { build } from 'esbuild';
import { minify } from 'terser';
import ts from 'typescript';

const loaders = {
  'Portal.js': 'adapters/script/portal.ts',
  'Claims.js': 'adapters/script/claims.ts',
  GetAdjusterModalJs: 'adapters/script/adjuster.ts',
};

/** @param {string} entry */
async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * TypeScript 6 is the last that can: with 7 this takes another compiler.
 *
 * @param {string} code
 */
function toES5(code) {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES5,
      module: ts.ModuleKind.ESNext,
      downlevelIteration: true,
      ignoreDeprecations: '6.0',
    },
  });
  return outputText;
}

// What earlier builds left there would be published.
await rm('dist/script', { recursive: true, force: true });
await mkdir('dist/script', { recursive: true });
for (const [name, entry] of Object.entries(loaders)) {
  const own = `(function () {\n${toES5(await bundle(entry))}\n})();`;
  // Smaller by 7 % than what esbuild makes of it.
  const { code = '' } = await minify(own, { ecma: 5, compress: { passes: 3 } });
  parse(code, { ecmaVersion: 5 });
  await writeFile(`dist/script/${name}`, code);
  console.log(`dist/script/${name}  ${code.length} bytes, ES5`);
}
