/** One event, and payloads of it that were made by the code that makes the real ones. */
export interface EventNote {
  readonly code: string;
  /** When it is raised, where that sets it apart from another of the same code. */
  readonly when?: string;
  readonly about: string;
  /** None where the event has no payload. */
  readonly examples: readonly EventExample[];
}

export interface EventExample {
  /** Its title among several; the first one is shown, the others on request. */
  readonly title?: string;
  readonly payload: unknown;
}
