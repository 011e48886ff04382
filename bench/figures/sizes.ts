import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { modals } from '../../config/modals.ts';
import sizeLimits from '../../config/size-limit.ts';
import type { Figure, Row } from '../figure.ts';

/** The smallest alternative library, in KB of min+gzip. Looked up in November 2026. */
const peer = { name: 'Adyen Drop-in, card and ACH', size: 108 };

/** The sizes to reach, in KB of min+gzip. `npm run sizes` keeps the present ones from growing. */
const goals: Readonly<Record<string, number>> = {
  '<portal-payment> with all it needs, as a script': 36.6,
  '<claims-account> with all it needs, as a script': 34,
  '<claims-adjuster> with all it needs, as a script': 31,
  ...Object.fromEntries(modals.map(({ loader }) => [`${loader.name}, the loader`, 2.5])),
  ...Object.fromEntries(modals.map(({ tag }) => [`<${tag}> in a frame, alone`, 4])),
  'Both claims modals on one page': 42,
};

export const sizes: Figure = {
  name: 'Sizes',
  how:
    'Sizes: minified and gzip -9, 1 KB is 1,000 bytes. The scripts are those of `npm run build:served`; an element’s ' +
    'figure is its module and the chunk that it imports from the start, and the two claims modals share most of theirs. In ' +
    'a frame it is what a page loads, without what the service’s document loads. ' +
    'Peers in KB, as they were in November 2026 and not measured here: ' +
    `${peer.name} ${peer.size}, Braintree Drop-in 129, JustiFi 160, Primer 192; only a dialog and fields: jQuery UI with jQuery 51, ` +
    'Shoelace 45, Web Awesome 63, Material Web 31.',
  async measure({ scripts }) {
    const sizeOf = (paths: readonly string[]) =>
      kilobytes(paths.map((path) => readFileSync(path.replace('../dist/script', scripts))));
    const claims = sizeLimits.filter(({ name }) => name.startsWith('<claims') && name.endsWith('needs, as a script'));
    const hosts = modals.map(async ({ tag }) => row(`<${tag}> in a frame, alone`, kilobytes(await buildHost(tag))));
    const limited = sizeLimits.map(({ name, path }, index) => ({
      ...row(name, sizeOf(path)),
      ...(index === 0 && { reference: `${peer.size} KB (${peer.name})` }),
    }));
    const both = row('Both claims modals on one page', sizeOf([...new Set(claims.flatMap(({ path }) => path))]));
    return [...limited, both, ...(await Promise.all(hosts))];
  },
};

function row(what: string, value: number): Row {
  const most = goals[what];
  const measured = { what: what.replace(/<.*?>/, '`$&`'), ours: `${value.toFixed(2)} KB`, reference: '' };
  return most === undefined ? measured : { ...measured, toHold: `${most} KB at most`, holds: value <= most };
}

function kilobytes(files: readonly (string | Uint8Array)[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1_000;
}

async function buildHost(tag: string): Promise<string[]> {
  const lib = { entry: `adapters/frame/define/${tag}.ts` };
  const config = { mode: `framed-${tag}`, logLevel: 'warn', build: { write: false, lib } } as const;
  const outputs = (await build(config)) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])));
}
