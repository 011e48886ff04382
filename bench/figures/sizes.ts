import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { modals, mostKilobytesOfFramed, mostKilobytesOfLoader, type Modal } from '../../config/modals.ts';
import type { Figure, Row } from '../figure.ts';
import { buildScripts, type BuiltScripts } from '../measuring/builds.ts';

/**
 * The libraries that a page would load instead, in KB of min+gzip, looked up once in November 2026. The first is the
 * smallest.
 */
const peers = [
  { name: 'Adyen Drop-in, card and ACH', size: 108 },
  { name: 'Braintree Drop-in', size: 129 },
  { name: 'JustiFi', size: 160 },
  { name: 'Primer', size: 192 },
] as const;

/** The most that the element of a framed modal may take by itself, in KB of min+gzip. */
const mostKilobytesOfHost = 5;

export const sizes: Figure = {
  name: 'Sizes',
  how:
    'Sizes: minified and gzip -9, 1 KB is 1,000 bytes. The scripts are those of `npm run build:script`; an element’s ' +
    'figure is its module and all that it imports from the start, and the two claims modals share most of theirs. In a ' +
    'frame it is what a page loads; what the service’s document loads is not in it. ' +
    'Lit’s part is what its modules take in a chunk of their own. Peers in KB, as they were in November 2026 and not measured here: ' +
    `${peers.map(({ name, size }) => `${name} ${size}`).join(', ')}; only a dialog and fields: jQuery UI with jQuery 51, ` +
    'Shoelace 45, Web Awesome 63, Material Web 31.',
  async measure() {
    const built = { portal: await buildScripts('portal'), claims: await buildScripts('claims') };
    const needed = ({ tag, family }: Modal) => withImports(entryOf(tag, built[family]), built[family].chunks);
    const spanish = chunkWhere(built.portal.chunks, ({ moduleIds }) => moduleIds.some((id) => id.endsWith('.es.js')));
    const lit = chunkWhere((await splitOffLit()).chunks, ({ name }) => name === 'lit');
    const claims = modals.filter(({ family }) => family === 'claims').flatMap((modal) => [...needed(modal)]);
    const framed = await Promise.all(modals.map(({ tag }) => buildScripts(`framed-${tag}`)));
    const hosts = await Promise.all(modals.map(({ tag }) => buildHost(tag)));
    return [
      ...modals.flatMap((modal) => {
        const size = kilobytes(...needed(modal));
        const row = atMost(`\`<${modal.tag}>\` as a script, in English`, size, modal.mostKilobytes);
        if (modal.family !== 'portal') return [row];
        return [
          { ...row, reference: `${peers[0].size} KB (${peers[0].name})`, ratio: size / peers[0].size },
          weighed('… of which Lit', lit),
          weighed('… and Spanish, where it is wanted', spanish),
        ];
      }),
      weighed('Both claims modals on one page', ...new Set(claims)),
      ...modals.map(({ tag }, index) =>
        atMost(`\`<${tag}>\` in a frame`, kilobytes(...(hosts[index]?.chunks ?? [])), mostKilobytesOfHost),
      ),
      ...framed.map(({ chunks }) =>
        atMost(`… with what puts it behind containers and buttons`, kilobytes(...chunks), mostKilobytesOfFramed),
      ),
      ...modals.map(({ loader: { name }, family }) =>
        atMost(`${name}, the loader`, kilobytes({ code: built[family].loader(name) }), mostKilobytesOfLoader),
      ),
    ];
  },
};

function entryOf(tag: string, { chunks }: BuiltScripts): Rolldown.OutputChunk {
  return chunkWhere(chunks, (chunk) => chunk.isEntry && chunk.name === tag);
}

function weighed(what: string, ...chunks: readonly Rolldown.OutputChunk[]): Row {
  return { what, ours: `${kilobytes(...chunks).toFixed(1)} KB`, reference: '' };
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

/** The element of a framed modal by itself. */
function buildHost(tag: string): Promise<BuiltScripts> {
  return buildScripts(`framed-${tag}`, { build: { lib: { entry: `adapters/frame/define/${tag}.ts` } } });
}

function splitOffLit(): Promise<BuiltScripts> {
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
