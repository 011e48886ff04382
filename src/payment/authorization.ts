import type { DebitAuthorization } from './requests.ts';

/** Changes whenever the default texts of the authorization change their meaning. */
const authorizationVersion = '2026-11';

export type Sha256 = (text: string) => Promise<string>;

export async function debitAuthorization(text: string, language: string, sha256: Sha256): Promise<DebitAuthorization> {
  return { version: authorizationVersion, language, sha256: await sha256(text) };
}
