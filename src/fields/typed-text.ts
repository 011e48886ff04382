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

/** Longer texts have no label, and searching them would take long. */
const maxCharacters = 100;

/** Digits are hidden: `'...6789'`, `'xxxx 6789'`, `'ending in 6789'`. The rest must not pass for a whole number. */
const isMasked = /[*\u2022\u2026]|\.\.|\bx+\b|\bending\b|\btermina/i;

/** Removes a label that was pasted with a number: `'Card: 4111' => '4111'`, `'CVV2 123' => '123'`. */
export function withoutLabel(text: string): string {
  const plain = plainCharacters(text);
  if (plain.length > maxCharacters || isMasked.test(plain)) return plain;
  return plain.replace(/^\D*\p{L}(?:2\b)?\D*(?<!\p{L})(?=\d)/u, '');
}

/** Digits without the characters that people and documents write between and around them. */
export function withoutSeparators(text: string): string {
  const plain = withoutLabel(text);
  return isMasked.test(plain)
    ? plain
    : plain.replace(/[\s.,\u00b7_/'"’“”()[\]#\u2010-\u2015\u2212\u2440-\u244a-]/g, '');
}
