import { notificationsPage } from './notifications-page.ts';
import { pageLanguage } from './pages/page-language.ts';
import type { Simulator } from './simulator/simulator.ts';

const forms = /^\/sandbox\/notifications\/(address|[^/]+\/again)$/;

/**
 * Takes the forms of the page of notifications, which send no JSON: hands them on to the endpoints, and shows the page
 * again. Undefined for a call that is none of them.
 *
 * @param call Answers as the endpoints do.
 * @param show Answers with the page.
 */
export async function answerForm(
  request: Request,
  simulator: Simulator,
  call: (request: Request) => Promise<Response | undefined>,
  show: (page: string, status: number) => Response,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  // A program does not ask for a page.
  const wantsPage = request.headers.get('Accept')?.includes('text/html') ?? false;
  if (request.method !== 'POST' || !wantsPage || !forms.test(url.pathname)) return undefined;
  const fields = new URLSearchParams(await request.clone().text());
  const body = JSON.stringify(url.pathname.endsWith('/address') ? addressOf(fields) : {});
  const response = await call(new Request(url, { method: 'POST', body }));
  if (response?.ok !== false) return redirect(`/notifications?lang=${language(url, request)}`);
  const { field = '' } = (await response.json()) as { field?: string };
  return show(notificationsPage(simulator, language(url, request), field), response.status);
}

/** What is left empty is not sent. */
function addressOf(fields: URLSearchParams): object {
  const url = fields.get('url')?.trim() ?? '';
  const secret = fields.get('secret')?.trim() ?? '';
  const address = { url, ...(secret === '' ? {} : { secrets: [secret] }) };
  return { merchantKey: fields.get('merchantKey') ?? '', address: url === '' ? null : address };
}

function language(url: URL, { headers }: Request) {
  return pageLanguage(url, headers.get('Accept-Language'));
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}
