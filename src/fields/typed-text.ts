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

/** Removes a label that was pasted with a number: `'Card: 4111' => '4111'`, `'CVV2 123' => '123'`. */
export function withoutLabel(text: string): string {
  const plain = plainCharacters(text);
  if (plain.length > maxCharacters) return plain;
  return plain.replace(/^[^\d+]*\p{L}(?:(?<=cv[vc])2)?[.)]?[\s:#][\s:#("'“]*(?=[\d+\u2440-\u244a])/iu, '');
}

/** Digits without the characters that people and documents write around them, and the blanks, dots and dashes between. */
export function withoutSeparators(text: string): string {
  // Fast path for most keystrokes: a tenth of the time.
  if (/^[\d ]*$/.test(text)) return text.replace(/ /g, '');
  const plain = withoutLabel(text);
  if (plain.length > maxCharacters) return plain.replace(/\s/g, '');
  return plain
    .replace(/^[\s("'“#\u2440-\u244a]+|[\s)"'”#,\u2440-\u244a]+$/g, '')
    .replace(/[\s.\u2010-\u2015\u2212-]/g, '');
}
