// Asks the registry for known vulnerabilities in what users of the library and the sandbox get, and fails if there is one. If the
// registry does not answer, the end of the run says so.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { users } from './shipped.ts';

interface Audit {
  readonly vulnerabilities: Readonly<Record<string, { readonly severity: string }>>;
}

// Packages that are built in are development dependencies.
const { stdout } = spawnSync('npm audit --json', { shell: true, encoding: 'utf8', timeout: 60_000 });

if (!stdout.includes('auditReportVersion')) {
  const note = 'Not audited: the registry did not answer.';
  console.log(note);
  if (process.env.NOT_RUN_FILE) appendFileSync(process.env.NOT_RUN_FILE, `${note}\n`);
} else {
  const { vulnerabilities } = JSON.parse(stdout) as Audit;
  const known = Object.entries(vulnerabilities).filter(([name]) => users.has(name));
  if (known.length === 0) console.log('No known faults in what users get.');
  else {
    const list = known.map(([name, { severity }]) => `${name} (${severity})`);
    console.error(`Known faults, see npm audit: ${list.join(', ')}`);
    process.exitCode = 1;
  }
}
