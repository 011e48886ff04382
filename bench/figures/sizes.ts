import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { modals, mostKilobytesOfFramed, mostKilobytesOfLoader } from '../../config/modals.ts';
import type { Figure, Row } from '../figure.ts';

/** The smallest library that a page would load instead, in KB of min+gzip, looked up once in November 2026. */
const peer = { name: 'Adyen Drop-in, card and ACH', size: 108 };

/** The most that the element of a framed modal may take alone, in KB of min+gzip. */
const mostKilobytesOfHost = 5;

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
    const sizeOf = (files: readonly string[]) => kilobytes(files.map((file) => readFileSync(join(scripts, file))));
    const chunk = (family: string) => [`chunks/${family}.js`].filter((file) => existsSync(join(scripts, file)));
    const claims = modals.filter(({ family }) => family === 'claims').map(({ tag }) => `${tag}.js`);
    const hosts = await Promise.all(modals.map(({ tag }) => buildHost(tag)));
    return [
      ...modals.flatMap(({ tag, family, mostKilobytes }) => {
        const size = sizeOf([`${tag}.js`, ...chunk(family)]);
        const row = atMost(`\`<${tag}>\` as a script, in English`, size, mostKilobytes);
        if (family !== 'portal') return [row];
        return [
          { ...row, reference: `${peer.size} KB (${peer.name})`, ratio: size / peer.size },
          weighed('… and Spanish, where it is wanted', sizeOf(['chunks/payment.es.js'])),
        ];
      }),
      weighed('Both claims modals on one page', sizeOf([...claims, ...chunk('claims')])),
      ...modals.map(({ tag }, index) =>
        atMost(`\`<${tag}>\` in a frame`, kilobytes(hosts[index] ?? []), mostKilobytesOfHost),
      ),
      ...modals.map(({ tag }) =>
        atMost(
          '… with what puts it behind containers and buttons',
          sizeOf([`framed/${tag}.js`]),
          mostKilobytesOfFramed,
        ),
      ),
      ...modals.map(({ loader: { name } }) => atMost(`${name}, the loader`, sizeOf([name]), mostKilobytesOfLoader)),
    ];
  },
};

function weighed(what: string, value: number): Row {
  return { what, ours: `${value.toFixed(1)} KB`, reference: '' };
}

function atMost(what: string, value: number, most: number): Row {
  const ours = `${value.toFixed(value < 10 ? 2 : 1)} KB`;
  return { what, ours, reference: '', toHold: `${most} KB at most`, holds: value <= most };
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
