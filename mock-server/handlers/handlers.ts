import { http, HttpResponse, type HttpHandler } from 'msw';
import { endpoints, serviceEndpoints, type EndpointName, type ServiceEndpointName } from '../endpoints.ts';
import { Refusal } from '../simulator/shared/refusal.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { refusal, type Call, type Operation, type Reply } from './call.ts';
import { withFault } from './fault-injection.ts';
import { pageOperations, type Wait } from './page-operations.ts';
import { sandboxOperations } from './sandbox-operations.ts';
import { serverOperations } from './server-operations.ts';

export interface HandlerOptions {
  readonly wait?: Wait;
  readonly inPage?: boolean;
  /** Ends calls that a fault leaves without an answer, if the handlers cannot detect that a client gave up. */
  readonly stopped?: AbortSignal;
}

const timer: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The sandbox as MSW handlers. They match their paths under any origin and under any path before theirs. */
export function createHandlers(simulator: Simulator, { wait = timer, inPage = false, stopped }: HandlerOptions = {}) {
  const operations: Readonly<Record<EndpointName, Operation>> = {
    ...serverOperations(simulator, inPage),
    ...pageOperations(simulator, wait),
    ...sandboxOperations(simulator),
  };
  const names = Object.keys(endpoints) as EndpointName[];

  const answering = names.map((name) => {
    const { method, path, caller } = endpoints[name];
    const on = method === 'GET' ? http.get : http.post;
    return on(pattern(path), async ({ request, params }) => {
      const fault = name in serviceEndpoints ? simulator.faults.take(name as ServiceEndpointName) : undefined;
      const call = { url: new URL(request.url), params, headers: request.headers, text: await textOf(request) };
      const ended = stopped ? AbortSignal.any([request.signal, stopped]) : request.signal;
      const response = await withFault(fault, ended, wait, async (processingTime) =>
        toResponse(await perform(operations[name], { ...call, processingTime })),
      );
      return caller === 'page' ? withCors(response) : response;
    });
  });
  return [...answering, ...names.flatMap(otherMethods)];
}

/** The body, or empty text if it is not UTF-8: then it is not JSON either. */
const textOf = (request: Request): Promise<string> =>
  request
    .arrayBuffer()
    .then((body) => new TextDecoder('utf-8', { fatal: true }).decode(body))
    .catch(() => '');

function pattern(path: string): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

function otherMethods(name: EndpointName): HttpHandler[] {
  const { path, caller } = endpoints[name];
  const taken = Object.values(endpoints).filter((other) => other.path === path);
  const Allow = taken.map(({ method }) => method).join(', ');
  const refused = http.all(pattern(path), () => {
    const body = { responseCode: 'MethodNotAllowed', responseMessage: `This address takes ${Allow} only.` };
    const response = HttpResponse.json(body, { status: 405, headers: { Allow } });
    return caller === 'page' ? withCors(response) : response;
  });
  return caller === 'page' ? [http.options(pattern(path), preflight), refused] : [refused];
}

async function perform(operation: Operation, call: Call): Promise<Reply> {
  try {
    return await operation(call);
  } catch (error) {
    if (error instanceof Refusal) return refusal(error);
    throw error;
  }
}

function toResponse({ status, body, xml }: Reply): Response {
  const headers = { 'Cache-Control': 'no-store' };
  if (xml === undefined) return HttpResponse.json(body, { status, headers });
  return new HttpResponse(xml, { status, headers: { ...headers, 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** The modal's page is on the integrator's origin, never on the service's, and sends no cookie. */
function withCors(response: Response): Response {
  // The headers of Response.error() are read-only and never sent.
  if (response.type !== 'error') response.headers.set('Access-Control-Allow-Origin', '*');
  return response;
}

function preflight(): Response {
  const headers = {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '600',
  };
  return withCors(new HttpResponse(null, { status: 204, headers }));
}
