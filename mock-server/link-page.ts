import type { SandboxLanguage } from './simulator/shared/sandbox-language.ts';
import { htmlPage, languageNav } from './page-markup.ts';
import { linkTexts } from './pages/link-texts.ts';

export function linkPage(token: string, language: SandboxLanguage): string {
  // Only a token is repeated in the page.
  const known = /^[\w-]{1,100}$/.test(token) ? token : 'unknown';
  const { t } = linkTexts(language);
  return htmlPage({
    language,
    title: `${t('page.title')} · ${t('page.sandbox')}`,
    base: '../',
    scripts: ['claim-link.js'],
    heading: t('page.sandbox'),
    lead: t('page.noMoney'),
    navs: [languageNav(t('page.languages'), language)],
    main: [
      '<div class="card">',
      `<sandbox-claim-link base-url=".." token="${known}"></sandbox-claim-link>`,
      `<noscript><p>${t('page.noScript')}</p></noscript>`,
      '</div>',
    ],
  });
}
