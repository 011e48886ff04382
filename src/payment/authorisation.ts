import type { DebitAuthorisation } from '../service/payment-service.ts';

/** Changes whenever the default texts of the authorisation change their meaning. */
const authorisationVersion = '2026-11';

/** SHA-256 of a text, in hex. */
export type Sha256 = (text: string) => Promise<string>;

/** What goes with a debit as proof of the text that was shown. */
export async function debitAuthorisation(text: string, language: string, sha256: Sha256): Promise<DebitAuthorisation> {
  return { version: authorisationVersion, language, sha256: await sha256(text) };
}
