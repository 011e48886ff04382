import assert from 'node:assert/strict';
import { accountSessions, claimsRules } from './claims-rules.ts';
import { paymentRules, sessionPath } from './payment-rules.ts';
import type { Rules } from './rule.ts';
import { createService, type Service, type Subject } from './service.ts';

export type { Subject } from './service.ts';

export interface Finding {
  readonly rule: string;
  /** The reason why the service breaks the rule; null if it follows it. */
  readonly problem: string | null;
}

/** Checks the rules one after the other, and never rejects. If no session is granted, that is the only finding. */
export async function verify(subject: Subject, onFinding: (finding: Finding) => void = () => undefined) {
  const service = createService(subject);
  const { portalKey, claimsKey, otherPortalKey, otherClaimsKey } = subject;
  const rules: Rules = {
    ...(portalKey === undefined
      ? {}
      : paymentRules({ ...subject, service, key: portalKey, wrongKeys: given(otherPortalKey) })),
    ...(claimsKey === undefined ? {} : claimsRules({ service, key: claimsKey, wrongKeys: given(otherClaimsKey) })),
  };
  const findings: Finding[] = [];
  const problem = await grantSessions(service, subject).then(() => null, reason);
  if (problem !== null) {
    const finding = { rule: 'The service is there, and grants sessions for the given keys', problem };
    onFinding(finding);
    return [finding];
  }
  for (const [rule, check] of Object.entries(rules)) {
    const finding = { rule, problem: await check().then(() => null, reason) };
    findings.push(finding);
    onFinding(finding);
  }
  return findings;
}

async function grantSessions({ post, get }: Service, { portalKey, claimsKey, ...subject }: Subject): Promise<void> {
  const check = (name: string, { status, body }: Awaited<ReturnType<typeof get>>): void =>
    assert.equal(status, 200, `With the ${name} key it answered ${status}: ${JSON.stringify(body)}`);
  for (const [name, key] of Object.entries({ portal: portalKey, 'other portal': subject.otherPortalKey }))
    if (key !== undefined) check(name, await post(sessionPath, { PortalAuthenticationKey: key }));
  for (const [name, key] of Object.entries({ claims: claimsKey, 'other claims': subject.otherClaimsKey }))
    if (key !== undefined)
      check(name, await get(`${accountSessions}?ClaimsAuthenticationKey=${encodeURIComponent(key)}`));
}

const given = (key: string | undefined): readonly string[] => (key === undefined ? [] : [key]);

/** The message of the first cause, because the HTTP client reports only that the call was lost. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? (error.message.split('\n')[0] ?? '') : reason(error.cause);
}
