export interface CallErrorDetails {
  readonly status?: number | undefined;
  readonly cause?: unknown;
}

class CallError extends Error {
  /**
   * The service's ResponseCode where it refused; else what went wrong on the way: `network`, `timeout`, `status` (an
   * error page instead of an answer) or `unreadable`. After one of these the call may be made again.
   */
  readonly code: string;
  /** The HTTP status; undefined where no answer came. */
  readonly status: number | undefined;

  constructor(code: string, message: string, { status, cause }: CallErrorDetails = {}) {
    super(message, { cause });
    this.code = code;
    this.status = status;
  }
}

/** Why the service gave no session. Its text never holds a key: it may go into a log. */
export class SessionError extends CallError {
  override readonly name = 'SessionError';
}

/**
 * Why the service did not take an upload. Its text holds all that was wrong, each with party and field, and neither a key
 * nor a value that was sent.
 */
export class UploadError extends CallError {
  override readonly name = 'UploadError';
}
