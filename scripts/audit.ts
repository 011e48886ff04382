// Asks the registry for known vulnerabilities in what users get, and fails if there is one. If the registry does not answer, the
// end of the run says so.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

interface Audit {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly message?: string;
}

const { stdout } = spawnSync('npm audit --omit=dev --json', { shell: true, encoding: 'utf8', timeout: 60_000 });
const audit = read(stdout);

if (!audit.metadata) {
  const note = `Not audited: the registry did not answer${audit.message ? ` (${audit.message.split(' - ')[0] ?? ''})` : ''}.`;
  console.log(note);
  if (process.env.NOT_RUN_FILE) appendFileSync(process.env.NOT_RUN_FILE, `${note}\n`);
} else if (audit.metadata.vulnerabilities.total === 0) {
  console.log('No known faults in what users get.');
} else {
  console.error(`Known faults, see npm audit: ${JSON.stringify(audit.metadata.vulnerabilities)}`);
  process.exitCode = 1;
}

function read(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}
