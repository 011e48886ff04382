import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { Notification } from '../../src/server/notification.ts';
import { requireServer } from './service-call.ts';

/** A notification with a valid signature. */
export type VerifiedNotification = (Notification | UnknownNotification) & {
  /** The id, which is the same for every delivery of this notification. */
  readonly id: string;
};

/** A notification of a type that this version of the library does not know. Answer with a 2xx and ignore it. */
export interface UnknownNotification {
  readonly type: 'unknown';
  /** The type in the body. */
  readonly name: string;
  readonly timestamp: string;
  readonly data: unknown;
}

/** The headers of a request, from `node:http`, a framework or `fetch`. */
export type NotificationHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** The allowed difference between the two clocks, in seconds; 300 if absent. */
  readonly tolerance?: number;
  /** This server's clock. */
  readonly now?: () => Date;
}

/**
 * The reason why a notification cannot be trusted. Answer with a 4xx.
 *
 * - `headers`: a header of the notification is missing.
 * - `timestamp`: it was signed too long ago and may be a replay, or this server's clock is wrong.
 * - `signature`: it was signed with another secret, or the body was changed.
 * - `unreadable`: the signature is valid, but the body has an unknown form.
 */
export class NotificationError extends Error {
  override readonly name = 'NotificationError';
  readonly code: 'headers' | 'timestamp' | 'signature' | 'unreadable';

  constructor(code: NotificationError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

const defaultTolerance = 300;

const Sent = v.object({ type: v.string(), timestamp: v.string(), data: v.unknown() });

/**
 * Verifies the signature of a notification (Standard Webhooks, `v1`) and reads it. Throws a {@link NotificationError}
 * if it cannot be trusted, and a `TypeError` for wrong arguments.
 *
 * ```ts
 * const notification = verifyNotification(rawBody, request.headers, (process.env.NOTIFICATION_SECRETS ?? '').split(','));
 * if (notification.type === 'portal.paymentComplete') await book(notification.data.transactionId);
 * ```
 *
 * Notifications may come twice, late and in any order. Record payments by `transactionId`.
 *
 * @param body The raw body, as bytes or text. JSON that was parsed and serialized again has another signature.
 * @param secrets All valid secrets: `whsec_…`. Pass both while you replace one.
 */
export function verifyNotification(
  body: string | Uint8Array,
  headers: NotificationHeaders,
  secrets: string | readonly string[],
  { tolerance = defaultTolerance, now = () => new Date() }: VerifyOptions = {},
): VerifiedNotification {
  requireServer('verifyNotification');
  requireRaw(body);
  const keys = (typeof secrets === 'string' ? [secrets] : secrets).map(keyOf);
  if (keys.length === 0)
    throw new TypeError('verifyNotification: secrets is empty. Pass the secrets of your notification address.');
  const id = headerOf(headers, 'webhook-id');
  const sentAt = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!id || !sentAt || !signatures) {
    throw new NotificationError(
      'headers',
      'A header is missing. Pass webhook-id, webhook-timestamp and webhook-signature.',
    );
  }
  requireTimely(sentAt, now(), tolerance);
  if (!keys.some((key) => isSignedWith(key, { id, sentAt, body }, signatures))) {
    const message = 'No signature matches. Check the secret, and pass the raw body as it was received.';
    throw new NotificationError('signature', message);
  }
  return { id, ...read(body) };
}

/** Refuses a body that a framework has parsed, since its signature cannot be checked. */
function requireRaw(body: unknown): asserts body is string | Uint8Array {
  if (typeof body === 'string' || body instanceof Uint8Array) return;
  throw new TypeError(
    'verifyNotification: body must be the raw body of the request, as text or bytes. Read it without a JSON parser, ' +
      'such as with express.raw({ type: "application/json" }) or request.text().',
  );
}

/** The least length of a secret in Standard Webhooks, in bytes. Shorter secrets can be guessed. */
const minKeyBytes = 24;

function keyOf(secret: unknown): Buffer {
  const text = typeof secret === 'string' ? secret.replace(/^whsec_/, '') : '';
  const key = Buffer.from(/^[A-Za-z0-9+/]+={0,2}$/.test(text) ? text : '', 'base64');
  if (key.length >= minKeyBytes) return key;
  throw new TypeError(
    `verifyNotification: a secret must be "whsec_" and Base64 of at least ${minKeyBytes} bytes. The operator of the service issues it.`,
  );
}

function headerOf(headers: NotificationHeaders, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : found?.join(' ');
}

/** Some libraries have their own class. */
function isHeaders(headers: NotificationHeaders): headers is Headers {
  return typeof headers.get === 'function';
}

function requireTimely(sentAt: string, now: Date, tolerance: number): void {
  const late = /^\d{1,12}$/.test(sentAt) ? now.getTime() / 1_000 - Number(sentAt) : NaN;
  if (Math.abs(late) <= tolerance) return;
  const message = Number.isNaN(late)
    ? 'The header webhook-timestamp must be a Unix time in seconds.'
    : `By this clock, it was signed ${Math.abs(Math.round(late))} seconds ${late > 0 ? 'ago' : 'from now'}. At most ${tolerance} are allowed.`;
  throw new NotificationError('timestamp', message);
}

interface Signed {
  readonly id: string;
  readonly sentAt: string;
  readonly body: string | Uint8Array;
}

/** @param signatures As in the header: `v1,…` for each secret that the sender has, with blanks between. */
function isSignedWith(key: Buffer, { id, sentAt, body }: Signed, signatures: string): boolean {
  const wanted = createHmac('sha256', key).update(`${id}.${sentAt}.`).update(body).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.startsWith('v1,') ? signature.slice('v1,'.length) : '', 'base64');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function read(body: string | Uint8Array): Notification | UnknownNotification {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const sent = v.safeParse(v.pipe(v.string(), v.parseJson(), Sent), text);
  if (!sent.success) throw unreadable();
  const { type, timestamp, data } = sent.output;
  if (!knownTypes.has(type)) return { type: 'unknown', name: type, timestamp, data };
  const known = v.safeParse(Notification, sent.output);
  if (!known.success) throw unreadable();
  return known.output;
}

const knownTypes: ReadonlySet<string> = new Set(Notification.options.map(({ entries }) => entries.type.literal));

function unreadable(): NotificationError {
  return new NotificationError('unreadable', 'The signature is valid, but the body has an unknown form.');
}
