/** Quotes a text as a JavaScript literal that is safe in an inline script: `it's </b>` as `'it\'s \x3C/b>'`. */
export function quoteScript(text: string): string {
  const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '<': '\\x3C', '\\': '\\\\', "'": "\\'" };
  const escaped = text.replace(
    /[\\'<\n\r\u2028\u2029]/g,
    (character) => short[character] ?? `\\u${character.charCodeAt(0).toString(16)}`,
  );
  return `'${escaped}'`;
}

/** A text as the value of an HTML attribute: `5" & more` as `"5&quot; &amp; more"`. */
export function quoteAttribute(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
  return `"${text.replace(/[&"<>]/g, (character) => entities[character] ?? character)}"`;
}

/** Moves every line but empty ones to the right. */
export function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}
