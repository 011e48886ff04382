import { claimsMerchants } from '../../mock-server/simulator/claims/claims-merchants.ts';

/** The merchants of the claims modals by what is particular about them. */
export const merchants = {
  /** Mailed checks, welcome e-mails in one step, account groups. */
  oneStep: merchantKey(0),
  /** No checks, welcome e-mails in two steps. */
  twoStep: merchantKey(1),
};

function merchantKey(index: number): string {
  const merchant = claimsMerchants[index];
  if (!merchant) throw new TypeError(`The sandbox has no claims merchant number ${index + 1}.`);
  return merchant.key;
}
