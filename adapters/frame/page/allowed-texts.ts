/** Groups of texts that state amounts, what is agreed to, and the result. */
const ofTheService =
  /^(?:\w+\.)?(?:amount|authorization|balance|decline|declined|fee|pay|paid|paying|receipt|refused|review|saved|saving|sending|sent|setback|subject|submitted|summary|unknown)\./;

/** An amount of money: `$1.00`, `1,00 €`, `USD 1`, `one dollar`. */
const money = /\p{Sc}|\d[.,]\d\d\b|\b(?:usd|dollars?|d[oó]lar(?:es)?|cents?|centavos?)\b|đô la|美元|달러/iu;

/**
 * The texts of a page that the document uses. What it says of money comes from the service: a page could make a bill of
 * $430.00 read `Pay $1.00`.
 */
export function onlyAllowedTexts(texts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isAllowed = ([key, text]: [string, unknown]): boolean =>
    typeof text === 'string' && key.length <= 200 && !ofTheService.test(key) && !money.test(text);
  return Object.fromEntries(Object.entries(texts).filter(isAllowed));
}
