import { boolean, id, session } from '../options/option-kinds.ts';
import type { GivenOptions, OptionTable } from '../options/option-table.ts';

export const AdjusterMethodName = {
  createApprovalRequest: 'createApprovalRequest',
  manageApprovalRequest: 'manageApprovalRequest',
} as const;
export type AdjusterMethodName = (typeof AdjusterMethodName)[keyof typeof AdjusterMethodName];

const both = ['createApprovalRequest', 'manageApprovalRequest'] as const;
const manage = ['manageApprovalRequest'] as const;

/**
 * The options of `<claims-adjuster>`. Their names may also begin with a capital, as in uploads. Source: claims modals,
 * Client-side operations.
 */
export const adjusterOptions = {
  claimsSessionKey: { ...session, requiredBy: both, alias: 'ClaimsSessionKey' },
  approvalRequestId: { appliesTo: manage, ...id, requiredBy: manage, alias: 'ApprovalRequestId' },
  lockedOptions: { appliesTo: manage, ...boolean, alias: 'LockedOptions' },
} as const satisfies OptionTable<AdjusterMethodName>;

/** The option object that a page passes to `createApprovalRequest` or `manageApprovalRequest`. */
export type AdjusterOptionObject = GivenOptions<typeof adjusterOptions>;
