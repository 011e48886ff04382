/** An event as it was heard. */
export interface LoggedEvent {
  /** Counts up from 1. */
  readonly number: number;
  readonly time: Date;
  readonly code: string;
  readonly detail: unknown;
}

/** The payload as text, functions by their name. Nothing secret is in it: payloads never hold what was typed. */
export function payloadText(detail: unknown): string {
  return JSON.stringify(detail, (_, value: unknown) => (typeof value === 'function' ? '[function]' : value), 2);
}

/** The function with which a page acknowledges a payment, where the payload has one. */
export function acknowledgeOf(detail: unknown): (() => void) | undefined {
  const payload = (detail as { paymentInfo?: unknown } | null)?.paymentInfo ?? detail;
  return (payload as { acknowledge?: () => void } | null)?.acknowledge;
}

export type Tone = 'good' | 'bad' | 'plain';

export function toneOf(code: string): Tone {
  if (code.endsWith('.error')) return 'bad';
  return /(Complete|Created|EmailSent)$/.test(code) ? 'good' : 'plain';
}
