// Writes dist/sbom.json and mock-server/dist/sbom.json, in the format of CycloneDX: the packages that users of the library or the
// sandbox get, beside it or built into it. The sandbox also has the library's scripts.
import { writeFileSync } from 'node:fs';
import sandboxJson from '../mock-server/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { inSandbox, locked, lockedElsewhere, shipped } from './shipped.ts';

function component(name: string, version = '', license = '') {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { 'bom-ref': purl, type: 'library', name, version, purl, licenses: [{ license: { id: license } }] };
}

function write(file: string, subject: typeof packageJson | typeof sandboxJson, names: ReadonlySet<string>): void {
  const components = Array.from(names, (name) => {
    const found = [locked, ...lockedElsewhere].map((lock) => lock[`node_modules/${name}`]).find(Boolean);
    if (!found) throw new Error(`No lock file has ${name}.`);
    return component(name, found.version, found.license);
  });
  const metadata = { component: component(subject.name, subject.version, subject.license) };
  const bom = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components };
  writeFileSync(file, `${JSON.stringify(bom, undefined, 2)}\n`);
}

write('dist/sbom.json', packageJson, shipped);
write('mock-server/dist/sbom.json', sandboxJson, new Set([...shipped, ...inSandbox]));
