import type { Language } from '../src/messages/languages.ts';
import { htmlPage, languageNav } from './page-markup.ts';
import { linkTexts } from './pages/link-texts.ts';

/** The frame of the page behind a link. All that it shows is drawn by the element, from what the sandbox answers. */
export function linkPage(token: string, language: Language): string {
  // Whatever else stands there is no token of an e-mail, and is not repeated.
  const known = /^[\w-]{1,100}$/.test(token) ? token : 'unknown';
  const { t } = linkTexts(language);
  return htmlPage({
    language,
    title: `${t('page.title')} · ${t('page.sandbox')}`,
    base: '../',
    scripts: ['claim-link.js'],
    header: [
      `<div><h1>${t('page.sandbox')}</h1> <p>${t('page.noMoney')}</p></div>`,
      languageNav(t('page.languages'), language),
    ],
    main: [
      '<div class="card">',
      `<sandbox-claim-link base-url=".." token="${known}"></sandbox-claim-link>`,
      `<noscript><p>${t('page.noScript')}</p></noscript>`,
      '</div>',
    ],
  });
}
