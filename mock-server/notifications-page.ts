import { card, developerPage, escaped, inUtc, tableMarkup } from './page-markup.ts';
import type { Delivery, DeliveryAttempt } from './simulator/shared/notifications.ts';
import type { Simulator } from './simulator/simulator.ts';

const most = 50;

const problems: Readonly<Record<string, string>> = {
  url: 'Enter an http or https address on this machine, such as http://localhost:8080/notifications.',
  secrets: 'A secret is “whsec_” followed by 24 to 64 bytes in Base64.',
  merchantKey: 'Choose a merchant.',
  id: 'The sandbox doesn’t know this notification. It may have been reset.',
};

export function notificationsPage(simulator: Simulator, problem?: string): string {
  const deliveries = simulator.notifications.list().slice(-most).toReversed();
  return developerPage({
    isWide: true,
    heading: 'Notifications',
    lead: 'The notifications that the sandbox sends to your server, and its answers.',
    main: [
      ...(problem === undefined ? [] : [`<p class="problem card" role="alert">${problem}</p>`]),
      addressCard(simulator),
      ...(deliveries.length === 0
        ? ['<div class="card"><p>There are no notifications yet.</p></div>']
        : deliveries.map(deliveryCard)),
    ],
  });
}

function addressCard({ merchants, claims, notifications }: Simulator): string {
  const all = [...merchants.list(), ...claims.merchants.list()];
  const title = 'Addresses of your server';
  const rows = all.map(({ key, name }) => {
    const { url = 'No address', secrets = [] } = notifications.addressOf(key) ?? {};
    return [name, url, secrets.join(' ')];
  });
  const field = (name: string, type: string, label: string, hint: string) => [
    `<p><label for="${name}">${label}</label>`,
    `<input id="${name}" name="${name}" type="${type}" autocomplete="off" aria-describedby="${name}-hint">`,
    `<span class="quiet" id="${name}-hint">${hint}</span></p>`,
  ];
  return card(title, [
    '<p>Only addresses on this machine. Every notification is signed by the rules of Standard Webhooks.</p>',
    tableMarkup({ title, head: ['Merchant', 'Address', 'Secret'], rows }),
    '<form method="post" action="/sandbox/notifications/address">',
    '<p><label for="merchantKey">Merchant</label> <select id="merchantKey" name="merchantKey">',
    ...all.map(({ validKey, name }) => `<option value="${escaped(validKey)}">${escaped(name)}</option>`),
    '</select></p>',
    ...field('url', 'url', 'Address', 'Such as http://localhost:8080/notifications. Leave it empty to send nothing.'),
    ...field('secret', 'text', 'Secret', 'Leave it empty for the sandbox’s public one.'),
    '<p><button>Save</button></p>',
    '</form>',
  ]);
}

function deliveryCard({ id, merchant, notification, state, attempts, nextAt }: Delivery): string {
  const { type, timestamp } = notification;
  const rows = attempts.map((attempt) => [inUtc(attempt.startedAt), answerText(attempt)]);
  const states: Readonly<Record<Delivery['state'], string>> = {
    noAddress: 'Not sent: no address was set',
    waiting: `Next try: ${nextAt === null ? '' : inUtc(nextAt)}`,
    sending: 'Sending…',
    delivered: 'Delivered',
    gaveUp: 'Not delivered. The sandbox no longer tries',
  };
  return card(
    escaped(type),
    [
      `<p class="quiet">${escaped(merchant)} · <time datetime="${timestamp}">${inUtc(timestamp)}</time></p>`,
      `<p>${states[state]}</p>`,
      ...(attempts.length === 0 ? [] : [tableMarkup({ title: 'Tries', head: ['Time', 'Answer'], rows })]),
      '<details><summary>Body</summary>',
      `<pre><code>${escaped(JSON.stringify(notification, undefined, 2))}</code></pre></details>`,
      `<form method="post" action="/sandbox/notifications/${id}/again">`,
      `<p><button aria-describedby="${id}">Send again</button> <code class="quiet" id="${id}">${id}</code></p></form>`,
    ],
    'article',
  );
}

function answerText({ status, problem }: DeliveryAttempt): string {
  if (problem === null) return String(status ?? 'No answer yet');
  return problem === 'timeout' ? 'No answer in time' : 'Couldn’t connect';
}

const forms = /^\/sandbox\/notifications\/(address|[^/]+\/again)$/;

/** Answers the page's forms, which send no JSON: calls the endpoints and shows the page again. */
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
  if (response?.ok !== false) return new Response(null, { status: 303, headers: { Location: '/notifications' } });
  const { field = '' } = (await response.json()) as { field?: string };
  const problem = problems[field.split('.')[1] ?? field] ?? 'That didn’t work. Reload the page and try again.';
  return show(notificationsPage(simulator, problem), response.status);
}

function addressIn(fields: URLSearchParams): object {
  const url = fields.get('url')?.trim() ?? '';
  const secret = fields.get('secret')?.trim() ?? '';
  const address = { url, ...(secret === '' ? {} : { secrets: [secret] }) };
  return { merchantKey: fields.get('merchantKey') ?? '', address: url === '' ? null : address };
}
