import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Figure, Row } from '../figure.ts';
import { buildLoaders, buildScripts } from '../measuring/builds.ts';

/** What a page would load instead, in KB of min+gzip, looked up once in November 2026. The first is the smallest. */
const peers = [
  { name: 'Adyen Drop-in, card and ACH', size: 108 },
  { name: 'Braintree Drop-in', size: 129 },
  { name: 'JustiFi', size: 160 },
  { name: 'Primer', size: 192 },
] as const;
const loaders = ['Portal.js', 'Claims.js', 'GetAdjusterModalJs'] as const;
const mostForLoader = 3;

export const sizes: Figure = {
  name: 'Sizes',
  how:
    'Sizes: minified and gzip -9, 1 KB is 1,000 bytes. The scripts are built by `vite.script.config.ts`; an element’s ' +
    'figure is its module and all that it imports from the start, and the two claims modals share most of theirs. ' +
    'Lit’s part is what its modules take in a chunk of their own. Peers in KB, as they were in November 2026 and not measured here: ' +
    `${peers.map(({ name, size }) => `${name} ${size}`).join(', ')}; only a dialog and fields: jQuery UI with jQuery 51, ` +
    'Shoelace 45, Web Awesome 63, Material Web 31.',
  async measure() {
    const [portal, claims] = [await buildScripts('portal'), await buildScripts('claims')];
    const needed = kilobytes(...withImports(chunkNamed('portal-payment', portal), portal));
    const [account, adjuster] = ['claims-account', 'claims-adjuster'].map((name) =>
      withImports(chunkNamed(name, claims), claims),
    ) as [ReadonlySet<Rolldown.OutputChunk>, ReadonlySet<Rolldown.OutputChunk>];
    const spanish = kilobytes(chunkWhere(portal, ({ moduleIds }) => moduleIds.some((id) => id.endsWith('.es.ts'))));
    const lit = kilobytes(chunkWhere(await splitOffLit(), ({ name }) => name === 'lit'));
    const loaderTexts = await buildLoaders(loaders);
    const [{ name, size }] = peers;
    return [
      {
        ...atMost('`<portal-payment>` as a script, in English', needed, 35),
        reference: `${size} KB (${name})`,
        ratio: needed / size,
      },
      { what: '… of which Lit', ours: `${lit.toFixed(1)} KB`, reference: '' },
      { what: '… and Spanish, where it is wanted', ours: `${spanish.toFixed(1)} KB`, reference: '' },
      atMost('`<claims-account>` as a script, in English', kilobytes(...account), 33),
      atMost('`<claims-adjuster>` as a script, in English', kilobytes(...adjuster), 31),
      {
        what: 'Both claims modals on one page',
        ours: `${kilobytes(...new Set([...account, ...adjuster])).toFixed(1)} KB`,
        reference: '',
      },
      ...loaders.map((loader) =>
        atMost(`${loader}, the loader`, kilobytes({ code: loaderTexts[loader] }), mostForLoader),
      ),
    ];
  },
};

function chunkNamed(name: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  return chunkWhere(chunks, (chunk) => chunk.isEntry && chunk.name === name);
}

function atMost(what: string, value: number, most: number): Row {
  const ours = `${value.toFixed(value < 10 ? 2 : 1)} KB`;
  return { what, ours, reference: '', toHold: `${most} KB at most`, holds: value <= most };
}

function kilobytes(...chunks: readonly { readonly code: string }[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1_000;
}

/** An entry and what it imports from the start, directly or not; what is fetched on demand is not among them. */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  found = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> {
  found.add(chunk);
  for (const next of chunks) {
    if (chunk.imports.includes(next.fileName) && !found.has(next)) withImports(next, chunks, found);
  }
  return found;
}

function splitOffLit(): Promise<readonly Rolldown.OutputChunk[]> {
  const codeSplitting = { groups: [{ name: 'lit', test: /node_modules[\\/](@lit|lit|lit-html|lit-element)[\\/]/ }] };
  return buildScripts('portal', { build: { rolldownOptions: { output: { codeSplitting } } } });
}

function chunkWhere(
  chunks: readonly Rolldown.OutputChunk[],
  matches: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk {
  const found = chunks.find(matches);
  if (!found) throw new Error(`No chunk matches ${matches.toString()}.`);
  return found;
}
