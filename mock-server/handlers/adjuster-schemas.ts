import * as v from 'valibot';
import { PayeeAccountType } from '../../src/claims/enumerations.ts';
import type { PartyAnswer } from '../simulator/adjuster/party-links.ts';
import type { ChosenMethod } from '../simulator/adjuster/party-methods.ts';
import { credentials, digits, text } from './schema-parts.ts';

/* The shapes of the requests of the adjuster modal, and of the parties who open their links. An upload has none: it is read
   by src/approval. */

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const openManageRequest = v.object({ ...credentials, approvalRequestId: id });
export const resendRequest = v.object({ ...credentials, approvalRequestPartyId: id, resendKey: text });

const method: v.GenericSchema<unknown, ChosenMethod> = v.variant('type', [
  v.object({
    type: v.literal('bankAccount'),
    routingNumber: digits(9),
    accountNumber: digits(17),
    accountType: v.enum(PayeeAccountType),
  }),
  v.object({ type: v.literal('savedBankAccount'), token: text }),
  v.object({ type: v.literal('check') }),
  v.object({ type: v.literal('virtualCard') }),
  v.object({ type: v.literal('pushToCard'), cardNumber: digits(19) }),
  v.object({ type: v.literal('savedCard'), token: text }),
]);

/** What a party answers. To reject with a method is to reject. */
export const partyAnswerRequest: v.GenericSchema<unknown, PartyAnswer> = v.union([
  v.object({ decision: v.literal('reject') }),
  v.object({ decision: v.literal('approve'), method: v.exactOptional(method) }),
  v.strictObject({ method }),
]);

/** An upload without a session key, for a page that has no server. */
export const sandboxUploadRequest = v.object({ merchantKey: text, request: v.record(v.string(), v.unknown()) });
