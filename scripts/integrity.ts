// Writes the integrity of the built scripts: dist/script/integrity.json for tools, and integrity.md for pages to copy from.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { modals } from '../config/modals.ts';
import { integrityOf } from '../config/vite/integrity.ts';
import packageJson from '../package.json' with { type: 'json' };

const folder = new URL('../dist/script/', import.meta.url);
const { version } = packageJson;

const loaders = modals.map(({ loader }) => loader.name);
const names = [...loaders, ...globSync('**/*.js', { cwd: folder })].map((name) => name.replaceAll('\\', '/'));
const files = Object.fromEntries(
  names.toSorted().map((name) => [name, integrityOf(readFileSync(new URL(name, folder)))]),
);

/** Where a page has its copies: all in one folder. */
const address = (name: string) => `/payment-modals/${version}/${name}`;

const tags = loaders.map(
  (name) =>
    `<script async defer src="${address(name)}" integrity="${files[name] ?? ''}" crossorigin="anonymous"></script>`,
);
const pinned = Object.entries(files).filter(([name]) => !loaders.includes(name));
const importMap = { integrity: Object.fromEntries(pinned.map(([name, integrity]) => [address(name), integrity])) };

const text = `# Integrity of version ${version}

Replace \`${address('')}\` with the folder that your page loads from. A script checks everything that it loads:

\`\`\`html
${tags.join('\n')}
\`\`\`

If your page loads the modules without these scripts, pin them and their imports before the first module:

\`\`\`html
<script type="importmap">
${JSON.stringify(importMap, undefined, 2)}
</script>
\`\`\`
`;

writeFileSync(new URL('integrity.json', folder), `${JSON.stringify({ version, files }, undefined, 2)}\n`);
writeFileSync(new URL('integrity.md', folder), text);
