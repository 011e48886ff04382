import type { FaultRule } from './faults.ts';

type Submission = 'Pay' | 'AccountSubmit' | 'AdjusterCreate' | 'AdjusterCancel';
export const submissions: readonly Submission[] = ['Pay', 'AccountSubmit', 'AdjusterCreate', 'AdjusterCancel'];
const statusOf = {
  Pay: 'Status',
  AccountSubmit: 'AccountStatus',
  AdjusterCreate: 'AdjusterCreateStatus',
  AdjusterCancel: 'AdjusterCancelStatus',
} as const;

const ofEach = (rulesOf: (endpoint: Submission) => readonly FaultRule[]) => submissions.flatMap(rulesOf);

export const faultScenarios = {
  normal: [],
  /** Every answer takes two seconds. */
  slow: [{ endpoint: '*', kind: 'delay', when: 'after', milliseconds: 2_000 }],
  /** The processor takes ten seconds for every submission. */
  slowProcessor: [
    { endpoint: 'Save', kind: 'processing', milliseconds: 10_000 },
    ...ofEach((endpoint) => [{ endpoint, kind: 'processing', milliseconds: 10_000 }]),
  ],
  /** The payment is charged and the answer lost; its status is available. */
  lostAnswer: ofEach((endpoint) => [{ endpoint, kind: 'cut', when: 'after', count: 1 }]),
  /** The payment never arrives; its status is `absent`. */
  lostRequest: ofEach((endpoint) => [{ endpoint, kind: 'cut', when: 'before', count: 1 }]),
  /** The payment is charged, and answer and status are lost several times. */
  longOutage: ofEach((endpoint) => [
    { endpoint, kind: 'status', status: 503, when: 'after', count: 1 },
    { endpoint: statusOf[endpoint], kind: 'status', status: 503, when: 'before', count: 3 },
  ]),
  /** A proxy sends every payment twice. */
  duplicated: ofEach((endpoint) => [{ endpoint, kind: 'duplicate' }]),
  /** The service is down. */
  down: [{ endpoint: '*', kind: 'status', status: 503, when: 'before' }],
} as const satisfies Readonly<Record<string, readonly FaultRule[]>>;

export type FaultScenario = keyof typeof faultScenarios;
