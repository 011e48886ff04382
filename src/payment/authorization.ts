import type { DebitAuthorization } from './requests.ts';

/** Changes whenever the default texts of the authorization change their meaning. */
const authorizationVersion = '2026-11';

export type Sha256 = (text: string) => Promise<string>;

/** @param isReplaced The text is the page's own, not ours. */
export async function debitAuthorization(
  text: string,
  isReplaced: boolean,
  language: string,
  sha256: Sha256,
): Promise<DebitAuthorization> {
  const source = isReplaced ? { text } : { version: authorizationVersion };
  return { ...source, language, sha256: await sha256(text) };
}
