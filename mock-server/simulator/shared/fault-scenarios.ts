import type { FaultRule } from './faults.ts';

/** Faults that belong together, by name. */
export const faultScenarios = {
  /** All goes well. */
  normal: [],
  /** Every answer takes two seconds. */
  slow: [{ endpoint: '*', kind: 'delay', when: 'after', milliseconds: 2_000 }],
  /** The processor takes ten seconds over every submission. */
  slowProcessor: [
    { endpoint: 'Pay', kind: 'processing', milliseconds: 10_000 },
    { endpoint: 'Save', kind: 'processing', milliseconds: 10_000 },
    { endpoint: 'AccountSubmit', kind: 'processing', milliseconds: 10_000 },
    { endpoint: 'AdjusterCreate', kind: 'processing', milliseconds: 10_000 },
    { endpoint: 'AdjusterCancel', kind: 'processing', milliseconds: 10_000 },
  ],
  /** The payment is charged and the answer lost; its status can be had. */
  lostAnswer: [
    { endpoint: 'Pay', kind: 'cut', when: 'after', count: 1 },
    { endpoint: 'AccountSubmit', kind: 'cut', when: 'after', count: 1 },
    { endpoint: 'AdjusterCreate', kind: 'cut', when: 'after', count: 1 },
    { endpoint: 'AdjusterCancel', kind: 'cut', when: 'after', count: 1 },
  ],
  /** The payment never arrives; its status says so. */
  lostRequest: [
    { endpoint: 'Pay', kind: 'cut', when: 'before', count: 1 },
    { endpoint: 'AccountSubmit', kind: 'cut', when: 'before', count: 1 },
    { endpoint: 'AdjusterCreate', kind: 'cut', when: 'before', count: 1 },
    { endpoint: 'AdjusterCancel', kind: 'cut', when: 'before', count: 1 },
  ],
  /** The payment is charged, and answer and status are lost several times. */
  longOutage: [
    { endpoint: 'Pay', kind: 'status', status: 503, when: 'after', count: 1 },
    { endpoint: 'Status', kind: 'status', status: 503, when: 'before', count: 3 },
    { endpoint: 'AccountSubmit', kind: 'status', status: 503, when: 'after', count: 1 },
    { endpoint: 'AccountStatus', kind: 'status', status: 503, when: 'before', count: 3 },
    { endpoint: 'AdjusterCreate', kind: 'status', status: 503, when: 'after', count: 1 },
    { endpoint: 'AdjusterCreateStatus', kind: 'status', status: 503, when: 'before', count: 3 },
    { endpoint: 'AdjusterCancel', kind: 'status', status: 503, when: 'after', count: 1 },
    { endpoint: 'AdjusterCancelStatus', kind: 'status', status: 503, when: 'before', count: 3 },
  ],
  /** A proxy sends every payment twice. */
  duplicated: [
    { endpoint: 'Pay', kind: 'duplicate' },
    { endpoint: 'AccountSubmit', kind: 'duplicate' },
    { endpoint: 'AdjusterCreate', kind: 'duplicate' },
    { endpoint: 'AdjusterCancel', kind: 'duplicate' },
  ],
  /** The service is down. */
  down: [{ endpoint: '*', kind: 'status', status: 503, when: 'before' }],
} as const satisfies Readonly<Record<string, readonly FaultRule[]>>;

export type FaultScenario = keyof typeof faultScenarios;
