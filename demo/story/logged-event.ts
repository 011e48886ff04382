/** An event as the page received it. */
export interface LoggedEvent {
  /** Counts up from 1. */
  readonly number: number;
  readonly time: Date;
  readonly code: string;
  readonly detail: unknown;
}

/** The payload as text. */
export function payloadText(detail: unknown): string {
  return JSON.stringify(detail, (_, value: unknown) => (typeof value === 'function' ? '[function]' : value), 2);
}

/** The function that acknowledges the payment, if the payload has one. */
export function acknowledgeOf(detail: unknown): (() => void) | undefined {
  const payload = (detail as { paymentInfo?: unknown } | null)?.paymentInfo ?? detail;
  return (payload as { acknowledge?: () => void } | null)?.acknowledge;
}

export type Tone = 'good' | 'bad' | 'plain';

export function toneOf(code: string): Tone {
  if (code.endsWith('.error')) return 'bad';
  return /(Complete|Created|EmailSent)$/.test(code) ? 'good' : 'plain';
}
