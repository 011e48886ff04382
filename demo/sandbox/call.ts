import type { Endpoint } from '../../mock-server/endpoints.ts';

/** The sandbox understood and says no. Its message is what an integrator's server would get. */
export class SandboxRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Answered {
  readonly responseCode?: string;
  readonly responseMessage?: string;
}

/**
 * Calls the sandbox.
 *
 * @param params What stands for the names in braces in the endpoint's path.
 */
export async function call<Answer = unknown>(
  { method, path }: Endpoint,
  body?: object,
  params: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const request = {
    method,
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await fetch(address, request).catch(() => undefined);
  const isJson = response?.headers.get('Content-Type')?.includes('json') ?? false;
  const answer = isJson ? ((await response?.json()) as Answer & Answered) : undefined;
  if (response?.ok && answer) return answer;
  if (answer?.responseMessage) throw new SandboxRefusal(answer.responseCode ?? '', answer.responseMessage);
  throw new Error('The sandbox does not answer. Reload the page to start it again.');
}
