import { managedOf } from '../../../adapters/testing/adjuster-answers.ts';
import type { RequestParty, UploadedRequest } from '../../../src/adjuster/wire.ts';
import samples from './samples.json' with { type: 'json' };

export { asked, requestFields as life } from '../../../adapters/testing/adjuster-answers.ts';

export const merchant = { name: 'Prairie Mutual', phone: '(555) 010-0199' } as const;

/** A person who approves and chooses how to be paid. */
export const claimant = samples.claimant as RequestParty;

/** A person who approves and is not paid. */
export const approver = { ...claimant, ...samples.approver } as RequestParty;

/** A business that is paid for a service, with every optional field. */
export const vendor = { ...claimant, ...samples.vendor } as RequestParty;

/** A policyholder that is a business and is paid automatically. */
export const business = { ...claimant, ...samples.business } as RequestParty;

/** The upload for a claim with four parties, one for each role. */
export const uploaded = { ...samples.request, parties: [claimant, approver, vendor, business] } as UploadedRequest;

export const managed = managedOf(uploaded);
