import type { DirectMethod } from '../../src/account/requests.ts';
import { isDecline } from '../../src/operation/response-codes.ts';
import type { PartyAnswer } from '../simulator/adjuster/party-links.ts';
import type { LinkView } from '../simulator/link-operations.ts';

export interface LinkAddress {
  readonly baseUrl: string;
  readonly token: string;
}

export type LinkAnswer = PartyAnswer | { readonly method: DirectMethod };

/** Why a call failed. After `lost` the result is unknown; repeating the answer is safe, since nothing is done twice. */
export interface LinkProblem {
  readonly kind: 'lost' | 'decline' | 'refusal';
  readonly code: string;
}

interface Answered {
  readonly responseCode: string;
  readonly link?: LinkView;
}

export function isProblem(result: object | undefined): result is LinkProblem {
  return result !== undefined && 'code' in result;
}

export async function readLink(address: LinkAddress): Promise<LinkView | LinkProblem | undefined> {
  const answer = await call(address);
  return isProblem(answer) ? answer : answer.link;
}

export async function answerLink(address: LinkAddress, given: LinkAnswer): Promise<LinkProblem | undefined> {
  const answer = await call(address, given);
  return isProblem(answer) ? answer : undefined;
}

async function call({ baseUrl, token }: LinkAddress, body?: LinkAnswer): Promise<Answered | LinkProblem> {
  const headers = { 'Content-Type': 'application/json' };
  try {
    const response = await fetch(`${baseUrl}/sandbox/links/${encodeURIComponent(token)}`, {
      ...(body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}),
      cache: 'no-store',
    });
    if (response.status >= 500) return lost;
    const answer = (await response.json()) as Answered;
    const code = answer.responseCode;
    return code === 'Success' ? answer : { kind: isDecline(code) ? 'decline' : 'refusal', code };
  } catch {
    return lost;
  }
}

const lost: LinkProblem = { kind: 'lost', code: '' };
