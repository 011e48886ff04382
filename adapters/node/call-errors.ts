import type { UploadProblem } from '../../src/adjuster/upload/upload-problems.ts';

export interface CallErrorDetails {
  readonly status?: number | undefined;
  readonly cause?: unknown;
}

class CallError extends Error {
  /**
   * The service's ResponseCode if it refused. Otherwise the failure of the call: `network`, `timeout`, `status` (an
   * error page instead of an answer) or `unreadable`. After one of these, you may call again, except after a 4xx.
   */
  readonly code: string;
  /** The HTTP status; undefined if no answer came. */
  readonly status: number | undefined;

  constructor(code: string, message: string, { status, cause }: CallErrorDetails = {}) {
    super(message, { cause });
    this.code = code;
    this.status = status;
  }
}

/** The reason why the service gave no session. Its text never contains a key, so it may be logged. */
export class SessionError extends CallError {
  override readonly name = 'SessionError';
}

/** The reason why a look-up failed; what was done stays unknown. Its text never contains a key, so it may be logged. */
export class LookUpError extends CallError {
  override readonly name = 'LookUpError';
}

/**
 * The reason why an upload was not sent, or the service refused it. Its text lists all problems with party and field,
 * without keys and uploaded values.
 */
export class UploadError extends CallError {
  override readonly name = 'UploadError';
  /**
   * The problems of an upload that was not sent because of them: `code` is `InvalidRequestData`, `status` is undefined.
   * Empty if the service refused: it only sends a message.
   */
  readonly problems: readonly UploadProblem[];

  constructor(code: string, message: string, details: CallErrorDetails & { problems?: readonly UploadProblem[] } = {}) {
    super(code, message, details);
    this.problems = details.problems ?? [];
  }
}
