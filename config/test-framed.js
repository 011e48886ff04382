// npm run test:framed: the suites of the elements in secure frame mode, in Chromium, and some of them in the other engines.
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';
import { files, inOtherEngines } from './framed-suites.ts';
import config, { bundle, bundledTests, otherEngines, pointerClick } from './web-test-runner.js';

const { outputFiles } = await build({
  ...bundle,
  entryPoints: ['test/components/framed-document.ts'],
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
});

/**
 * Replaces the elements of the page by those with a frame.
 *
 * @type {import('esbuild').Plugin}
 */
const framedElements = {
  name: 'framed-elements',
  setup({ onResolve }) {
    onResolve({ filter: /\/components\/define\// }, ({ path }) => ({
      path: resolve('adapters/frame/define', basename(path)),
    }));
  },
};

/** @type {import('@web/test-runner').TestRunnerPlugin} */
const framedDocument = {
  name: 'framed-document',
  serve({ path }) {
    if (path.startsWith('/framed/')) return { body: '<script type="module" src="/framed.js"></script>', type: 'html' };
    // Loaded by each test.
    if (path === '/framed.js')
      return { body: outputFiles[0]?.text ?? '', type: 'js', headers: { 'cache-control': 'max-age=3600' } };
    return undefined;
  },
};

export default {
  ...config,
  files,
  groups: otherEngines.map((group) => ({ ...group, files: inOtherEngines })),
  port: 8200,
  plugins: [bundledTests([framedElements]), framedDocument, pointerClick],
};
