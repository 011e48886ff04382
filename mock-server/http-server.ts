import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getResponse } from 'msw';
import { serve, type ServerRequest } from 'srvx';
import { Courier, type CourierOptions } from './courier.ts';
import { turnAway } from './doorkeeper.ts';
import { createHandlers } from './handlers/handlers.ts';
import { indexPage } from './index-page.ts';
import { linkPage } from './link-page.ts';
import { answerForm } from './notification-forms.ts';
import { notificationsPage } from './notifications-page.ts';
import { openApiFile } from './openapi-file.ts';
import { outboxPage } from './outbox-page.ts';
import packageJson from './package.json' with { type: 'json' };
import { pageLanguage } from './pages/page-language.ts';
import { pageStyles } from './pages/page.styles.ts';
import { systemRandom } from './simulator/shared/random.ts';
import { createSimulator, type Simulator } from './simulator/simulator.ts';
import { staticFolder } from './static-folder.ts';
import { testNumbersPage } from './test-numbers-page.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** The names besides `localhost` and IP addresses that the sandbox is called by. */
  readonly hostNames?: readonly string[];
  readonly simulator?: Simulator;
  /** The folder with the built scripts. */
  readonly scripts?: string;
  /** Whether the scripts of a release may change, as they do while somebody works on them. */
  readonly isDevelopment?: boolean;
  /** A folder of pages to serve under /pages/, on the service's own origin. */
  readonly pages?: string;
  /** The folder with the built documents for frames. */
  readonly frames?: string;
  /** The folder with the built script of the page behind the links in e-mails. */
  readonly linkScript?: string;
  /** How notifications are carried. */
  readonly courier?: CourierOptions;
}

export interface SandboxServer {
  /** The service's base address, without a trailing slash. */
  readonly url: string;
  /** Resolves once no notification is under way. */
  idle(): Promise<void>;
  /** Stops at once; calls under way are cut. */
  close(): Promise<void>;
}

const mostBytes = 1_000_000;
// Beside the folder of this module is that of the repository, and in the package, where all is one bundle, its own.
const builtScripts = fileURLToPath(new URL('../dist/script', import.meta.url));
const builtFrames = fileURLToPath(new URL('../dist/frame', import.meta.url));
const builtLinkScript = fileURLToPath(new URL('dist/link', openApiFile));
/** The folders of the three scripts, and the one from which both claims scripts load their modules. */
const scriptPaths = /^\/(GenericModal|Claims|Claims\/[^/]+\/Modal|Claims\/AdjusterModal)\/Cdn\//;
/** The folders of the documents for frames. Their version is that of the messages. */
const framePaths = /^\/(GenericModal|Claims)\/Frame\/v1\//;
/** Below them, the release that this is. A service keeps those before it, too. */
const releasePaths = new RegExp(`${scriptPaths.source}${packageJson.version.replaceAll('.', '\\.')}/`);

type Answer = (request: Request) => Response | Promise<Response | undefined> | undefined;

/** Serves the sandbox over HTTP. Rejects where the port is taken. */
export async function startServer(options: ServerOptions): Promise<SandboxServer> {
  const { port, host = '127.0.0.1', hostNames = [] } = options;
  const { scripts = builtScripts, frames = builtFrames, pages, linkScript = builtLinkScript } = options;
  const { isDevelopment = false } = options;
  const simulator = options.simulator ?? createSimulator({ now: () => new Date(), random: systemRandom });
  const handlers = createHandlers(simulator);
  const courier = new Courier(simulator, options.courier);
  const scriptFolder = (path: RegExp, caching: string) =>
    staticFolder(path, scripts, {
      type: 'text/javascript; charset=utf-8',
      // A page on another origin loads the modules behind the script from here, and checks what it loads.
      headers: { 'Access-Control-Allow-Origin': '*' },
      caching,
      missing: 'There is no such script. The scripts are built with: npm run build',
    });
  const answers: readonly Answer[] = [
    (request) => answerForm(request, simulator, (call) => getResponse(handlers, call), formPage),
    (request) => getResponse(handlers, request),
    scriptFolder(releasePaths, isDevelopment ? 'no-cache' : 'public, max-age=31536000, immutable'),
    scriptFolder(scriptPaths, isDevelopment ? 'no-cache' : 'public, max-age=300'),
    staticFolder(framePaths, frames, {
      headers: { 'Content-Security-Policy': framePolicy, 'Referrer-Policy': 'no-referrer' },
      missing: 'There is no such document. The documents for frames are built with: npm run build',
    }),
    ...(pages === undefined ? [] : [staticFolder(/^\/pages\//, pages, { missing: 'There is no such page.' })]),
    onGet('/sandbox/pages/page.css', () => typed(pageStyles, 'text/css')),
    staticFolder(/^\/sandbox\/pages\//, linkScript, {
      missing: 'There is no such script. It is built with: npm run build',
    }),
    onGet('/links/:token', (url, headers) => {
      const language = pageLanguage(url, headers.get('Accept-Language'));
      return html(linkPage(url.pathname.slice('/links/'.length), language), linkPolicy);
    }),
    onGet('/', ({ origin }) => html(indexPage(simulator, origin))),
    onGet('/outbox', () => html(outboxPage(simulator.claims.outbox.list()))),
    onGet('/notifications', (url, headers) =>
      formPage(notificationsPage(simulator, pageLanguage(url, headers.get('Accept-Language')))),
    ),
    onGet('/test-numbers', () => html(testNumbersPage(simulator))),
    onGet('/openapi.yaml', async () => typed(await readFile(openApiFile, 'utf8'), 'application/yaml')),
  ];
  const server = serve({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    manual: true,
    maxRequestBodySize: mostBytes,
    fetch: async (request) => {
      const response = withoutSniffing(await answer(request, answers, hostNames));
      // The clock may have been moved, or a notification be due again.
      courier.look();
      return response;
    },
    error: () => problem(500, 'InternalError', 'The sandbox failed. This is a defect of the sandbox.'),
  });
  await server.serve();
  return {
    url: (server.url ?? '').replace(/\/$/, ''),
    idle: () => courier.idle(),
    close: () => {
      courier.close();
      return server.close(true);
    },
  };
}

async function answer(
  incoming: ServerRequest,
  answers: readonly Answer[],
  hostNames: readonly string[],
): Promise<Response> {
  const turnedAway = turnAway(incoming, hostNames);
  if (turnedAway) return problem(turnedAway.status, turnedAway.code, turnedAway.message, turnedAway.headers);
  const request = await readWhole(incoming);
  if (!request) return problem(413, 'RequestTooLarge', 'The body is larger than 1 MB.', { Connection: 'close' });
  for (const tryToAnswer of answers) {
    const response = await tryToAnswer(request);
    if (response?.type === 'error') incoming.runtime?.node?.req.socket.destroy();
    if (response) return response;
  }
  return problem(404, 'NotFound', 'The sandbox has nothing at this address. See / for what it has.');
}

/** The request with its body in memory, or undefined where the body is too large. */
async function readWhole(incoming: ServerRequest): Promise<Request | undefined> {
  const { url, method, headers, signal } = incoming;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  try {
    return new Request(url, { method, headers, signal, body: await incoming.text() });
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 413) return undefined;
    throw error;
  }
}

/** @param path A part of it that begins with a colon stands for any text. */
function onGet(path: string, respond: (url: URL, headers: Headers) => Response | Promise<Response>): Answer {
  const parts = path.split('/');
  return (request) => {
    const url = new URL(request.url);
    const given = url.pathname.split('/');
    const fits = parts.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]));
    if (!fits || parts.length !== given.length) return undefined;
    return request.method === 'GET'
      ? respond(url, request.headers)
      : problem(405, 'MethodNotAllowed', 'This address takes GET only.', { Allow: 'GET' });
  };
}

/** An answer is what it says it is, and no page may take it for a script. */
function withoutSniffing(response: Response): Response {
  // The headers of Response.error() cannot be changed, nor does anyone see them.
  if (response.type !== 'error') response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}

function problem(status: number, responseCode: string, responseMessage: string, headers: HeadersInit = {}): Response {
  return Response.json({ responseCode, responseMessage }, { status, headers });
}

/** The policy of a page: it loads its style sheet, and nothing else unless it says so. */
interface Allowed {
  readonly more?: readonly string[];
  readonly forms?: 'none' | 'self';
  readonly ancestors?: string;
}

const policy = ({ more = [], forms = 'none', ancestors = "'none'" }: Allowed = {}) =>
  [
    "default-src 'none'",
    ...more,
    "style-src 'self'",
    "base-uri 'none'",
    `form-action '${forms}'`,
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
const ownScripts = ["script-src 'self'", "connect-src 'self'"];
const pagePolicy = policy();
const linkPolicy = policy({ more: ownScripts });
const formPolicy = policy({ forms: 'self' });
/** Whose page it is the document learns only when a session is opened, and the service then refuses it. */
const framePolicy = policy({ more: ownScripts, ancestors: '*' });

/** The address of a page may hold the token of a link: it is told to nobody. */
function html(text: string, contentPolicy = pagePolicy): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy,
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
  return new Response(text, { headers });
}

/** A page with a form, which has to say where it comes from; its address holds no secret. */
function formPage(text: string, status = 200): Response {
  const { headers } = html(text, formPolicy);
  headers.set('Referrer-Policy', 'same-origin');
  return new Response(text, { status, headers });
}

function typed(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
