// Writes dist/sbom.json, in the format of CycloneDX: the packages that users of the library get, beside it or built into it.
import { writeFileSync } from 'node:fs';
import packageJson from '../package.json' with { type: 'json' };
import { locked, lockedElsewhere, shipped } from './shipped.ts';

function component(name: string, version = '', license = '') {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { 'bom-ref': purl, type: 'library', name, version, purl, licenses: [{ license: { id: license } }] };
}

const components = Array.from(shipped, (name) => {
  const found = [locked, ...lockedElsewhere].map((lock) => lock[`node_modules/${name}`]).find(Boolean);
  if (!found) throw new Error(`No lock file has ${name}.`);
  return component(name, found.version, found.license);
});
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: component(packageJson.name, packageJson.version, packageJson.license) },
  components,
};
writeFileSync('dist/sbom.json', `${JSON.stringify(bom, undefined, 2)}\n`);
