/** The languages with their `Intl` locales. For a new one, add a row and a JSON file beside each `*.es.json`. */
export const locales = { en: 'en-US', es: 'es-US', fr: 'fr-CA', ko: 'ko-KR', vi: 'vi-VN', zh: 'zh-CN' } as const;

export type Language = keyof typeof locales;

/** The languages whose texts are fetched when they are needed. English is built in. */
export type FetchedLanguage = Exclude<Language, 'en'>;

/**
 * The modal's language on a page in the given one: `'es-MX' => 'es'`, `'la' => 'en'`. The Chinese texts have simplified
 * characters, so a page with traditional ones gets English: `'zh-CN' => 'zh'`, `'zh-TW' => 'en'`.
 */
export function languageOf(tag: string): Language {
  const code = tag
    .toLowerCase()
    // Skips the part `zh` of traditional Chinese, which makes the language unknown.
    .replace(/^zh[^a-z](?!hans|cn|sg|my)/, '')
    .replace(/[^a-z][^]*/, '');
  return Object.hasOwn(locales, code) ? (code as Language) : 'en';
}
