import { HttpResponse } from 'msw';
import type { Fault } from '../simulator/shared/faults.ts';
import type { Wait } from './page-operations.ts';

/** Answers a call with the effect of a fault. A broken connection is `Response.error()`. */
export async function withFault(
  fault: Fault | undefined,
  ended: AbortSignal,
  wait: Wait,
  respond: (processingTime: number) => Promise<Response>,
): Promise<Response> {
  if (!fault) return respond(0);
  const actUnlessBefore = async () => {
    if ('when' in fault && fault.when === 'after') await respond(0);
  };
  switch (fault.kind) {
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
      await actUnlessBefore();
      await aborted(ended);
      return HttpResponse.error();
    case 'cut':
      await actUnlessBefore();
      return HttpResponse.error();
    case 'status':
      await actUnlessBefore();
      return HttpResponse.text('The gateway has no answer from the service.', { status: fault.status });
    case 'html':
      await actUnlessBefore();
      return HttpResponse.html('<!doctype html><title>Please sign in</title><p>This network needs you to sign in.</p>');
  }
}

export function aborted(signal: AbortSignal): Promise<void> {
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
