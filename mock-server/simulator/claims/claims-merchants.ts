import type { MerchantBase } from '../shared/merchants.ts';
import file from './claims-merchants.json' with { type: 'json' };

export interface ClaimsMerchant extends MerchantBase {
  /** True if a party of an approval request may choose a mailed check. */
  readonly checksAllowed: boolean;
  /** The order of the welcome e-mails: all at once, or approvers before payees. */
  readonly welcomeEmails: 'oneStep' | 'twoStep';
}

/** The claims merchants of the sandbox. Their names and telephone numbers are invented. */
export const claimsMerchants = file as unknown as readonly ClaimsMerchant[];
