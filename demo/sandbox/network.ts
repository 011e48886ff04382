import type { ServiceEndpointName } from '../../mock-server/endpoints.ts';
import { faultScenarios, submissions } from '../../mock-server/simulator/shared/fault-scenarios.ts';
import type { Fault, FaultRule } from '../../mock-server/simulator/shared/faults.ts';

interface NetworkCondition {
  readonly label: string;
  readonly faults: readonly FaultRule[];
  readonly only?: string;
}

const opening: readonly ServiceEndpointName[] = ['Open', 'AccountOpen', 'AdjusterOpenCreate', 'AdjusterOpenManage'];
const cut: Fault = { kind: 'cut', when: 'after' };
const down: Fault = { kind: 'status', status: 503, when: 'before' };

/** Sets a fault at each endpoint. Only one modal is open at a time. */
function each(endpoints: readonly ServiceEndpointName[], fault: Fault, count = 1): readonly FaultRule[] {
  return endpoints.map((endpoint) => ({ ...fault, endpoint, count }));
}

export const networkConditions = {
  normal: { label: 'No faults', faults: faultScenarios.normal },
  slow: { label: 'Answers take two seconds', faults: faultScenarios.slow },
  slowProcessor: { label: 'The processor takes ten seconds', faults: faultScenarios.slowProcessor },
  lostRequest: { label: 'Request lost', faults: faultScenarios.lostRequest },
  lostAnswer: { label: 'Answer lost', faults: faultScenarios.lostAnswer },
  longOutage: { label: 'Outage after the request', faults: faultScenarios.longOutage },
  noAnswer: { label: 'No answer', faults: each(submissions, { kind: 'timeout', when: 'after' }) },
  html: { label: 'HTML instead of JSON', faults: each(submissions, { kind: 'html', when: 'after' }) },
  truncated: { label: 'Truncated answer', faults: each(submissions, { kind: 'truncated' }) },
  duplicated: { label: 'Duplicated requests', faults: faultScenarios.duplicated },
  downAtOpen: { label: 'Service down at the start', faults: each(opening, down) },
  htmlAtOpen: { label: 'Sign-in page at the start', faults: each(opening, { kind: 'html', when: 'before' }) },
  downAtReview: { label: 'Service down at the review', faults: each(['Quote'], down), only: 'portal-payment' },
  resendLost: { label: 'Answer to a resend lost', faults: each(['AdjusterResend'], cut), only: 'claims-adjuster' },
  notCurrent: { label: 'Service down later', faults: each(['AdjusterCurrent'], down, 3), only: 'claims-adjuster' },
} as const satisfies Readonly<Record<string, NetworkCondition>>;

export type NetworkName = keyof typeof networkConditions;

export function networksOf(tag: string): Readonly<Record<string, string>> {
  const conditions: (readonly [string, NetworkCondition])[] = Object.entries(networkConditions);
  const possible = conditions.filter(([, { only }]) => !only || only === tag);
  return Object.fromEntries(possible.map(([name, { label }]) => [name, label]));
}
