import * as v from 'valibot';
import type { FeeSchedule } from '../../src/payment/fees.ts';
import { methodCategories } from '../../src/payment/methods/payment-methods.ts';
import { serviceEndpoints, type ServiceEndpointName } from '../endpoints.ts';
import { faultScenarios, type FaultScenario } from '../simulator/shared/fault-scenarios.ts';
import type { FaultRule } from '../simulator/shared/faults.ts';
import { wholeNumber } from './schema-parts.ts';

/* The shapes of the requests that only the sandbox takes. */

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const longest = 10 * 60 * 1_000;
const endpoint = v.picklist(['*', ...(Object.keys(serviceEndpoints) as ServiceEndpointName[])]);
const target = { endpoint, count: v.exactOptional(wholeNumber(1, 1_000)) };
const when = v.optional(v.picklist(['before', 'after']), 'before');
const milliseconds = wholeNumber(0, longest);

const fault: v.GenericSchema<unknown, FaultRule> = v.variant('kind', [
  v.object({ ...target, kind: v.literal('delay'), milliseconds, when }),
  v.object({ ...target, kind: v.literal('processing'), milliseconds }),
  v.object({ ...target, kind: v.literal('timeout'), when }),
  v.object({ ...target, kind: v.literal('cut'), when }),
  v.object({ ...target, kind: v.literal('status'), status: wholeNumber(500, 599), when }),
  v.object({ ...target, kind: v.literal('html'), when }),
  v.object({ ...target, kind: v.literal('truncated') }),
  v.object({ ...target, kind: v.literal('duplicate') }),
]);

/** Either faults one by one or the name of a scenario. They take the place of all earlier ones. */
export const faultsRequest = v.union([
  v.object({ faults: v.pipe(v.array(fault), v.maxLength(100)) }),
  v.object({ scenario: v.picklist(Object.keys(faultScenarios) as FaultScenario[]) }),
]);

const feeSchedule: v.GenericSchema<unknown, FeeSchedule> = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('flat'), cents: wholeNumber(0, 1_000_000) }),
  v.object({ kind: v.literal('percentage'), basisPoints: wholeNumber(0, 10_000) }),
]);

export const feesRequest = v.object({
  merchantKey: text,
  fees: v.object(v.entriesFromList(methodCategories, feeSchedule)),
});

export const clockRequest = v.object({ moveByMinutes: wholeNumber(-525_600, 525_600) });

export const sandboxSessionRequest = v.object({ merchantKey: text, processorKey: v.exactOptional(text) });
