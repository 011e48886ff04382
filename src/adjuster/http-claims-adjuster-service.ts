import * as v from 'valibot';
import {
  ApprovalRequestStatus,
  companyTypeNumbers,
  messageDeliveryNumbers,
  partyMethodNumbers,
  partyRoleNumbers,
  PartyStatus,
  ProcessType,
} from './enumerations.ts';
import { wallTimePattern } from '../wall-time.ts';
import { answerSchema, cents, declineCode, done, statusSchema, toAnswer, toStatus, words } from '../http/answers.ts';
import type {
  ClaimsAdjusterService,
  CreatedRequest,
  CreateSession,
  ManagedParty,
  ManagedRequest,
  RequestParty,
} from './claims-adjuster-service.ts';
import { claimsRefusals } from '../claims/claims-refusals.ts';
import { createHttpClient, type HttpClientOptions } from '../http/http-client.ts';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const wallTime = v.pipe(v.string(), v.regex(wallTimePattern));
const nullableWords = v.nullable(words);
const merchant = v.object({ name: words, phone: words });
const address = v.object({ address: words, city: words, state: words, zip: words });

function nameIn<Name extends string>(numbers: Readonly<Record<Name, number>>) {
  return v.picklist(Object.keys(numbers) as Name[]);
}

const party = {
  referenceId: nullableWords,
  name: words,
  contactName: nullableWords,
  companyType: v.nullable(nameIn(companyTypeNumbers)),
  role: nameIn(partyRoleNumbers),
  amount: cents,
  method: v.nullable(nameIn(partyMethodNumbers)),
  delivery: nameIn(messageDeliveryNumbers),
  email: words,
  address: v.nullable(address),
  vendor: v.nullable(
    v.object({ serviceDate: nullableWords, referenceNumber: nullableWords, documentUrl: nullableWords }),
  ),
};

const claim = {
  claimNumber: words,
  claimDetails: v.array(words),
  totalAmount: cents,
  processType: v.enum(ProcessType),
  accountGroupCode: nullableWords,
  extendedParameters: v.record(words, words),
};

const requestParty: v.GenericSchema<unknown, RequestParty> = v.object(party);

const createSession: v.GenericSchema<unknown, CreateSession> = v.object({
  merchant,
  request: v.object({ ...claim, parties: v.array(requestParty) }),
});

const entity = v.picklist(['Unchanged', 'Created', 'Updated']);

const life = {
  approvalRequestId: id,
  status: v.enum(ApprovalRequestStatus),
  creationDate: wallTime,
  expirationDate: wallTime,
  timeZone: words,
};

const createdRequest: v.GenericSchema<unknown, CreatedRequest> = v.object({
  ...life,
  processType: claim.processType,
  accountGroupCode: claim.accountGroupCode,
  parties: v.array(
    v.object({
      approvalRequestPartyId: id,
      referenceId: nullableWords,
      account: v.object({
        accountId: id,
        operation: entity,
        contact: v.nullable(v.object({ contactId: id, operation: entity })),
      }),
    }),
  ),
});

const managedParty: v.GenericSchema<unknown, ManagedParty> = v.object({
  ...party,
  approvalRequestPartyId: id,
  status: v.enum(PartyStatus),
  declined: v.nullable(declineCode),
  emailSentAt: v.nullable(wallTime),
  changedAt: v.nullable(wallTime),
  canResend: v.boolean(),
});

const managedRequest: v.GenericSchema<unknown, ManagedRequest> = v.object({
  ...claim,
  ...life,
  parties: v.array(managedParty),
});

/** The service of the adjuster modal over HTTP. Every path lies under `{baseUrl}/Claims/AdjusterModal/Operations`. */
export function createHttpClaimsAdjusterService(options: HttpClientOptions): ClaimsAdjusterService {
  const client = createHttpClient(options, claimsRefusals);
  const post = <Schema extends v.GenericSchema>(name: string, body: object, answer: Schema, keepalive = false) =>
    client(`/Claims/AdjusterModal/Operations/${name}`, { body, answer, keepalive });
  const current = v.object({ ...done.entries, request: managedRequest });

  return {
    async openCreate(credentials) {
      const answer = v.object({ ...done.entries, session: createSession });
      return (await post('OpenCreate', credentials, answer)).session;
    },
    async create(credentials, attempt) {
      return toAnswer(await post('Create', { ...credentials, attempt }, answerSchema(createdRequest)));
    },
    async createStatus(credentials, attempt) {
      return toStatus((await post('CreateStatus', { ...credentials, attempt }, statusSchema(createdRequest))).status);
    },
    async openManage(credentials, request) {
      const answer = v.object({ ...done.entries, session: v.object({ merchant, request: managedRequest }) });
      return (await post('OpenManage', { ...credentials, ...request }, answer)).session;
    },
    async current(credentials) {
      return (await post('Current', credentials, current)).request;
    },
    async resendEmail(credentials, resend) {
      return (await post('ResendEmail', { ...credentials, ...resend }, current)).request;
    },
    async cancelRequest(credentials, attempt) {
      return toAnswer(await post('CancelRequest', { ...credentials, attempt }, answerSchema(managedRequest)));
    },
    async cancelStatus(credentials, attempt) {
      return toStatus((await post('CancelStatus', { ...credentials, attempt }, statusSchema(managedRequest))).status);
    },
    async close(credentials) {
      await post('Close', credentials, done, true);
    },
  };
}
