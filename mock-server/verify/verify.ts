import { claimsRules } from './claims-rules.ts';
import { paymentRules } from './payment-rules.ts';
import type { Rule } from './rule.ts';
import { createService, type Subject } from './service.ts';

export type { Subject } from './service.ts';

/** How a service stands to one rule. */
export interface Finding {
  /** The rule, as a sentence. */
  readonly rule: string;
  /** Why it does not hold; null where it does. */
  readonly problem: string | null;
}

/**
 * Holds a service to the OpenAPI file and to the rules of money, sessions and attempts, one after the other. It takes
 * and pays out small amounts of a merchant for tests. Never rejects for what the service does.
 *
 * @param onFinding Told of each rule as soon as it is known.
 */
export async function verify(
  subject: Subject,
  onFinding: (finding: Finding) => void = () => undefined,
): Promise<readonly Finding[]> {
  const service = createService(subject);
  const { portalKey, claimsKey } = subject;
  const rules = [
    ...(portalKey === undefined ? [] : paymentRules({ ...subject, service, key: portalKey })),
    ...(claimsKey === undefined ? [] : claimsRules({ service, key: claimsKey })),
  ];
  const findings: Finding[] = [];
  for (const { name, check } of rules) {
    const finding = { rule: name, problem: await problemOf(check) };
    findings.push(finding);
    onFinding(finding);
  }
  return findings;
}

async function problemOf(check: Rule['check']): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    return reason(error);
  }
}

/** The first cause says most: the HTTP client tells only that the call was lost. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? (error.message.split('\n')[0] ?? '') : reason(error.cause);
}
