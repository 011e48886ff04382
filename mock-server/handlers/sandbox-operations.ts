import { endpoints } from '../endpoints.ts';
import { partyStatus } from '../simulator/adjuster/life/approval-party.ts';
import { PartyAnswer } from '../simulator/adjuster/party-links.ts';
import { lifeOf, type StoredRequest } from '../simulator/adjuster/stored-request.ts';
import { faultScenarios } from '../simulator/shared/fault-scenarios.ts';
import { maskedName } from '../simulator/shared/masked-name.ts';
import type { Email } from '../simulator/shared/outbox.ts';
import type { MerchantBase, MerchantsByKey } from '../simulator/shared/merchants.ts';
import { isHere } from '../simulator/shared/notification-address.ts';
import { Refusal } from '../simulator/shared/refusal.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { testNumbers } from '../test-numbers-answer.ts';
import { answered, bodyOf, success, type Operation } from './call.ts';
import {
  ClockRequest,
  FaultsRequest,
  FeesRequest,
  KeysRequest,
  LinkChoice,
  NotificationAddressRequest,
  SandboxSessionRequest,
  SandboxUploadRequest,
  type RequestSummary,
} from './sandbox-schemas.ts';
import { optionsOf } from './server-operations.ts';

export function sandboxOperations(simulator: Simulator) {
  const merchantsWith = (merchantKey: string): MerchantsByKey<MerchantBase> =>
    simulator.claims.merchants.has(merchantKey) ? simulator.claims.merchants : simulator.merchants;

  return {
    SandboxSession: (call) => {
      const request = bodyOf(call, SandboxSessionRequest);
      const { merchantKey, processorKey, modal, lifetimeInSeconds } = request;
      const options = optionsOf(request, 'options');
      const lifetime = lifetimeInSeconds && lifetimeInSeconds * 1_000;
      const sessionKey = simulator.claims.merchants.has(merchantKey)
        ? simulator.claims.createSession(merchantKey, modal, lifetime, options)
        : simulator.payments.createSession(merchantKey, processorKey, lifetime, options);
      return success({ sessionKey });
    },
    SandboxLedger: ({ url }) => {
      const wanted = url.searchParams.get('search');
      const { ledger, claims } = simulator;
      return wanted === null
        ? success({ entries: ledger.entries(), claims: claims.ledger.entries() })
        : success({ entries: ledger.search(wanted), claims: claims.ledger.search(wanted) });
    },
    SandboxOutbox: ({ url }) => success({ emails: simulator.claims.outbox.list().map((email) => asSent(email, url)) }),
    SandboxUpload: (call) => {
      const { merchantKey, request, lifetimeInSeconds } = bodyOf(call, SandboxUploadRequest);
      const { claims } = simulator;
      const sessionKey = claims.createSession(merchantKey, 'adjuster', lifetimeInSeconds && lifetimeInSeconds * 1_000);
      const others = { claimsSessionKey: undefined, claimsAuthenticationKey: undefined };
      const keys = { ClaimsSessionKey: sessionKey, ClaimsAuthenticationKey: merchantKey };
      claims.uploads.load({ ...request, ...others, ...keys });
      return success({ sessionKey });
    },
    SandboxApprovalRequests: () => success({ requests: simulator.claims.requests.list().map(summaryOf) }),
    SandboxLink: ({ params }) => success({ link: simulator.claims.links.view(String(params.token)) }),
    SandboxLinkChoice: (call) => {
      const { links } = simulator.claims;
      const token = String(call.params.token);
      if (links.kind(token) === 'approval') return answered(links.answer(token, bodyOf(call, PartyAnswer)));
      return answered(links.choose(token, bodyOf(call, LinkChoice).method));
    },
    SandboxNotifications: () => success({ notifications: simulator.notifications.list() }),
    SandboxNotificationAddress: (call) => {
      const { merchantKey, address } = bodyOf(call, NotificationAddressRequest);
      const { key } = merchantsWith(merchantKey).withKey(merchantKey, 'merchantKey');
      // Each notification would be a call to itself.
      if (address && isHere(call.url) && new URL(address.url).port === call.url.port)
        throw new Refusal('InvalidRequest', 'The address must not be the sandbox itself.', 'address.url');
      simulator.notifications.setAddress(key, address);
      return success();
    },
    SandboxNotificationAgain: ({ params }) => {
      simulator.notifications.sendAgain(String(params.id));
      return success();
    },
    SandboxTestNumbers: () => success(testNumbers(simulator.demoMethods)),
    SandboxFaults: (call) => {
      const request = bodyOf(call, FaultsRequest);
      simulator.faults.clear();
      simulator.faults.add('faults' in request ? request.faults : faultScenarios[request.scenario]);
      return success({ faults: simulator.faults.rules() });
    },
    SandboxFees: (call) => {
      const { merchantKey, fees } = bodyOf(call, FeesRequest);
      simulator.merchants.changeFees(merchantKey, fees);
      return success();
    },
    SandboxKeys: (call) => {
      const { merchantKey, action } = bodyOf(call, KeysRequest);
      const merchants = merchantsWith(merchantKey);
      return success({
        keys: action === 'add' ? merchants.addKey(merchantKey, simulator.ids.guid()) : merchants.retireKey(merchantKey),
      });
    },
    SandboxClock: (call) => {
      simulator.clock.moveBy(bodyOf(call, ClockRequest).moveByMinutes * 60_000);
      return success({ now: simulator.clock.now().toISOString() });
    },
    SandboxReset: () => {
      simulator.reset();
      return success();
    },
  } satisfies Readonly<Record<string, Operation>>;
}

/** The e-mail with the full address of its link, based on the sandbox's address in this call. */
function asSent(email: Email, { href }: URL): Email {
  const baseUrl = href.slice(0, href.indexOf(endpoints.SandboxOutbox.path));
  if (!email.link) return email;
  return { ...email, text: email.text.replaceAll(email.link, (link) => baseUrl + link) };
}

export function summaryOf(request: StoredRequest): RequestSummary {
  const { id, merchant, claim, life, parties, creationDate, expirationDate, timeZone } = request;
  const { claimNumber, totalAmount } = claim;
  return {
    approvalRequestId: id,
    merchant: merchant.name,
    status: life.status,
    ...{ claimNumber, totalAmount, creationDate, expirationDate, timeZone },
    parties: parties.map((party) => ({
      approvalRequestPartyId: party.id,
      name: maskedName(party.shown.name),
      role: party.shown.role,
      amount: party.shown.amount,
      status: partyStatus(lifeOf(request, party)),
    })),
  };
}
