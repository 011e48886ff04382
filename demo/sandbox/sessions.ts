import { createSession, moveClock, reserve, spend } from './sandbox-client.ts';

/** The sessions that a story can be opened with. */
export const sessionKinds = {
  fresh: 'A new one',
  used: 'One that was used before',
  reserved: 'One that is open elsewhere',
  expired: 'One that has expired',
  invented: 'An invented one',
  none: 'None',
} as const satisfies Readonly<Record<string, string>>;

export type SessionKind = keyof typeof sessionKinds;

export interface PreparedSession {
  readonly sessionId: string | undefined;
  /** To be called when the operation is over. */
  readonly settle: () => Promise<void>;
}

/** Longer than any session lives. */
const oneDay = 24 * 60;

const nothing = (): Promise<void> => Promise.resolve();

export async function prepareSession(kind: SessionKind, merchantKey: string): Promise<PreparedSession> {
  if (kind === 'none') return { sessionId: undefined, settle: nothing };
  if (kind === 'invented') return { sessionId: crypto.randomUUID(), settle: nothing };
  const sessionId = await createSession(merchantKey);
  if (kind === 'reserved') await reserve(sessionId);
  if (kind === 'used') await spend(sessionId);
  if (kind === 'expired') {
    await moveClock(oneDay);
    return { sessionId, settle: () => moveClock(-oneDay) };
  }
  return { sessionId, settle: nothing };
}
