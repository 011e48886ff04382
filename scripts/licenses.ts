// Fails if a package of the lock file has a license that is not on the lists below. What users get, beside the library or in it,
// may only require a notice.
import { locked, lockedElsewhere, users, type LockedPackage } from './shipped.ts';

const free = ['CC0-1.0', '(MIT OR CC0-1.0)', 'Unlicense'];
const forUsers = [...free, 'MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'];
const forDevelopment = [...forUsers, 'BlueOak-1.0.0', 'CC-BY-4.0', 'MPL-2.0'];

/** Their own files say MIT; the lock file has no license. */
const looked = ['node_modules/jquery-1.7', 'node_modules/only'];

const packages = [locked, ...lockedElsewhere]
  .flatMap(Object.entries<LockedPackage>)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link);
const problems = packages.flatMap(([path, { license = 'none' }]) => {
  const isShipped = users.has(path.replace(/^node_modules\//, ''));
  const isAllowed = (isShipped ? forUsers : forDevelopment).includes(license) || looked.includes(path);
  return isAllowed ? [] : [`${path}: ${license}${isShipped ? ', which users get' : ''}`];
});

if (problems.length > 0) {
  console.error(`Licenses that are not on the lists of scripts/licenses.ts:\n${problems.join('\n')}`);
  process.exitCode = 1;
} else console.log(`${packages.length} packages, ${users.size} of them for users, with licenses of the lists.`);
