// Fails where a package of the lock file has a licence that nobody has looked at. What users get, beside the library or in it,
// may ask for a notice and no more.
import { inSandbox, locked, shipped } from './shipped.ts';

const free = ['CC0-1.0', '(MIT OR CC0-1.0)', 'Unlicense'];
const forUsers = [...free, 'MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'];
const forDevelopment = [...forUsers, 'BlueOak-1.0.0', 'CC-BY-4.0', 'MPL-2.0'];

/** Their own files say MIT, the lock file nothing. */
const looked = ['node_modules/jquery-1.7', 'node_modules/only'];

const users = new Set([...shipped, ...inSandbox]);
const packages = Object.entries(locked).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const problems = packages.flatMap(([path, { license = 'none' }]) => {
  const isShipped = users.has(path.replace(/^node_modules\//, ''));
  const isAllowed = (isShipped ? forUsers : forDevelopment).includes(license) || looked.includes(path);
  return isAllowed ? [] : [`${path}: ${license}${isShipped ? ', which users get' : ''}`];
});

if (problems.length > 0) {
  console.error(`Licences that are not on the list of scripts/licenses.ts:\n${problems.join('\n')}`);
  process.exitCode = 1;
} else console.log(`${packages.length} packages, ${users.size} of them for users, with licences of the list.`);
