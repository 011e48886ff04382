import { parse } from 'acorn';
import { build } from 'esbuild';
import { minify } from 'terser';
import ts from 'typescript';
import type { Plugin, Rolldown } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import type { Modal } from '../modals.ts';
import { framedModule } from './framed-modules.ts';
import { integrityOf } from './integrity.ts';
import { chunkOf, importsOf } from './pinned-imports.ts';

/** Adds the classic scripts of old pages. They are ES5, so that an old browser raises our error event. */
export function scriptLoaders(modals: readonly Modal[]): Plugin {
  return {
    name: 'script-loaders',
    async generateBundle(_options, bundle) {
      for (const modal of modals) {
        const source = await classicScript(modal.loader.source, releaseOf(bundle, modal, modals));
        this.emitFile({ type: 'asset', fileName: modal.loader.name, source });
      }
    },
  };
}

function releaseOf(bundle: Rolldown.OutputBundle, { tag }: Modal, modals: readonly Modal[]): string {
  const module = `${tag}.js`;
  const [shared, ...more] = importsOf(bundle, module);
  if (more.length > 0) throw new Error(`${module} imports several chunks. Its loader checks one.`);
  if (shared && modals.length === 1)
    throw new Error(
      `${module} shares ${shared} with its later part. Pass its functions on (components/shared/later/base.ts).`,
    );
  // The shortest form that browsers accept.
  const integrity = (file: string) => integrityOf(chunkOf(bundle, file).code, 'sha256');
  const values = {
    version: packageJson.version,
    integrity: integrity(module),
    sharedChunk: shared ?? '',
    sharedIntegrity: shared ? integrity(shared) : '',
    framedIntegrity: integrityOf(framedSource(bundle, tag), 'sha256'),
  };
  return `export const release = ${JSON.stringify(values)}`;
}

function framedSource(bundle: Rolldown.OutputBundle, tag: string): string | Uint8Array {
  const file = bundle[framedModule(tag)];
  if (file?.type !== 'asset') throw new Error(`There is no module of ${tag} for frames.`);
  return file.source;
}

/** Output is 2 % smaller than with the defaults. */
const compress = {
  passes: 4,
  pure_getters: true,
  unsafe: true,
  inline: 2,
  hoist_vars: true,
  lhs_constants: false,
  booleans_as_integers: true,
};

async function classicScript(source: string, release: string): Promise<string> {
  const own = `(function () {\n${toES5(await bundle(source, release))}\n})();`;
  // Output is 7 % smaller than esbuild's.
  const { code = '' } = await minify(own, { ecma: 5, compress });
  parse(code, { ecmaVersion: 5 });
  return code;
}

async function bundle(source: string, release: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    format: 'esm',
    target: 'es2019',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'release',
        setup: ({ onLoad }) => onLoad({ filter: /script[\\/]release\.ts$/ }, () => ({ contents: release })),
      },
    ],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** TypeScript 6 is the last version that compiles to ES5. */
function toES5(code: string): string {
  const { options } = ts.convertCompilerOptionsFromJson(
    { target: 'ES5', module: 'ESNext', alwaysStrict: false, downlevelIteration: true, ignoreDeprecations: '6.0' },
    '.',
  );
  return ts.transpileModule(code, { compilerOptions: options, transformers: { before: [templatesToSums] } }).outputText;
}

/** Writes `a${b}c` as `"a" + b + "c"`, which is shorter than TypeScript's calls of `concat`. */
const templatesToSums: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isTemplateExpression(visited)) return visited;
    return visited.templateSpans.reduce<ts.Expression>(
      (sum, { expression, literal }) =>
        factory.createAdd(factory.createAdd(sum, expression), factory.createStringLiteral(literal.text)),
      factory.createStringLiteral(visited.head.text),
    );
  };
  return ts.visitEachChild(file, visit, context);
};
