import { isDecline } from '../../src/operation/response-codes.ts';
import type { PartyAnswer } from '../simulator/adjuster/party-links.ts';
import type { LinkView } from '../simulator/link-operations.ts';
import type { DirectMethod } from '../../src/account/requests.ts';

/** Where a link leads: at which sandbox, and by which token. */
export interface LinkAddress {
  /** The sandbox's base address, without a trailing slash. */
  readonly baseUrl: string;
  readonly token: string;
}

/** Why a choice came to nothing: the processor declined it, or the service refused it. */
export interface ChoiceProblem {
  readonly kind: 'decline' | 'refusal';
  readonly code: string;
}

/** The outcome of a choice. After `lost` nobody knows; to choose again is safe, since nothing is done twice. */
export type ChoiceOutcome = 'done' | 'lost' | ChoiceProblem;

/** The payee's view, or why there is none. */
export async function readLink(address: LinkAddress): Promise<LinkView | 'lost' | ChoiceProblem> {
  const answer = await call<{ link: LinkView }>(address);
  if (!answer) return 'lost';
  return answer.responseCode === 'Success' ? answer.link : problemOf(answer.responseCode);
}

export function chooseMethod(address: LinkAddress, method: DirectMethod): Promise<ChoiceOutcome> {
  return answerLink(address, { method });
}

/** Sends what a payee or a party answers. */
export async function answerLink(
  address: LinkAddress,
  given: PartyAnswer | { readonly method: DirectMethod },
): Promise<ChoiceOutcome> {
  const answer = await call(address, given);
  if (!answer) return 'lost';
  return answer.responseCode === 'Success' ? 'done' : problemOf(answer.responseCode);
}

function problemOf(code: string): ChoiceProblem {
  return { kind: isDecline(code) ? 'decline' : 'refusal', code };
}

interface Answered {
  readonly responseCode: string;
}

/** Undefined where there was no answer that can be read. */
async function call<Answer = object>(
  { baseUrl, token }: LinkAddress,
  body?: object,
): Promise<(Answered & Answer) | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  try {
    const response = await fetch(`${baseUrl}/sandbox/links/${encodeURIComponent(token)}`, {
      ...(body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}),
      cache: 'no-store',
    });
    return response.status < 500 ? ((await response.json()) as Answered & Answer) : undefined;
  } catch {
    return undefined;
  }
}
