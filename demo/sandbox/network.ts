import type { ServiceEndpointName } from '../../mock-server/endpoints.ts';
import { faultScenarios } from '../../mock-server/simulator/shared/fault-scenarios.ts';
import type { Fault, FaultRule } from '../../mock-server/simulator/shared/faults.ts';

interface NetworkCondition {
  readonly label: string;
  readonly faults: readonly FaultRule[];
  /** The only elements that can meet it. */
  readonly only?: readonly string[];
}

const opening: readonly ServiceEndpointName[] = ['Open', 'AccountOpen', 'AdjusterOpenCreate', 'AdjusterOpenManage'];
const submitting: readonly ServiceEndpointName[] = ['Pay', 'AccountSubmit', 'AdjusterCreate', 'AdjusterCancel'];

/** Sets a fault at each endpoint. Only one modal is open at a time. */
function each(endpoints: readonly ServiceEndpointName[], fault: Fault): readonly FaultRule[] {
  return endpoints.map((endpoint) => ({ ...fault, endpoint, count: 1 }));
}

/** The network faults during an operation. */
export const networkConditions = {
  normal: { label: 'No faults', faults: faultScenarios.normal },
  slow: { label: 'Every answer takes two seconds', faults: faultScenarios.slow },
  slowProcessor: { label: 'The processor takes ten seconds', faults: faultScenarios.slowProcessor },
  lostRequest: { label: 'Connection lost before it is done', faults: faultScenarios.lostRequest },
  lostAnswer: { label: 'Connection lost after it is done', faults: faultScenarios.lostAnswer },
  longOutage: { label: 'Outage after it is done', faults: faultScenarios.longOutage },
  noAnswer: { label: 'No answer', faults: each(submitting, { kind: 'timeout', when: 'after' }) },
  html: { label: 'A web page instead of the answer', faults: each(submitting, { kind: 'html', when: 'after' }) },
  truncated: { label: 'Half an answer', faults: each(submitting, { kind: 'truncated' }) },
  duplicated: { label: 'Everything is sent twice', faults: faultScenarios.duplicated },
  downAtOpen: {
    label: 'Service down when the modal opens',
    faults: each(opening, { kind: 'status', status: 503, when: 'before' }),
  },
  htmlAtOpen: {
    label: 'A sign-in page when the modal opens',
    faults: each(opening, { kind: 'html', when: 'before' }),
  },
  downAtReview: {
    label: 'Service down when the total is asked for',
    faults: each(['Quote'], { kind: 'status', status: 503, when: 'before' }),
    only: ['portal-payment'],
  },
  resendLost: {
    label: 'Connection lost when an e-mail is sent again',
    faults: each(['AdjusterResend'], { kind: 'cut', when: 'after' }),
    only: ['claims-adjuster'],
  },
  notCurrent: {
    label: 'Service down while the request is on the screen',
    faults: [{ endpoint: 'AdjusterCurrent', kind: 'status', status: 503, when: 'before', count: 3 }],
    only: ['claims-adjuster'],
  },
} as const satisfies Readonly<Record<string, NetworkCondition>>;

export type NetworkName = keyof typeof networkConditions;

/** The conditions of an element, each with its label. */
export function networksOf(tag: string): readonly (readonly [NetworkName, string])[] {
  const conditions = Object.entries(networkConditions) as [NetworkName, NetworkCondition][];
  return conditions.filter(([, { only }]) => !only || only.includes(tag)).map(([name, { label }]) => [name, label]);
}
