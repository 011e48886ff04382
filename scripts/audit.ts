// Asks the registry for known vulnerabilities in what users get, and fails if there is one. If the registry does not answer, the
// end of the run says so.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

interface Audit {
  readonly metadata: { readonly vulnerabilities: { readonly total: number } };
}

const { stdout } = spawnSync('npm audit --omit=dev --json', { shell: true, encoding: 'utf8', timeout: 60_000 });
const found = stdout.includes('auditReportVersion')
  ? (JSON.parse(stdout) as Audit).metadata.vulnerabilities
  : undefined;

if (!found) {
  const note = 'Not audited: the registry did not answer.';
  console.log(note);
  if (process.env.NOT_RUN_FILE) appendFileSync(process.env.NOT_RUN_FILE, `${note}\n`);
} else if (found.total === 0) {
  console.log('No known faults in what users get.');
} else {
  console.error(`Known faults, see npm audit: ${JSON.stringify(found)}`);
  process.exitCode = 1;
}
