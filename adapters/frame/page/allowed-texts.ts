const fields =
  'accountNumber|accountType|address|cardNumber|city|companyName|email|ePayEmail|expiration|firstName|lastName|' +
  'nameOnAccount|nameOnCard|phone|repeatedNumber|routingNumber|securityCode|state|street|zip';

/** Keys that a page may replace: fields and their errors, methods, headings and buttons of forms, and words such as `Back`. */
const replaceable = new RegExp(
  `^(?:(?:makePayment|savePaymentMethod|payment|save)\\.)?(?:${[
    `(?:${fields})\\.(?!declined)\\w+`,
    'party\\.(?:address|business|document|method|name|reference|serviceDate|vendor\\w*)',
    'method\\.(?!balance)[\\w.]+',
    '(?:payee|delivery|parties|instead|ending|check)\\.\\w+',
    '(?:makePayment|savePaymentMethod|payment|save|create|manage|problem)\\.heading',
    '(?:save|create|request|resend)\\.button',
    'leave\\.(?:heading|stay|go)',
    'back|cancel|change|close|copied|copy|goTo|loading|print|questions|tryAgain',
  ].join('|')})$`,
);

/** An amount of money: `$1.00`, `1,00 €`, `1.000`, `USD 1`, `one dollar`. */
const money =
  /\p{Sc}|\p{Nd}[.,]\p{Nd}{2,3}(?:[.,]\p{Nd}{1,2})?(?![.,]?\p{Nd})|\b(?:usd|dollars?|d[oó]lar(?:es)?|cents?|centavos?)\b|đô la|美元|달러/iu;

/**
 * Returns the texts of a page that the document uses. The service states amounts, consent and results: otherwise a page
 * could make a bill of $430.00 read `Pay $1.00` or `Pay only 100`.
 */
export function onlyAllowedTexts(texts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isAllowed = ([key, text]: [string, unknown]): boolean =>
    typeof text === 'string' &&
    replaceable.test(key) &&
    !money.test(text) &&
    !(/(?:heading|button)$/.test(key) && /\p{Nd}/u.test(text));
  return Object.fromEntries(Object.entries(texts).filter(isAllowed));
}
