/*
 * Option names as attributes: lower case, joined with `-`, after `data-option-`. Digits stay with their word, but
 * `…-data-1` is understood, too. Source: payment modal, HTML data attribute mapping.
 */

export const optionPrefix = 'data-option-';

/** `'billingZip' => 'data-option-billing-zip'` */
export function attributeOf(optionName: string): string {
  return optionPrefix + optionName.replace(/^[A-Z]/, toLower).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function toLower(letter: string): string {
  return letter.toLowerCase();
}

/** `'data-option-billing-zip' => 'billingZip'`; undefined for an attribute that is no option. */
export function optionOf(attributeName: string): string | undefined {
  if (!attributeName.startsWith(optionPrefix)) return undefined;
  return attributeName.slice(optionPrefix.length).replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/** The options in an element's attributes, as text. jQuery's `.data()` would convert `'007'` or `'true'`. */
export function optionsFromAttributes(
  attributes: Iterable<{ readonly name: string; readonly value: string }>,
): Record<string, string> {
  const options = Object.create(null) as Record<string, string>;
  for (const { name, value } of attributes) {
    const option = optionOf(name);
    if (option) options[option] = value;
  }
  return options;
}
