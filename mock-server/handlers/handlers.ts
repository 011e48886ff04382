import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  endpoints,
  serviceEndpoints,
  type Endpoint,
  type EndpointName,
  type ServiceEndpointName,
} from '../endpoints.ts';
import { Refusal } from '../simulator/shared/refusal.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { accountOperations } from './account-operations.ts';
import { adjusterOperations } from './adjuster-operations.ts';
import { approvalSandboxOperations } from './approval-sandbox-operations.ts';
import { refusal, type Call, type Operation, type Reply } from './call.ts';
import { withFault } from './fault-injection.ts';
import { notificationOperations } from './notification-operations.ts';
import { paymentOperations } from './payment-operations.ts';
import { sandboxOperations } from './sandbox-operations.ts';
import { serverOperations } from './server-operations.ts';
import type { Wait } from './wire.ts';

export interface HandlerOptions {
  /** Resolves after so many milliseconds: for slow answers. A timer where nothing is given. */
  readonly wait?: Wait;
  /** True where the handlers answer in the page itself: no call can come from a server then. */
  readonly inPage?: boolean;
  /**
   * Ends the calls that a fault leaves without an answer, where the handlers do not learn of a client that gives up.
   */
  readonly stopped?: AbortSignal;
}

const timer: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The sandbox as MSW handlers. They match their paths under any origin and under any path before theirs. */
export function createHandlers(
  simulator: Simulator,
  { wait = timer, inPage = false, stopped }: HandlerOptions = {},
): HttpHandler[] {
  const operations: Readonly<Record<EndpointName, Operation>> = {
    ...serverOperations(simulator, inPage),
    ...paymentOperations(simulator, wait),
    ...accountOperations(simulator, wait),
    ...adjusterOperations(simulator, wait, inPage),
    ...sandboxOperations(simulator),
    ...approvalSandboxOperations(simulator),
    ...notificationOperations(simulator),
  };

  function answering(name: EndpointName): HttpHandler {
    const { method, path, caller }: Endpoint = endpoints[name];
    const on = method === 'GET' ? http.get : http.post;
    return on(pattern(path), async ({ request, params }) => {
      const fault = isService(name) ? simulator.faults.take(name) : undefined;
      const call = { url: new URL(request.url), params, headers: request.headers, text: await request.text() };
      const ended = stopped ? AbortSignal.any([request.signal, stopped]) : request.signal;
      const response = await withFault(fault, ended, wait, async (processingTime) =>
        toResponse(await perform(operations[name], { ...call, processingTime })),
      );
      return caller === 'page' ? withCors(response) : response;
    });
  }

  const names = Object.keys(endpoints) as EndpointName[];
  return [...names.map(answering), ...Object.values(endpoints).flatMap(otherMethods)];
}

/** The path as MSW matches it: under any origin, and under any path before it. */
function pattern(path: string): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** The answer where an address is asked by a method that it does not take. */
function otherMethods({ path, caller }: Endpoint): HttpHandler[] {
  const taken = Object.values(endpoints).filter((other) => other.path === path);
  const refused = http.all(pattern(path), () => {
    const response = wrongMethod(taken.map(({ method }) => method).join(', '));
    return caller === 'page' ? withCors(response) : response;
  });
  return caller === 'page' ? [http.options(pattern(path), preflight), refused] : [refused];
}

function isService(name: EndpointName): name is ServiceEndpointName {
  return name in serviceEndpoints;
}

async function perform(operation: Operation, call: Call): Promise<Reply> {
  try {
    return await operation(call);
  } catch (error) {
    if (error instanceof Refusal) return refusal(error);
    throw error;
  }
}

/** No answer of the service is kept by a cache. */
function toResponse({ status, body, xml }: Reply): Response {
  const headers = { 'Cache-Control': 'no-store' };
  if (xml === undefined) return HttpResponse.json(body, { status, headers });
  return new HttpResponse(xml, { status, headers: { ...headers, 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** The modal's page is on the integrator's origin, never on the service's, and sends no cookie. */
function withCors(response: Response): Response {
  // The headers of Response.error() cannot be changed, nor does anyone see them.
  if (response.type !== 'error') response.headers.set('Access-Control-Allow-Origin', '*');
  return response;
}

function preflight(): Response {
  return withCors(
    new HttpResponse(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type',
        'Access-Control-Max-Age': '600',
      },
    }),
  );
}

function wrongMethod(method: string): Response {
  const body = { responseCode: 'MethodNotAllowed', responseMessage: `This address takes ${method} only.` };
  return HttpResponse.json(body, { status: 405, headers: { Allow: method } });
}
