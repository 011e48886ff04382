import { faultScenarios } from '../../mock-server/simulator/fault-scenarios.ts';
import type { FaultRule } from '../../mock-server/simulator/faults.ts';

interface NetworkCondition {
  readonly label: string;
  readonly faults: readonly FaultRule[];
}

/** What can be wrong with the network while an operation is open. */
export const networkConditions = {
  normal: { label: 'All is well', faults: faultScenarios.normal },
  slow: { label: 'Every answer takes two seconds', faults: faultScenarios.slow },
  slowProcessor: { label: 'The processor takes ten seconds', faults: faultScenarios.slowProcessor },
  lostRequest: { label: 'Connection lost before the charge', faults: faultScenarios.lostRequest },
  lostAnswer: { label: 'Connection lost after the charge', faults: faultScenarios.lostAnswer },
  longOutage: { label: 'Outage after the charge', faults: faultScenarios.longOutage },
  noAnswer: {
    label: 'No answer to the payment',
    faults: [{ endpoint: 'Pay', kind: 'timeout', when: 'after', count: 1 }],
  },
  html: {
    label: 'A web page instead of the answer',
    faults: [{ endpoint: 'Pay', kind: 'html', when: 'after', count: 1 }],
  },
  truncated: { label: 'Half an answer', faults: [{ endpoint: 'Pay', kind: 'truncated', count: 1 }] },
  duplicated: { label: 'Every payment is sent twice', faults: faultScenarios.duplicated },
  downAtOpen: {
    label: 'Service down when the modal opens',
    faults: [{ endpoint: 'Open', kind: 'status', status: 503, when: 'before', count: 1 }],
  },
  htmlAtOpen: {
    label: 'A sign-in page when the modal opens',
    faults: [{ endpoint: 'Open', kind: 'html', when: 'before', count: 1 }],
  },
  downAtReview: {
    label: 'Service down when the total is asked for',
    faults: [{ endpoint: 'Quote', kind: 'status', status: 503, when: 'before', count: 1 }],
  },
} as const satisfies Readonly<Record<string, NetworkCondition>>;

export type NetworkName = keyof typeof networkConditions;
