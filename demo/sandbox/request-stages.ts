/** How far a request has come that a story manages. `approval-stages.ts` drives the sandbox there. */
export const requestStages = {
  open: 'Just created',
  underWay: 'One party has done its part',
  rejected: 'Rejected by a party',
  completed: 'Completed by all',
  incomplete: 'One is paid, then the time is over',
  expired: 'The time is over',
  cancelled: 'Cancelled',
} as const satisfies Readonly<Record<string, string>>;

export type RequestStage = keyof typeof requestStages;
