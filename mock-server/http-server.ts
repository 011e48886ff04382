import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getResponse } from 'msw';
import { serve, type ServerRequest } from 'srvx';
import type { SandboxLanguage } from './simulator/shared/sandbox-language.ts';
import { builtFiles } from './built-files.ts';
import { NotificationSender, type NotificationSenderOptions } from './notification-sender.ts';
import { outboxPage, testNumbersPage } from './developer-pages.ts';
import { refuseForeignHost } from './host-check.ts';
import { createHandlers } from './handlers/handlers.ts';
import { indexPage } from './index-page.ts';
import { linkPage } from './link-page.ts';
import { answerForm, notificationsPage } from './notifications-page.ts';
import packageJson from './package.json' with { type: 'json' };
import { pageLanguage } from './pages/page-language.ts';
import { pageStyles } from './pages/page.styles.ts';
import { createSimulator, type Simulator } from './simulator/simulator.ts';
import { staticFolder } from './static-folder.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string | undefined;
  readonly hostNames?: readonly string[] | undefined;
  readonly simulator?: Simulator;
  readonly scripts?: string;
  /** True if the scripts of a release may change, as they do during development. */
  readonly isDevelopment?: boolean;
  /** Builds the scripts and documents. Called before each of them is served. */
  readonly prepare?: () => Promise<unknown>;
  /** Receives what browsers report of the frames' policy. */
  readonly onReport?: (report: string) => void;
  readonly pages?: string | undefined;
  readonly frames?: string;
  readonly linkScript?: string;
  readonly openApi?: string;
  readonly notificationSender?: NotificationSenderOptions;
}

export type SandboxServer = Awaited<ReturnType<typeof startServer>>;

const mostBytes = 1_000_000;
// In the repository, `dist` is next to this module's folder. In the package, it is next to the bundle's folder.
const builtScripts = fileURLToPath(new URL('../dist/script', import.meta.url));
const builtFrames = fileURLToPath(new URL('../dist/frame', import.meta.url));
const builtLinkScript = fileURLToPath(new URL('link', builtFiles));
const builtOpenApi = fileURLToPath(new URL('openapi.yaml', builtFiles));
/** The folders of the three scripts, and the one from which both claims scripts load their modules. */
const scriptPaths = /^\/(GenericModal|Claims|Claims\/[^/]+\/Modal|Claims\/AdjusterModal)\/Cdn\//;
/** The folders of the documents for frames. Their version is that of the messages. */
const framePaths = /^\/(GenericModal|Claims)\/Frame\/v1\//;
/** The folder of this release. A service also keeps those of earlier releases. */
const release = `${packageJson.version}/`;
const reportPath = '/sandbox/reports';

type Answer = (request: Request) => Response | Promise<Response | undefined> | undefined;

/** Serves the sandbox over HTTP. Rejects if the port is taken. */
export async function startServer(options: ServerOptions) {
  const { port, host = '127.0.0.1', hostNames = [] } = options;
  const simulator = options.simulator ?? createSimulator();
  const notificationSender = new NotificationSender(simulator, options.notificationSender);
  const answers = answersOf(simulator, options);
  const server = serve({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    manual: true,
    maxRequestBodySize: mostBytes,
    // Node closes an idle connection after 5 seconds, and fails a request that a client sends at that moment.
    node: { keepAliveTimeout: 60_000 },
    fetch: async (request) => {
      const response = withoutSniffing(await answer(request, answers, hostNames));
      // The call may have moved the clock or made a notification due again.
      notificationSender.look();
      return response;
    },
    error: () => problem(500, 'InternalError', 'The sandbox failed. This is a defect of the sandbox.'),
  });
  await server.serve();
  return {
    url: (server.url ?? '').replace(/\/$/, ''),
    idle: () => notificationSender.idle(),
    close: () => {
      notificationSender.close();
      return server.close(true);
    },
  };
}

function answersOf(simulator: Simulator, options: ServerOptions): readonly Answer[] {
  const { scripts = builtScripts, frames = builtFrames, pages, linkScript = builtLinkScript } = options;
  const { openApi = builtOpenApi, isDevelopment = false, prepare, onReport } = options;
  const handlers = createHandlers(simulator);
  const cachingOf = (path: string) => {
    if (isDevelopment) return 'no-cache';
    return path.startsWith(release) ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
  };
  return [
    (request) => answerForm(request, simulator, (call) => getResponse(handlers, call), formPage),
    (request) => getResponse(handlers, request),
    staticFolder(scriptPaths, scripts, {
      fileOf: (path) => (path.startsWith(release) ? path.slice(release.length) : path),
      type: 'text/javascript; charset=utf-8',
      // Pages on other origins load the scripts and modules from here and check their integrity.
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
      cachingOf,
      prepare,
      missing: 'There is no such script. The scripts are built with: npm run build',
    }),
    staticFolder(framePaths, frames, {
      headers: frameHeaders,
      cachingOf,
      prepare,
      missing: 'There is no such document. The documents for frames are built with: npm run build',
    }),
    async (request) => {
      if (new URL(request.url).pathname !== reportPath || request.method !== 'POST') return undefined;
      onReport?.(await request.text());
      return new Response(null, { status: 204 });
    },
    ...(pages === undefined ? [] : [staticFolder(/^\/pages\//, pages, { missing: 'There is no such page.' })]),
    onGet(/^\/sandbox\/pages\/page\.css$/, () => typed(pageStyles, 'text/css')),
    staticFolder(/^\/sandbox\/pages\//, linkScript, {
      prepare,
      missing: 'There is no such script. It is built with: npm run build',
    }),
    onGet(/^\/links\/[^/]+$/, ({ pathname }, language) =>
      html(linkPage(basename(pathname), language), policy({ scripts: true })),
    ),
    onGet(/^\/$/, ({ origin }) => html(indexPage(simulator, origin))),
    onGet(/^\/outbox$/, () => html(outboxPage(simulator.claims.outbox.list()))),
    onGet(/^\/notifications$/, () => formPage(notificationsPage(simulator))),
    onGet(/^\/test-numbers$/, () => html(testNumbersPage(simulator))),
    onGet(/^\/openapi\.yaml$/, async () => {
      await prepare?.();
      const text = await readFile(openApi, 'utf8').catch(() => undefined);
      if (text === undefined) return problem(404, 'NotFound', 'The OpenAPI file is built with: npm run build');
      return typed(text, 'application/yaml');
    }),
  ];
}

async function answer(incoming: ServerRequest, answers: readonly Answer[], hostNames: readonly string[]) {
  const refused = refuseForeignHost(incoming, hostNames);
  if (refused) return problem(refused.status, refused.code, refused.message, refused.headers);
  const request = await readWhole(incoming);
  if (!request) return problem(413, 'RequestTooLarge', 'The body is larger than 1 MB.', { Connection: 'close' });
  for (const tryToAnswer of answers) {
    const response = await tryToAnswer(request);
    if (response?.type === 'error') incoming.runtime?.node?.req.socket.destroy();
    if (response) return response;
  }
  return problem(404, 'NotFound', 'The sandbox has nothing at this address. See / for what it has.');
}

/**
 * Returns the request with its body in memory, or undefined if that is too large. HEAD is GET, and Node omits the body. It
 * creates no session.
 */
async function readWhole(incoming: ServerRequest): Promise<Request | undefined> {
  const { url, method, headers, signal } = incoming;
  if (method === 'HEAD' && url.includes('/Session/Create')) return new Request(url, { method, headers, signal });
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers, signal });
  try {
    return new Request(url, { method, headers, signal, body: await incoming.arrayBuffer() });
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 413) return undefined;
    throw error;
  }
}

function onGet(path: RegExp, respond: (url: URL, language: SandboxLanguage) => Response | Promise<Response>): Answer {
  return (request) => {
    const url = new URL(request.url);
    if (!path.test(url.pathname)) return undefined;
    return request.method === 'GET'
      ? respond(url, pageLanguage(url, request.headers.get('Accept-Language')))
      : problem(405, 'MethodNotAllowed', 'This address takes GET only.', { Allow: 'GET' });
  };
}

/** Makes browsers trust the content type, so that a page cannot use an answer as a script. */
function withoutSniffing(response: Response): Response {
  // The headers of Response.error() are read-only and never sent.
  if (response.type !== 'error') response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}

function problem(status: number, responseCode: string, responseMessage: string, headers: HeadersInit = {}): Response {
  return Response.json({ responseCode, responseMessage }, { status, headers });
}

/** The policy of a page, which loads its style sheet, and scripts of its own if `scripts` is set. */
function policy({ scripts = false, forms = 'none', ancestors = "'none'" } = {}): string {
  return [
    "default-src 'none'",
    ...(scripts ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    "base-uri 'none'",
    `form-action '${forms}'`,
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}
const frameHeaders = {
  // Allows every page: the document learns its page when a session is opened, and the service can refuse it then.
  'Content-Security-Policy': `${policy({ scripts: true, ancestors: '*' })}; report-to csp`,
  'Reporting-Endpoints': `csp="${reportPath}"`,
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  // For pages that are isolated from other origins.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Sends no referrer, because the address of a page may contain the token of a link. */
function html(text: string, contentPolicy = policy()): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy,
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
  return new Response(text, { headers });
}

/** A page with a form. It sends a referrer, because the form's origin is checked and the address has no secret. */
function formPage(text: string, status = 200): Response {
  const { headers } = html(text, policy({ forms: 'self' }));
  headers.set('Referrer-Policy', 'same-origin');
  return new Response(text, { status, headers });
}

function typed(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
