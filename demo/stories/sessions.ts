import { moveClock } from '../sandbox/sandbox-client.ts';
import type { BegunSession, SandboxSide } from './modal-kind.ts';
import type { StoryValues } from './story-values.ts';

export interface PreparedSession extends Omit<BegunSession, 'sessionKey'> {
  readonly sessionId: string | undefined;
  /** Must be called when the operation is over. */
  readonly settle: () => Promise<unknown>;
}

/** Longer than any session lasts. */
const oneDay = 24 * 60;

const nothing = (): Promise<unknown> => Promise.resolve();

export async function prepareSession(side: SandboxSide, values: StoryValues): Promise<PreparedSession> {
  const { session: kind } = values;
  if (kind === 'none') return { sessionId: undefined, settle: nothing };
  const { sessionKey, ...begun } = await side.begin(values);
  if (kind === 'invented') return { ...begun, sessionId: crypto.randomUUID(), settle: nothing };
  if (kind === 'reserved') await side.reserve({ ...begun, sessionKey });
  if (kind === 'used') await side.spend(sessionKey);
  if (kind === 'expired') await moveClock(oneDay);
  return { ...begun, sessionId: sessionKey, settle: kind === 'expired' ? () => moveClock(-oneDay) : nothing };
}
