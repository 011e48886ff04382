import { faultScenarios } from '../simulator/fault-scenarios.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { testNumbers } from '../test-numbers-answer.ts';
import { bodyOf, success, type Operation } from './call.ts';
import { clockRequest, faultsRequest, feesRequest, sandboxSessionRequest } from './sandbox-schemas.ts';

/** What a real service does not have: a look behind the scenes, and the means to make things go wrong. */
export function sandboxOperations(simulator: Simulator) {
  return {
    SandboxSession: (call) => {
      const { merchantKey, processorKey } = bodyOf(call, sandboxSessionRequest);
      return success({ sessionKey: simulator.payments.createSession(merchantKey, processorKey) });
    },
    SandboxLedger: ({ url }) => {
      const wanted = url.searchParams.get('search');
      return success({ entries: wanted === null ? simulator.ledger.entries() : simulator.ledger.search(wanted) });
    },
    SandboxTestNumbers: () => success(testNumbers(simulator.demoMethods)),
    SandboxFaults: (call) => {
      const request = bodyOf(call, faultsRequest);
      simulator.faults.clear();
      simulator.faults.add('faults' in request ? request.faults : faultScenarios[request.scenario]);
      return success({ faults: simulator.faults.rules() });
    },
    SandboxFees: (call) => {
      const { merchantKey, fees } = bodyOf(call, feesRequest);
      simulator.merchants.changeFees(merchantKey, fees);
      return success();
    },
    SandboxClock: (call) => {
      simulator.clock.moveBy(bodyOf(call, clockRequest).moveByMinutes * 60_000);
      return success({ now: simulator.clock.now().toISOString() });
    },
    SandboxReset: () => {
      simulator.reset();
      return success();
    },
  } satisfies Readonly<Record<string, Operation>>;
}
