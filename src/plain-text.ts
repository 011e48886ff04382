/**
 * A text without control characters and without those that turn its direction around: an amount or an account in an
 * authorization must not read otherwise than it is.
 */
export function plainText(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
}
