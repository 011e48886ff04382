/**
 * A text without control characters and without invisible ones, those that turn its direction around above all: an amount
 * or an account in an authorization must not read otherwise than it is. The joiners of scripts and emoji stay.
 */
export function plainText(text: string): string {
  return text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');
}

/** {@link plainText} in one line, with single blanks: `' Ann \n Lee' => 'Ann Lee'`. */
export function oneLine(text: string): string {
  // Removing an invisible character can leave two blanks side by side.
  return plainText(text.replace(/\s/g, ' ')).replace(/ +/g, ' ').trim();
}
