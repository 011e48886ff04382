/** Removes control and invisible characters, which can change how a text reads. Joiners of scripts and emoji stay. */
export function plainText(text: string): string {
  return text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');
}

/** {@link plainText} in one line, with single blanks: `' Ann \n Lee' => 'Ann Lee'`. */
export function oneLine(text: string): string {
  // Removing an invisible character can leave two blanks side by side.
  return plainText(text.replace(/\s/g, ' ')).replace(/ +/g, ' ').trim();
}
