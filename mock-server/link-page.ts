import { locales, type Language } from '../src/messages/languages.ts';
import { htmlPage } from './page-markup.ts';
import { linkTexts } from './pages/link-texts.ts';

/** The names of the languages, each in its own. */
const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** The frame of the page behind a link. All that it shows is drawn by the element, from what the sandbox answers. */
export function linkPage(token: string, language: Language): string {
  // Whatever else stands there is no token of an e-mail, and is not repeated.
  const known = /^[\w-]{1,100}$/.test(token) ? token : 'unknown';
  const { t } = linkTexts(language);
  const languages = (Object.keys(locales) as Language[]).map((other) => {
    const current = other === language ? ' aria-current="true"' : '';
    return `<a href="?lang=${other}" lang="${other}" hreflang="${other}"${current}>${languageNames[other]}</a>`;
  });
  return htmlPage({
    language,
    title: `${t('page.title')} · ${t('page.sandbox')}`,
    base: '../',
    scripts: ['claim-link.js'],
    header: [
      `<div><h1>${t('page.sandbox')}</h1> <p>${t('page.noMoney')}</p></div>`,
      `<nav aria-label="${t('page.languages')}">${languages.join(' ')}</nav>`,
    ],
    main: [
      '<div class="card">',
      `<sandbox-claim-link base-url=".." token="${known}"></sandbox-claim-link>`,
      `<noscript><p>${t('page.noScript')}</p></noscript>`,
      '</div>',
    ],
  });
}
