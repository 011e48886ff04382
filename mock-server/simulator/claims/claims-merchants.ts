import type { MerchantBase } from '../shared/merchants.ts';

export interface ClaimsMerchant extends MerchantBase {
  /** True if a party of an approval request may choose a mailed check. */
  readonly checksAllowed: boolean;
  /** The order of the welcome e-mails: all at once, or approvers before payees. */
  readonly welcomeEmails: 'oneStep' | 'twoStep';
}

function merchant(last: number, name: string, zone: string, settings: Partial<ClaimsMerchant>): ClaimsMerchant {
  return {
    key: `20000000-0000-4000-8000-00000000000${last}`,
    name,
    phone: `800-555-011${last}`,
    timeZone: `America/${zone}`,
    accountGroups: ['Default'],
    checksAllowed: true,
    welcomeEmails: 'oneStep',
    ...settings,
  };
}

/** The claims merchants of the sandbox. Their names and telephone numbers are invented. */
export const claimsMerchants: readonly ClaimsMerchant[] = [
  merchant(1, 'Lakeshore Casualty Insurance', 'New_York', { accountGroups: ['Default', 'North', 'South'] }),
  merchant(2, 'Red Mesa Property Insurance', 'Chicago', { checksAllowed: false, welcomeEmails: 'twoStep' }),
  merchant(3, 'Stone Arch Claims', 'Chicago', { origins: ['https://www.stonearch.example'] }),
];
