import { languageOf } from '../../../src/messages/languages.ts';

/** The languages of the sandbox's e-mails and pages. The modals have more. */
export const sandboxLanguages = ['en', 'es'] as const;

export type SandboxLanguage = (typeof sandboxLanguages)[number];

export function isSandboxLanguage(code: string): code is SandboxLanguage {
  return sandboxLanguages.some((language) => language === code);
}

/** The language to answer in on a page or a modal in this one: `'es-MX' => 'es'`, `'fr' => 'en'`. */
export function sandboxLanguageOf(tag: string): SandboxLanguage {
  const language = languageOf(tag);
  return isSandboxLanguage(language) ? language : 'en';
}
