import type { StoryValues } from './story-values.ts';
import { moveClock } from '../sandbox/sandbox-client.ts';
import type { BegunSession, SandboxSide } from './sandbox-side.ts';

export interface PreparedSession extends Omit<BegunSession, 'sessionKey'> {
  readonly sessionId: string | undefined;
  /** To be called when the operation is over. */
  readonly settle: () => Promise<void>;
}

/** Longer than any session lives. */
const oneDay = 24 * 60;

const nothing = (): Promise<void> => Promise.resolve();

export async function prepareSession(side: SandboxSide, values: StoryValues): Promise<PreparedSession> {
  const { session: kind } = values;
  if (kind === 'none') return { sessionId: undefined, settle: nothing };
  const { sessionKey, ...begun } = await side.begin(values);
  if (kind === 'invented') return { ...begun, sessionId: crypto.randomUUID(), settle: nothing };
  const prepared = { ...begun, sessionId: sessionKey, settle: nothing };
  if (kind === 'reserved') await side.reserve({ ...begun, sessionKey });
  if (kind === 'used') await side.spend(sessionKey);
  if (kind === 'expired') {
    await moveClock(oneDay);
    return { ...prepared, settle: () => moveClock(-oneDay) };
  }
  return prepared;
}
