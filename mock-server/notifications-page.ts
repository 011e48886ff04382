import { locales } from '../src/messages/languages.ts';
import { createTranslate, type Catalogue, type Translate } from '../src/messages/translate.ts';
import { card, escaped, homeNav, htmlPage, languageNav, tableMarkup } from './page-markup.ts';
import { notificationsEn, type NotificationsMessageKey } from './pages/notifications.en.ts';
import { notificationsEs } from './pages/notifications.es.ts';
import { pageLanguage } from './pages/page-language.ts';
import type { Delivery, DeliveryAttempt } from './simulator/shared/notifications.ts';
import type { SandboxLanguage } from './simulator/shared/sandbox-language.ts';
import type { Simulator } from './simulator/simulator.ts';

const catalogues: Readonly<Record<SandboxLanguage, Catalogue<NotificationsMessageKey>>> = {
  en: notificationsEn,
  es: notificationsEs,
};

const most = 50;

interface Texts {
  readonly language: SandboxLanguage;
  readonly t: Translate<NotificationsMessageKey>;
  readonly time: (instant: string) => string;
}

/**
 * The notifications to merchants' servers, newest first, with their addresses and deliveries. Each can be sent again.
 */
export function notificationsPage(simulator: Simulator, language: SandboxLanguage, field?: string): string {
  const texts = textsIn(language);
  const { t } = texts;
  const deliveries = simulator.notifications.list().slice(-most).toReversed();
  return htmlPage({
    language,
    title: `${t('title')} · ${t('sandbox')}`,
    // The page is also the answer to a refused form.
    base: '/',
    isWide: true,
    heading: t('title'),
    lead: t('lead'),
    navs: [homeNav(t('sandbox')), languageNav(t('languages'), language, '/notifications')],
    main: [
      ...(field === undefined ? [] : [`<p class="problem card" role="alert">${t(problemKey(field))}</p>`]),
      addressCard(simulator, texts),
      ...(deliveries.length === 0 ? [`<div class="card"><p>${t('none')}</p></div>`] : []),
      ...deliveries.map((delivery) => deliveryCard(delivery, texts)),
    ],
  });
}

function textsIn(language: SandboxLanguage): Texts {
  const styles = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locales[language], styles);
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

function addressCard({ merchants, claims, notifications }: Simulator, { language, t }: Texts): string {
  const all = [...merchants.list(), ...claims.merchants.list()];
  const title = t('address.heading');
  const head = [t('address.merchant'), t('address.url'), t('address.secret')];
  const rows = all.map(({ key, name }) => {
    const address = notifications.addressOf(key);
    return address ? [name, address.url, address.secrets.join(' ')] : [name, t('address.none'), ''];
  });
  const field = (name: 'url' | 'secret', type: string) => [
    `<p><label for="${name}">${t(`address.${name}`)}</label>`,
    `<input id="${name}" name="${name}" type="${type}" autocomplete="off" aria-describedby="${name}-hint">`,
    `<span class="quiet" id="${name}-hint">${t(`address.${name}Hint`)}</span></p>`,
  ];
  return card(title, [
    `<p>${t('address.text')}</p>`,
    tableMarkup({ title, head, rows }),
    `<form method="post" action="/sandbox/notifications/address?lang=${language}">`,
    `<p><label for="merchantKey">${t('address.merchant')}</label> <select id="merchantKey" name="merchantKey">`,
    ...all.map(({ key, name }) => `<option value="${escaped(key)}">${escaped(name)}</option>`),
    '</select></p>',
    ...field('url', 'url'),
    ...field('secret', 'text'),
    `<p><button>${t('address.save')}</button></p>`,
    '</form>',
  ]);
}

function deliveryCard({ id, merchant, notification, state, attempts, nextAt }: Delivery, texts: Texts): string {
  const { language, t, time } = texts;
  const { type, timestamp } = notification;
  const rows = attempts.map((attempt) => [time(attempt.startedAt), answerText(attempt, t)]);
  const tries = tableMarkup({ title: t('tries'), head: [t('try.time'), t('try.answer')], rows });
  return card(
    escaped(type),
    [
      `<p class="quiet">${escaped(merchant)} · <time datetime="${timestamp}">${time(timestamp)}</time></p>`,
      `<p>${t(`state.${state}`, { time: nextAt === null ? '' : time(nextAt) })}</p>`,
      ...(attempts.length === 0 ? [] : [tries]),
      `<details><summary>${t('body')}</summary>`,
      `<pre><code>${escaped(JSON.stringify(notification, undefined, 2))}</code></pre></details>`,
      `<form method="post" action="/sandbox/notifications/${id}/again?lang=${language}">`,
      `<p><button aria-describedby="${id}">${t('again')}</button> <code class="quiet" id="${id}">${id}</code></p></form>`,
    ],
    'article',
  );
}

function answerText({ status, problem }: DeliveryAttempt, t: Texts['t']): string {
  return status === null ? t(`answer.${problem ?? 'none'}`) : String(status);
}

const forms = /^\/sandbox\/notifications\/(address|[^/]+\/again)$/;

/**
 * Answers the page's forms, which send no JSON: calls the endpoints and shows the page again. Returns undefined for
 * other calls.
 */
export async function answerForm(
  request: Request,
  simulator: Simulator,
  call: (request: Request) => Promise<Response | undefined>,
  show: (page: string, status: number) => Response,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  // Programs do not request HTML.
  const wantsPage = request.headers.get('Accept')?.includes('text/html') ?? false;
  if (request.method !== 'POST' || !wantsPage || !forms.test(url.pathname)) return undefined;
  const fields = new URLSearchParams(await request.clone().text());
  const body = JSON.stringify(url.pathname.endsWith('/address') ? addressIn(fields) : {});
  const response = await call(new Request(url, { method: 'POST', body }));
  const language = pageLanguage(url, request.headers.get('Accept-Language'));
  if (response?.ok !== false)
    return new Response(null, { status: 303, headers: { Location: `/notifications?lang=${language}` } });
  const { field = '' } = (await response.json()) as { field?: string };
  return show(notificationsPage(simulator, language, field), response.status);
}

function addressIn(fields: URLSearchParams): object {
  const url = fields.get('url')?.trim() ?? '';
  const secret = fields.get('secret')?.trim() ?? '';
  const address = { url, ...(secret === '' ? {} : { secrets: [secret] }) };
  return { merchantKey: fields.get('merchantKey') ?? '', address: url === '' ? null : address };
}
