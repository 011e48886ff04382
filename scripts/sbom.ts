// Writes dist/sbom.json, in the format of CycloneDX: the packages that users of the library get, beside it or built into it.
import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import packageJson from '../package.json' with { type: 'json' };
import { lockedElsewhere, shipped } from './shipped.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
}

interface Bom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const command = 'npm sbom --sbom-format cyclonedx --sbom-type library --package-lock-only';
const all = JSON.parse(
  execSync(command, { encoding: 'utf8', maxBuffer: 50_000_000, stdio: ['ignore', 'pipe', 'ignore'] }),
) as Bom;

const components = all.components.filter(({ name }) => shipped.has(name));
const root = all.metadata.component['bom-ref'];
const refs = new Set([root, ...components.map((component) => component['bom-ref'])]);
const dependencies = all.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
// Installed in checks/, and built in.
const { version = '', license = '' } =
  lockedElsewhere.map((lock) => lock['node_modules/simple-icons']).find(Boolean) ?? {};
const icons = {
  'bom-ref': `simple-icons@${version}`,
  type: 'library',
  name: 'simple-icons',
  version,
  purl: `pkg:npm/simple-icons@${version}`,
  licenses: [{ license: { id: license } }],
};
components.push(icons);
const missing = Array.from(shipped).filter((name) => !components.some((component) => component.name === name));
if (missing.length > 0) throw new Error(`npm sbom does not know ${missing.join(', ')}.`);

const metadata = { ...all.metadata, component: { ...all.metadata.component, name: packageJson.name } };
const bom = { ...all, metadata, components, dependencies };
writeFileSync('dist/sbom.json', `${JSON.stringify(bom, undefined, 2)}\n`);
