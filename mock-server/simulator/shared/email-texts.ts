import { locales, type Language } from '../../../src/messages/languages.ts';
import { createTranslate, type Catalogue, type Translate } from '../../../src/messages/translate.ts';
import { formatMoney, type Cents } from '../../../src/money.ts';
import { readableDate, readableDay } from '../../../src/readable-date.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import emailEn from './email.en.json' with { type: 'json' };
import emailEs from './email.es.json' with { type: 'json' };
import { sandboxLanguageOf, sandboxLanguages as languages, type SandboxLanguage } from './sandbox-language.ts';

type EmailMessageKey = keyof typeof emailEn;

const catalogues: Readonly<Record<SandboxLanguage, Catalogue<EmailMessageKey>>> = { en: emailEn, es: emailEs };

export interface EmailTexts {
  readonly t: Translate<EmailMessageKey>;
  readonly money: (amount: Cents) => string;
  readonly date: (at: WallTime) => string;
  readonly day: (at: WallTime) => string;
}

export type EmailWords = Readonly<{ subject: string; paragraphs: readonly string[] }>;

const betweenSubjects = ' · ';
const betweenTexts = '\n\n* * *\n\n';

/** Writes an e-mail in every language, English first. Each later link opens the page in the language of its text. */
export function inEveryLanguage(link: string, write: (texts: EmailTexts, link: string) => EmailWords) {
  const written = languages.map((language) =>
    write(textsIn(language), language === 'en' ? link : `${link}?lang=${language}`),
  );
  const hints = languages.filter((language) => language !== 'en').map((language) => catalogues[language].elsewhere);
  return {
    subject: written.map(({ subject }) => subject).join(betweenSubjects),
    text: [...hints, written.map(({ paragraphs }) => paragraphs.join('\n\n')).join(betweenTexts)].join('\n\n'),
  };
}

export function inLanguage(spoken: Language, write: (texts: EmailTexts) => EmailWords) {
  const language = sandboxLanguageOf(spoken);
  const { subject, paragraphs } = write(textsIn(language));
  return { language, subject, text: paragraphs.join('\n\n') };
}

/** A date on a page does not break. In an e-mail, mail programs decide. */
function inText(date: string): string {
  return date.replaceAll('\u00a0', ' ');
}

function textsIn(language: SandboxLanguage): EmailTexts {
  const date = (at: WallTime) => inText(readableDate(at, locales[language]));
  const day = (at: WallTime) => inText(readableDay(at, locales[language]));
  return { t: createTranslate(catalogues[language]), money: formatMoney, date, day };
}

/** The subject or the text of an e-mail in parts, each with its language, for screen readers. */
export function partsOf(text: string, only?: SandboxLanguage): readonly (readonly [SandboxLanguage, string])[] {
  if (only) return [[only, text]];
  const parts = text.split(text.includes(betweenTexts) ? betweenTexts : betweenSubjects);
  return parts.length === languages.length
    ? languages.map((language, index) => [language, parts[index] ?? ''])
    : [['en', text]];
}
