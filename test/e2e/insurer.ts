import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as server from '../../adapters/node/index.ts';

const claimsAuthenticationKey = '20000000-0000-4000-8000-000000000001';

export const merchants = {
  /** Card 2.50, bank account 1.00. */
  flatFee: '10000000-0000-4000-8000-000000000001',
  noFee: '10000000-0000-4000-8000-000000000002',
  /** A merchant that accepts only pages of an origin that no test uses. */
  listedOrigins: '10000000-0000-4000-8000-000000000005',
} as const;

export const jQueryFiles = {
  '1.7.2': 'jquery-1.7/tmp/jquery.js',
  '1.12.4': 'jquery-1.12/dist/jquery.js',
  '3.7.1': 'jquery-3.7/dist/jquery.js',
  '4.0.0': 'jquery/dist/jquery.js',
} as const;

export type JQueryVersion = keyof typeof jQueryFiles;

/** Libraries of pages, by the names under which pages load them: `jquery-3.7.1.js`. */
const libraryFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(jQueryFiles).map(([version, file]) => [`jquery-${version}.js`, file])),
  'bootstrap-3.js': '../checks/node_modules/bootstrap-3/dist/js/bootstrap.js',
  'bootstrap-3.css': '../checks/node_modules/bootstrap-3/dist/css/bootstrap.css',
  'bootstrap-5.js': '../checks/node_modules/bootstrap/dist/js/bootstrap.bundle.js',
  'bootstrap-5.css': '../checks/node_modules/bootstrap/dist/css/bootstrap.css',
  'jquery-ui.js': '../checks/node_modules/jquery-ui/dist/jquery-ui.js',
  'jquery-ui.css': '../checks/node_modules/jquery-ui/dist/themes/base/jquery-ui.css',
};

export interface InsurerPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** An insurer's web server. It answers on its own origin, or under the address of the service. */
export class Insurer {
  readonly #service: string;
  #page: InsurerPage = { html: '' };
  key: string = merchants.flatFee;

  constructor(service: string) {
    this.#service = service;
  }

  publish(page: InsurerPage): void {
    this.#page = page;
  }

  /** @param options Options that the server fixes for the session. */
  session(options?: server.PortalSessionOptions): Promise<string> {
    const access = { baseUrl: this.#service, portalAuthenticationKey: this.key };
    return server.createPortalSession({ ...access, ...(options && { options }) });
  }

  claimsSession(): Promise<string> {
    return server.createClaimsSession({ baseUrl: this.#service, claimsAuthenticationKey });
  }

  async adjusterSession(request?: server.ApprovalRequestUpload): Promise<string> {
    const access = { baseUrl: this.#service, claimsAuthenticationKey };
    const claimsSessionKey = await server.createAdjusterSession(access);
    if (request) await server.uploadApprovalRequest({ ...access, claimsSessionKey, request });
    return claimsSessionKey;
  }

  async answer(path: string) {
    const { html, headers = {}, scripts = {} } = this.#page;
    const name = path.replace(/^\/bill\//, '').replace(/\?.*/, '');
    if (name === '') return ok('text/html; charset=utf-8', this.#addressed(html), headers);
    if (name === 'session') return ok('text/plain', await this.session());
    if (name === 'claims-session') return ok('text/plain', await this.claimsSession());
    const script = scripts[name] ?? (await libraryNamed(name));
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    if (script !== undefined) return ok(`${type}; charset=utf-8`, this.#addressed(script));
    return { ...ok('text/plain', ''), status: 404 };
  }

  async start() {
    const listener = (request: IncomingMessage, response: ServerResponse) =>
      void this.answer(request.url ?? '').then(({ status, headers, body }) =>
        response.writeHead(status, headers).end(body),
      );
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const close = () => {
      server.closeAllConnections();
      server.close();
    };
    return { url: `http://127.0.0.1:${port}`, close };
  }

  #addressed(text: string): string {
    return text.replaceAll('{service}', this.#service);
  }
}

function ok(type: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  return { status: 200, headers: { 'Content-Type': type, ...headers }, body };
}

async function libraryNamed(name: string): Promise<string | undefined> {
  const file = libraryFiles[name];
  return file && readFile(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');
}
