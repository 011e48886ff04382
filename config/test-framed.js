// npm run test:framed: the suites of the elements in secure frame mode, in Chromium, and some of them in the other engines.
import { build } from 'esbuild';
import { files, inOtherEngines } from './framed-suites.ts';
import config, { otherEngines } from './web-test-runner.js';

const { outputFiles } = await build({
  entryPoints: ['test/components/framed-document.ts'],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
  write: false,
});

/**
 * Replaces the elements of the page by those with a frame, and serves the frame's document.
 *
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
const framed = {
  name: 'framed',
  serve({ path }) {
    if (path.startsWith('/components/define/'))
      return { body: `import '/adapters/frame${path.slice(11)}'`, type: 'js' };
    if (path.startsWith('/framed/')) return { body: '<script type="module" src="/framed.js"></script>', type: 'html' };
    if (path === '/framed.js') return { body: outputFiles[0]?.text ?? '', type: 'js' };
    return undefined;
  },
};

export default {
  ...config,
  files,
  groups: otherEngines.map((group) => ({ ...group, files: inOtherEngines })),
  port: 8200,
  plugins: [framed, ...(config.plugins ?? [])],
};
