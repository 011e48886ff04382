import { PartyAnswer } from '../simulator/adjuster/party-links.ts';
import { faultScenarios } from '../simulator/shared/fault-scenarios.ts';
import { endpoints } from '../endpoints.ts';
import type { Email } from '../simulator/shared/outbox.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { testNumbers } from '../test-numbers-answer.ts';
import { bodyOf, success, type Operation } from './call.ts';
import { ClockRequest, FaultsRequest, FeesRequest, LinkChoice, SandboxSessionRequest } from './sandbox-schemas.ts';
import { answeredNow } from './wire.ts';

/** The endpoints that a real service does not have: a look behind the scenes, and the means to make things go wrong. */
export function sandboxOperations(simulator: Simulator) {
  return {
    SandboxSession: (call) => {
      const { merchantKey, processorKey, modal, lifetimeInSeconds, options } = bodyOf(call, SandboxSessionRequest);
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
    SandboxLink: ({ params }) => success({ link: simulator.claims.links.view(String(params.token)) }),
    SandboxLinkChoice: (call) => {
      const { links } = simulator.claims;
      const token = String(call.params.token);
      if (links.kind(token) === 'approval') return answeredNow(links.answer(token, bodyOf(call, PartyAnswer)));
      return answeredNow(links.choose(token, bodyOf(call, LinkChoice).method));
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

/** The e-mail with the whole address of its links, which is below that of the sandbox: that is the one it is asked at. */
function asSent(email: Email, { href }: URL): Email {
  const baseUrl = href.slice(0, href.indexOf(endpoints.SandboxOutbox.path));
  if (!email.link) return email;
  return { ...email, text: email.text.replaceAll(email.link, (link) => baseUrl + link) };
}
