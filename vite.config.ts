import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { elementModules, modals, packageModules, type Modal } from './config/modals.ts';
import { acceptedBrands } from './config/vite/accepted-brands.ts';
import { compactShapes } from './config/vite/compact-shapes.ts';
import { framePages, withLaterParts } from './config/vite/frame-pages.ts';
import { framedModules } from './config/vite/framed-modules.ts';
import { languageImports } from './config/vite/language-imports.ts';
import { pinnedImports } from './config/vite/pinned-imports.ts';
import { scriptLoaders } from './config/vite/script-loaders.ts';
import { smallest, smallSources } from './config/vite/smallest.ts';
import packageJson from './package.json' with { type: 'json' };

const target = 'es2022';

/** The modules for bundlers, which bring Lit and Valibot themselves. */
function modules(entry: Readonly<Record<string, string>>, isDevelopment: boolean): UserConfig {
  const dependencies = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies });
  return {
    publicDir: false,
    plugins: [languageImports(isDevelopment ? { builtIn: '../chunks/' } : {}), smallSources],
    define: { __DEV__: String(isDevelopment) },
    build: {
      target,
      outDir: isDevelopment ? 'dist/development' : 'dist',
      minify: false,
      license: { fileName: 'NOTICES.md' },
      lib: { formats: ['es'], entry: { ...entry } },
      rolldownOptions: {
        // `'use client'` stays at the head of its module: that is not bundled with others.
        checks: { moduleLevelDirective: false },
        // Code that registers an element stays in its entry: bundlers may drop what chunks do when they load.
        preserveEntrySignatures: 'allow-extension',
        external: [/^node:/, /^@lit\//, ...dependencies.map((name) => new RegExp(`^${name}($|/)`))],
        output: {
          chunkFileNames: 'chunks/[name].js',
          // A bundler leaves out Lit and Valibot if a page imports only an enumeration.
          codeSplitting: {
            groups: [{ name: 'enumerations', test: /src\/.*(enumerations|payment-category|response-codes)\.ts$/ }],
          },
          // The names stay, for stack traces without source maps. Developers read the development build.
          minify: isDevelopment ? false : { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  };
}

/** Modules that a browser loads as they are, with everything inside. Those of a build share one chunk. */
function bundled(
  outDir: string,
  shared: string,
  entry: Record<string, string>,
  plugins: Plugin[] = [],
  folder = '',
): UserConfig {
  return {
    publicDir: false,
    plugins: [acceptedBrands, compactShapes, smallSources, ...(process.env.QUICK_BUILD ? [] : [smallest]), ...plugins],
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
    build: {
      target,
      outDir,
      // The others lie there too.
      emptyOutDir: false,
      license: { fileName: `NOTICES-${shared}.md` },
      lib: { formats: ['es'], entry },
      rolldownOptions: {
        // `smallest` takes its time.
        checks: { bundlerTimings: false },
        output: {
          minify: true,
          entryFileNames: `${folder}[name].js`,
          // What comes later keeps its name, such as payment.es and payment.later. What else is shared is one chunk.
          chunkFileNames: ({ name }) =>
            `${folder}chunks/${/\.([a-z]{2}|languages|later)$/.test(name) ? '[name]' : shared}.js`,
        },
      },
    },
  };
}

const tagsOf = (family: Modal['family']) => modals.filter((modal) => modal.family === family).map(({ tag }) => tag);

const sourcesIn = (folder: string, tags: readonly string[]) =>
  Object.fromEntries(tags.map((tag) => [tag, `${folder}/${tag}.ts`]));

/** The scripts for pages without a bundler: loaders, and the modules that they fetch. */
function scripts(family: Modal['family']): UserConfig {
  const members = modals.filter((modal) => modal.family === family);
  return bundled('dist/script', family, sourcesIn('adapters/script', tagsOf(family)), [
    languageImports({ isListApart: true }),
    // One after the other: the checked file is the minified one.
    ...[pinnedImports, framedModules(tagsOf(family)), scriptLoaders(members)],
  ]);
}

/** The module that a script fetches if the modal is in a frame: one file, so that the loader can check it. */
function framedScript(tag: string): UserConfig {
  return bundled('dist/script/framed', tag, sourcesIn('adapters/script/framed', [tag]));
}

/**
 * The service's document in those frames. Its script is one file, because a refused chunk would be fetched again without the
 * check. The folder of the release keeps it from a browser's cache of an earlier release.
 */
function frame(tag: string): UserConfig {
  const plugins = [withLaterParts, languageImports({ isListApart: true }), pinnedImports, framePages];
  return bundled('dist/frame', tag, sourcesIn('adapters/frame/page', [tag]), plugins, `${packageJson.version}/`);
}

/** The script of the sandbox's page behind the links in e-mails. */
const linkPage = () =>
  bundled('mock-server/dist/link', 'link', { 'claim-link': 'mock-server/pages/define-claim-link.ts' });

/** A package for Node, with everything inside but what its users have to have themselves. */
function forNode(folder: string, name: string, entry: readonly string[], external: readonly string[] = []): UserConfig {
  return {
    publicDir: false,
    define: { __DEV__: 'false' },
    ssr: { noExternal: true, external: [...external] },
    build: {
      ssr: true,
      // That of the oldest Node.
      target,
      outDir: `${folder}/dist`,
      emptyOutDir: false,
      license: { fileName: `NOTICES-${name}.md` },
      rolldownOptions: {
        input: Object.fromEntries(entry.map((module) => [module, `${folder}/${module}.ts`])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].chunk.js' },
      },
    },
  };
}

function demo(): UserConfig {
  return {
    define: { __DEV__: 'true' },
    root: 'demo',
    plugins: [languageImports(), msw({ mode: 'worker-only' })],
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    build: {
      target,
      outDir: '../dist-demo',
      emptyOutDir: true,
      rolldownOptions: { input: globSync('demo/**/*.html').map((page) => resolve(page)) },
    },
  };
}

const builds: Readonly<Record<string, () => UserConfig>> = {
  production: () => modules(packageModules, false),
  development: () => modules(elementModules, true),
  portal: () => scripts('portal'),
  claims: () => scripts('claims'),
  ...Object.fromEntries(modals.map(({ tag }) => [`framed-${tag}`, () => framedScript(tag)])),
  ...Object.fromEntries(modals.map(({ tag }) => [`${tag}-frame`, () => frame(tag)])),
  link: linkPage,
  sandbox: () => forNode('mock-server', 'sandbox', ['serve', 'index']),
  'sandbox-handlers': () => forNode('mock-server', 'handlers', ['msw'], ['msw']),
  mover: () => forNode('site/checker', 'mover', ['move']),
  demo,
};

/** One build for each `--mode`. */
export default defineConfig(({ mode }) => {
  const build = builds[mode];
  if (!build) throw new Error(`There is no mode ${mode}. The modes are ${Object.keys(builds).join(', ')}.`);
  return build();
});
