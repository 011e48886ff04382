const fields =
  'accountNumber|accountType|address|cardNumber|city|companyName|email|ePayEmail|expiration|firstName|lastName|' +
  'nameOnAccount|nameOnCard|phone|repeatedNumber|routingNumber|securityCode|state|street|zip';

/** Fields and what is wrong with them, names of methods, headings and buttons of operations, and words without a result. */
const ofThePage = new RegExp(
  [
    `^(?:${fields})\\.(?!declined)\\w+$`,
    '^method\\.(?!balance)[\\w.]+$',
    '^(?:payee|delivery|parties|instead|ending)\\.\\w+$',
    '^(?:makePayment|savePaymentMethod|payment|save|create|manage|problem)\\.heading$',
    '^(?:save|create|request|resend)\\.button$',
    '^(?:makePayment\\.)?leave\\.(?:heading|stay|go)$',
    '^(?:back|cancel|change|close|copied|copy|goTo|loading|print|questions|tryAgain)$',
  ].join('|'),
);

/** An amount of money: `$1.00`, `1,00 €`, `1,000`, `USD 1`, `one dollar`. */
const money =
  /\p{Sc}|\p{Nd}(?:[.,]\p{Nd}{2}|,\p{Nd}{3})(?!\p{Nd})|\b(?:usd|dollars?|d[oó]lar(?:es)?|cents?|centavos?)\b|đô la|美元|달러/iu;

/**
 * The texts of a page that the document uses. What it says of money, consent and results comes from the service: a page
 * could make a bill of $430.00 read `Pay $1.00`, or `Pay only 100`.
 */
export function onlyAllowedTexts(texts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isAllowed = ([key, text]: [string, unknown]): boolean =>
    typeof text === 'string' &&
    ofThePage.test(key) &&
    !money.test(text) &&
    !(/(?:heading|button)$/.test(key) && /\p{Nd}/u.test(text));
  return Object.fromEntries(Object.entries(texts).filter(isAllowed));
}
