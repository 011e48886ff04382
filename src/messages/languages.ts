/** The languages with their `Intl` locales. For a new one, add a row and a catalogue beside each `*.en.ts`. */
export const locales = { en: 'en-US', es: 'es-US' } as const;

export type Language = keyof typeof locales;

/** The languages whose texts are fetched when they are wanted. English is built in. */
export type FetchedLanguage = Exclude<Language, 'en'>;

/** The language to speak on a page in this one: `'es-MX' => 'es'`, `'la' => 'en'`. */
export function languageOf(tag: string): Language {
  const [code = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(locales, code) ? (code as Language) : 'en';
}
