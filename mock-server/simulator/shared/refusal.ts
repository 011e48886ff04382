import type { RefusedSession } from '../../../src/operation/service-error.ts';
import statuses from './refusal-statuses.json' with { type: 'json' };

/** The codes of refused calls. A refused call has no effects. */
export type RefusalCode = keyof typeof statuses;

/** A refused call. The message never repeats received values. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** The option or the field of the request that caused the refusal. */
  readonly field: string | undefined;
  /** What a page may know of the session that was refused. */
  readonly about: RefusedSession;

  constructor(code: RefusalCode, message: string, field?: string, about: RefusedSession = {}) {
    super(message);
    this.code = code;
    this.field = field;
    this.about = about;
  }

  get status(): number {
    return statuses[this.code];
  }
}
