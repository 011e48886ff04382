import { sandboxEndpoints, serviceEndpoints } from '../../mock-server/endpoints.ts';
import type { Email } from '../../mock-server/simulator/shared/outbox.ts';
import { call } from './call.ts';
import { asAnother } from './sandbox-client.ts';

/* What this page asks of the sandbox for the claims modals. */

/** The e-mails that would have been sent, oldest first. */
export async function readOutbox(): Promise<readonly Email[]> {
  return (await call<{ emails: readonly Email[] }>(sandboxEndpoints.SandboxOutbox)).emails;
}

/** The last part of a link in an e-mail. */
export function tokenOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1);
}

/** Reserves a session of the account modal as a modal in another window would. */
export async function reserveForAccount(sessionKey: string, accountId: number): Promise<void> {
  await call(serviceEndpoints.AccountOpen, { ...asAnother(sessionKey), context: 'save', accountId });
}

/** Spends a session of the account modal as a cancelled operation does. */
export async function spendForAccount(sessionKey: string): Promise<void> {
  await call(serviceEndpoints.AccountCancel, asAnother(sessionKey));
}
