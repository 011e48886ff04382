import type { MerchantBase } from '../shared/merchants.ts';

export interface ClaimsMerchant extends MerchantBase {
  /** True if a party of an approval request may choose a mailed check. */
  readonly checksAllowed: boolean;
  /** The order of the welcome e-mails: all at once, or approvers before payees. */
  readonly welcomeEmails: 'oneStep' | 'twoStep';
}

/** The claims merchants of the sandbox. Their names and telephone numbers are invented. */
export const claimsMerchants: readonly ClaimsMerchant[] = [
  {
    key: '20000000-0000-4000-8000-000000000001',
    name: 'Lakeshore Casualty Insurance',
    phone: '800-555-0111',
    timeZone: 'America/New_York',
    accountGroups: ['Default', 'North', 'South'],
    checksAllowed: true,
    welcomeEmails: 'oneStep',
  },
  {
    key: '20000000-0000-4000-8000-000000000002',
    name: 'Red Mesa Property Insurance',
    phone: '800-555-0112',
    timeZone: 'America/Chicago',
    accountGroups: ['Default'],
    checksAllowed: false,
    welcomeEmails: 'twoStep',
  },
  {
    key: '20000000-0000-4000-8000-000000000003',
    name: 'Stone Arch Claims',
    phone: '800-555-0113',
    timeZone: 'America/Chicago',
    accountGroups: ['Default'],
    checksAllowed: true,
    welcomeEmails: 'oneStep',
    origins: ['https://www.stonearch.example'],
  },
];
