import { parse } from 'acorn';
import { build } from 'esbuild';
import { minify } from 'terser';
import ts from 'typescript';
import type { Plugin } from 'vite';
import type { Modal } from '../modals.ts';

/**
 * Adds the classic scripts of old pages. They have to stay readable to a browser that knows ES5 alone, so that it gets
 * our error event and not a syntax error. (Vite and esbuild do not go below ES2015.)
 */
export function scriptLoaders(loaders: readonly Modal['loader'][]): Plugin {
  return {
    name: 'script-loaders',
    async generateBundle() {
      for (const { name, source } of loaders) {
        this.emitFile({ type: 'asset', fileName: name, source: await classicScript(source) });
      }
    },
  };
}

async function classicScript(source: string): Promise<string> {
  const own = `(function () {\n${toES5(await bundle(source))}\n})();`;
  // Smaller by 7 % than what esbuild makes of it.
  const compress = { passes: 3, pure_getters: true, unsafe: true, inline: 1, hoist_vars: true };
  const { code = '' } = await minify(own, { ecma: 5, compress });
  parse(code, { ecmaVersion: 5 });
  return code;
}

async function bundle(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    format: 'esm',
    target: 'es2019',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** TypeScript 6 is the last that can: with 7 this takes another compiler. */
function toES5(code: string): string {
  const { options } = ts.convertCompilerOptionsFromJson(
    // Checked as strict code; the directive itself is 12 bytes of the 3 KB.
    { target: 'ES5', module: 'ESNext', downlevelIteration: true, alwaysStrict: false, ignoreDeprecations: '6.0' },
    '.',
  );
  return ts.transpileModule(code, { compilerOptions: options, transformers: { before: [templatesToSums] } }).outputText;
}

/** `a${b}c` as `"a" + b + "c"`, which is shorter than the calls of `concat` that TypeScript makes of it. */
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
