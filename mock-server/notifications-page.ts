import { locales, type Language } from '../src/messages/languages.ts';
import { createTranslate, type Catalogue, type Translate } from '../src/messages/translate.ts';
import { escaped, htmlPage, languageNav, tableMarkup } from './page-markup.ts';
import { notificationsEn, type NotificationsMessageKey } from './pages/notifications.en.ts';
import { notificationsEs } from './pages/notifications.es.ts';
import type { Delivery, DeliveryAttempt } from './simulator/shared/notifications.ts';
import type { Simulator } from './simulator/simulator.ts';

const catalogues: Readonly<Record<Language, Catalogue<NotificationsMessageKey>>> = {
  en: notificationsEn,
  es: notificationsEs,
};

/** How many of the newest notifications the page shows. */
const most = 50;

interface Texts {
  readonly language: Language;
  readonly t: Translate<NotificationsMessageKey>;
  readonly time: (instant: string) => string;
}

/**
 * What merchants' servers are told, where to, and how that goes: newest first, each with a button that sends it again.
 *
 * @param field The field of the form that was refused, if one was.
 */
export function notificationsPage(simulator: Simulator, language: Language, field?: string): string {
  const texts = textsIn(language);
  const { t } = texts;
  const deliveries = simulator.notifications.list().slice(-most).toReversed();
  return htmlPage({
    language,
    title: `${t('title')} · ${t('sandbox')}`,
    // It is the answer to a refused form, too.
    base: '/',
    isWide: true,
    header: [
      `<div><h1>${t('title')}</h1> <p>${t('lead')}</p></div>`,
      `<nav aria-label="${t('sandbox')}"><a href="/">${t('sandbox')}</a></nav>`,
      languageNav(t('languages'), language, '/notifications'),
    ],
    main: [
      ...(field === undefined ? [] : [`<p class="problem card" role="alert">${t(problemKey(field))}</p>`]),
      ...addressCard(simulator, texts),
      ...(deliveries.length === 0 ? [`<div class="card"><p>${t('none')}</p></div>`] : []),
      ...deliveries.flatMap((delivery) => deliveryCard(delivery, texts)),
    ],
  });
}

function textsIn(language: Language): Texts {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return {
    language,
    t: createTranslate(catalogues[language]),
    time: (instant) => `${format.format(new Date(instant))} UTC`,
  };
}

function problemKey(field: string): NotificationsMessageKey {
  const key = `problem.${field.split('.')[1] ?? field}`;
  return key in notificationsEn ? (key as NotificationsMessageKey) : 'problem.other';
}

function addressCard({ merchants, claims, notifications }: Simulator, { language, t }: Texts): readonly string[] {
  const all = [...merchants.list(), ...claims.merchants.list()];
  const rows = all.map(({ key, name }) => {
    const address = notifications.addressOf(key);
    return address ? [name, address.url, address.secrets.join(' ')] : [name, t('address.none'), ''];
  });
  const input = (name: string, type: string) =>
    `<input id="${name}" name="${name}" type="${type}" autocomplete="off" aria-describedby="${name}-hint">`;
  return [
    '<section class="card">',
    `<h2>${t('address.heading')}</h2>`,
    `<p>${t('address.text')}</p>`,
    tableMarkup({
      title: t('address.heading'),
      head: [t('address.merchant'), t('address.url'), t('address.secret')],
      rows,
    }),
    `<form method="post" action="/sandbox/notifications/address?lang=${language}">`,
    `<p><label for="merchantKey">${t('address.merchant')}</label> <select id="merchantKey" name="merchantKey">`,
    ...all.map(({ key, name }) => `<option value="${escaped(key)}">${escaped(name)}</option>`),
    '</select></p>',
    `<p><label for="url">${t('address.url')}</label> ${input('url', 'url')}`,
    `<span class="quiet" id="url-hint">${t('address.urlHint')}</span></p>`,
    `<p><label for="secret">${t('address.secret')}</label> ${input('secret', 'text')}`,
    `<span class="quiet" id="secret-hint">${t('address.secretHint')}</span></p>`,
    `<p><button>${t('address.save')}</button></p>`,
    '</form>',
    '</section>',
  ];
}

function deliveryCard({ id, merchant, notification, state, attempts, nextAt }: Delivery, texts: Texts) {
  const { language, t, time } = texts;
  const { type, timestamp } = notification;
  return [
    '<article class="card">',
    `<h2>${escaped(type)}</h2>`,
    `<p class="quiet">${escaped(merchant)} · <time datetime="${timestamp}">${time(timestamp)}</time></p>`,
    `<p>${t(`state.${state}`, { time: nextAt === null ? '' : time(nextAt) })}</p>`,
    ...(attempts.length === 0
      ? []
      : [
          tableMarkup({
            title: t('tries'),
            head: [t('try.time'), t('try.answer')],
            rows: attempts.map((attempt) => [time(attempt.startedAt), answerText(attempt, t)]),
          }),
        ]),
    `<details><summary>${t('body')}</summary>`,
    `<pre><code>${escaped(JSON.stringify(notification, undefined, 2))}</code></pre></details>`,
    `<form method="post" action="/sandbox/notifications/${id}/again?lang=${language}">`,
    `<p><button aria-describedby="${id}">${t('again')}</button> <code class="quiet" id="${id}">${id}</code></p></form>`,
    '</article>',
  ];
}

function answerText({ status, problem }: DeliveryAttempt, t: Texts['t']): string {
  if (status !== null) return String(status);
  return t(`answer.${problem ?? 'none'}`);
}
