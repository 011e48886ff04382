import { HttpResponse } from 'msw';
import type { Fault } from '../simulator/shared/faults.ts';
import type { Wait } from './wire.ts';

/** Does what was asked for and makes the answer, in so many milliseconds of the processor's time. */
export type Respond = (processingTime: number) => Promise<Response>;

/**
 * Answers a call in spite of a fault, or does not. A broken connection is `Response.error()`.
 *
 * @param ended Aborted when nobody waits for the answer any more.
 */
export async function withFault(
  fault: Fault | undefined,
  ended: AbortSignal,
  wait: Wait,
  respond: Respond,
): Promise<Response> {
  switch (fault?.kind) {
    case undefined:
      return respond(0);
    case 'delay': {
      if (fault.when === 'before') await wait(fault.milliseconds);
      const response = await respond(0);
      if (fault.when === 'after') await wait(fault.milliseconds);
      return response;
    }
    case 'processing':
      return respond(fault.milliseconds);
    case 'duplicate':
      await respond(0);
      return respond(0);
    case 'truncated':
      return halfOf(await respond(0));
    case 'timeout':
    case 'cut':
    case 'status':
    case 'html':
      if (fault.when === 'after') await respond(0);
      return insteadOfAnswer(fault, ended);
  }
}

type Replacing = Extract<Fault, { kind: 'timeout' | 'cut' | 'status' | 'html' }>;

async function insteadOfAnswer(fault: Replacing, ended: AbortSignal): Promise<Response> {
  switch (fault.kind) {
    case 'timeout':
      await aborted(ended);
      return HttpResponse.error();
    case 'cut':
      return HttpResponse.error();
    case 'status':
      return HttpResponse.text('The gateway has no answer from the service.', { status: fault.status });
    case 'html':
      return HttpResponse.html('<!doctype html><title>Please sign in</title><p>This network needs you to sign in.</p>');
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function halfOf(response: Response): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new HttpResponse(text.slice(0, Math.ceil(text.length / 2)), { status: response.status, headers });
}
