/** The sessions that a story can be opened with. */
export const sessionKinds = {
  fresh: 'A new one',
  short: 'One that ends after a minute',
  used: 'One that was used before',
  reserved: 'One that is open elsewhere',
  expired: 'One that has expired',
  invented: 'An invented one',
  none: 'None',
} as const satisfies Readonly<Record<string, string>>;

export type SessionKind = keyof typeof sessionKinds;
