const fullWidthOffset = 0xfee0;

/**
 * Returns typed or pasted text with plain instead of full-width characters and without invisible ones:
 * `'４１\u200b１１' => '4111'`.
 * For numbers and addresses; names keep their characters.
 */
export function plainCharacters(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .replace(/\ufeff|(?!\s)[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - fullWidthOffset));
}

/** Removes a label that was pasted with a number: `'Card: 4111' => '4111'`. */
export function withoutLabel(text: string): string {
  return plainCharacters(text).replace(/^\s*\p{L}[\p{L}\s.]*[:#\s]\s*(?=\d)/u, '');
}

/** Digits without the blanks, hyphens, dashes and dots that people write between them. */
export function withoutSeparators(text: string): string {
  return withoutLabel(text).replace(/[\s.\u2010-\u2015\u2212-]/g, '');
}
