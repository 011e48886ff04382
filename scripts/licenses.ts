// Fails where a package of the lock file has a licence that nobody has looked at. What is shipped is built into the scripts or
// installed beside the library, so there only licences count that ask for a notice and no more.
import { readFileSync } from 'node:fs';

interface Package {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const forAll = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'CC0-1.0', '(MIT OR CC0-1.0)'];
const forDevelopment = [...forAll, 'BlueOak-1.0.0', 'CC-BY-4.0', 'MPL-2.0'];

/** The lock file does not say, their own files do: MIT. */
const looked = ['node_modules/jquery-1.7', 'node_modules/only'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Readonly<Record<string, Package>> };
const found = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const problems = found.filter(
  ([path, { license = 'none', dev }]) => !(dev ? forDevelopment : forAll).includes(license) && !looked.includes(path),
);
for (const [path, { license = 'none', dev }] of problems) {
  console.error(`${path}: ${license}, ${dev ? 'for development' : 'shipped or in the sandbox'}`);
}
if (problems.length > 0) process.exitCode = 1;
else console.log(`${found.length} packages, all with licences of the list.`);
