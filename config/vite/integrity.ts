import { createHash } from 'node:crypto';

/** What `integrity` of a script element has to say for a file of this content. */
export function integrityOf(content: string | Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
