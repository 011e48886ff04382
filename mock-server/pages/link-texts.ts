import { bankAccountErrorsEn } from '../../src/messages/bank-account-errors.en.ts';
import { bankAccountEn } from '../../src/messages/bank-account.en.ts';
import bankAccountEs from '../../src/messages/bank-account.es.json' with { type: 'json' };
import { locales } from '../../src/messages/languages.ts';
import { createTranslate, type Catalogue, type Translate } from '../../src/messages/translate.ts';
import { formatMoney, type Cents } from '../../src/money.ts';
import { readableDate } from '../../src/readable-date.ts';
import type { WallTime } from '../../src/wall-time.ts';
import { sandboxLanguageOf, type SandboxLanguage } from '../simulator/shared/sandbox-language.ts';
import linkEn from './link.en.json' with { type: 'json' };
import linkEs from './link.es.json' with { type: 'json' };

const linkTextsEn = { ...bankAccountEn, ...bankAccountErrorsEn, ...linkEn };
export type LinkMessageKey = keyof typeof linkTextsEn;

const catalogues: Readonly<Record<SandboxLanguage, Catalogue<LinkMessageKey>>> = {
  en: linkTextsEn,
  es: { ...bankAccountEs, ...linkEs },
};

export interface LinkTexts {
  readonly t: Translate<LinkMessageKey>;
  readonly money: (amount: Cents) => string;
  readonly date: (at: WallTime) => string;
}

export function linkTexts(language: SandboxLanguage): LinkTexts {
  const locale = locales[language];
  return { t: createTranslate(catalogues[language]), money: formatMoney, date: (at) => readableDate(at, locale) };
}

export function textsAround(element: Element): LinkTexts {
  return linkTexts(sandboxLanguageOf(element.closest('[lang]')?.getAttribute('lang') ?? ''));
}

export function knownKey(key: string, other: LinkMessageKey): LinkMessageKey {
  return Object.hasOwn(linkTextsEn, key) ? (key as LinkMessageKey) : other;
}
