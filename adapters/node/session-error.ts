export interface SessionErrorDetails {
  readonly status?: number | undefined;
  readonly cause?: unknown;
}

/** Why the service gave no session. Its text never holds a key: it may go into a log. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  /**
   * The service's ResponseCode where it refused; else what went wrong on the way: `network`, `timeout`, `status` (an
   * error page instead of an answer) or `unreadable`. After one of these the call may be made again.
   */
  readonly code: string;
  /** The HTTP status; undefined where no answer came. */
  readonly status: number | undefined;

  constructor(code: string, message: string, { status, cause }: SessionErrorDetails = {}) {
    super(message, { cause });
    this.code = code;
    this.status = status;
  }
}
