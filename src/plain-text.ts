/**
 * A text without control characters and without invisible ones, those that turn its direction around above all: an amount
 * or an account in an authorization must not read otherwise than it is. The joiners of scripts and emoji stay.
 */
export function plainText(text: string): string {
  return text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');
}
