/**
 * Replaces tabs and line breaks by a blank, and removes control and invisible characters, which can change how a text
 * reads. Joiners of scripts and emoji stay.
 */
export function plainText(text: string): string {
  return text.replace(/[\t-\r]+/g, ' ').replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');
}

/** {@link plainText} with single blanks, or empty without a visible character: `' Ann \n Lee' => 'Ann Lee'`. */
export function oneLine(text: string): string {
  const line = plainText(text).replace(/\s+/g, ' ').trim();
  return line.replace(/^[ \u2800\p{M}\p{DI}]+$/u, '');
}
