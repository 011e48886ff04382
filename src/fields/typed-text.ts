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

/** Digits with the blanks, hyphens and dashes that people write between them taken out. */
export function withoutSeparators(text: string): string {
  return plainCharacters(text).replace(/[\s\u2010-\u2015\u2212-]/g, '');
}
