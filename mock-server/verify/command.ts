import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { builtFiles } from '../built-files.ts';
import type { OpenApi } from './conformance.ts';
import { verify, type Finding, type Subject } from './verify.ts';

const options = {
  'portal-key': { type: 'string' },
  'claims-key': { type: 'string' },
  'other-portal-key': { type: 'string' },
  'other-claims-key': { type: 'string' },
  card: { type: 'string', default: '4111111111111111' },
  'declined-card': { type: 'string', default: '4000000000000002' },
} as const;

const usage = `Usage: payment-modals-sandbox verify URL [--portal-key KEY] [--claims-key KEY] [--card NUMBER] [--declined-card NUMBER]
         [--other-portal-key KEY] [--other-claims-key KEY]

At least one key is needed, of a merchant for tests: small amounts are taken and paid out. The keys of other merchants
check that merchants cannot reach each other's payments.`;

const line = ({ rule, problem }: Finding) =>
  problem === null ? `ok      ${rule}` : `BROKEN  ${rule}\n        ${problem}`;

/** Prints for each rule of the contract whether a service follows it. Resolves to the exit code of the process. */
export async function verifyCommand(
  args: readonly string[],
  print: (text: string) => void,
  readOpenApi = readBuiltOpenApi,
): Promise<number> {
  const asked = read(args);
  if (typeof asked === 'string') {
    print(`${asked}\n\n${usage}`);
    return 2;
  }
  const findings = await verify({ ...asked, fetch, openApi: readOpenApi() }, (finding) => print(line(finding)));
  const broken = findings.filter(({ problem }) => problem !== null);
  print(`${findings.length - broken.length} of ${findings.length} rules hold.`);
  return broken.length > 0 ? 1 : 0;
}

function readBuiltOpenApi(): OpenApi {
  return parse(readFileSync(new URL('openapi.yaml', builtFiles), 'utf8')) as OpenApi;
}

/** The arguments, or the reason why they are wrong. */
function read(args: readonly string[]): Omit<Subject, 'fetch' | 'openApi'> | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const { 'portal-key': portalKey, 'claims-key': claimsKey, card, 'declined-card': declinedCard } = values;
    const { 'other-portal-key': otherPortalKey, 'other-claims-key': otherClaimsKey } = values;
    const isMisplaced = (other?: string, own?: string) => other !== undefined && (own ?? other) === other;
    const [url = '', ...more] = positionals;
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
      return 'The URL of the service must begin with http:// or https://, such as https://pay.example.com.';
    if (more.length > 0) return `These arguments are not known: ${more.join(' ')}`;
    if ((portalKey ?? claimsKey) === undefined) return 'A key is missing: --portal-key or --claims-key.';
    if (isMisplaced(otherPortalKey, portalKey) || isMisplaced(otherClaimsKey, claimsKey))
      return 'The key of another merchant must differ from --portal-key or --claims-key, and requires it.';
    if (!/^\d+ \d+$/.test(`${card} ${declinedCard}`)) return 'The numbers of cards must be digits without blanks.';
    const keys = { portalKey, claimsKey, otherPortalKey, otherClaimsKey };
    return { baseUrl: url.replace(/\/+$/, ''), ...keys, card, declinedCard };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
