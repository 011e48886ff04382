import * as v from 'valibot';
import { wholeNumber } from '../../../src/http/requests.ts';
import type { Shape } from '../../../src/http/wire.ts';
import { serviceEndpoints, type ServiceEndpointName } from '../../endpoints.ts';

const target = {
  /** The operationId of an endpoint in this file, or all of them. */
  endpoint: v.picklist(['*', ...(Object.keys(serviceEndpoints) as ServiceEndpointName[])]),
  /** The number of calls; unlimited if absent. */
  count: v.exactOptional(wholeNumber(1, 1_000)),
};
const milliseconds = wholeNumber(0, 10 * 60 * 1_000);
const when = {
  /** Before or after the service has carried out the call. */
  when: v.optional(v.picklist(['before', 'after']), 'before'),
};

/** A fault of one endpoint or of all. */
export const FaultRule = v.variant('kind', [
  v.object({
    ...target,
    /** The request arrives late, or the answer does. */
    kind: v.literal('delay'),
    milliseconds,
    ...when,
  }),
  v.object({
    ...target,
    /** The processor takes time for a submission, and the status is `processing` until then. */
    kind: v.literal('processing'),
    milliseconds,
  }),
  v.object({
    ...target,
    /** No answer ever comes. */
    kind: v.literal('timeout'),
    ...when,
  }),
  v.object({
    ...target,
    /** The connection breaks. */
    kind: v.literal('cut'),
    ...when,
  }),
  v.object({
    ...target,
    /** A gateway answers with an error. */
    kind: v.literal('status'),
    status: wholeNumber(500, 599),
    ...when,
  }),
  v.object({
    ...target,
    /** A gateway answers with an HTML page. */
    kind: v.literal('html'),
    ...when,
  }),
  v.object({
    ...target,
    /** Half of the answer is missing. */
    kind: v.literal('truncated'),
  }),
  v.object({
    ...target,
    /** A proxy sends the request twice and returns the second answer. */
    kind: v.literal('duplicate'),
  }),
]);
export type FaultRule = Shape<typeof FaultRule>;

export type Fault = WithoutTarget<FaultRule>;
type WithoutTarget<Rule> = Rule extends unknown ? Omit<Rule, keyof typeof target> : never;

/** The active faults. Those of one endpoint happen in the order in which they were added. */
export class Faults {
  #rules: readonly FaultRule[] = [];

  rules(): readonly FaultRule[] {
    return this.#rules;
  }

  add(rules: readonly FaultRule[]): void {
    this.#rules = [...this.#rules, ...rules];
  }

  clear(): void {
    this.#rules = [];
  }

  /** Returns the fault for the next call of an endpoint, and counts it down. */
  take(endpoint: ServiceEndpointName): Fault | undefined {
    const rule = this.#rules.find((candidate) => candidate.endpoint === '*' || candidate.endpoint === endpoint);
    if (rule?.count !== undefined) {
      const { count } = rule;
      this.#rules = this.#rules.flatMap((other) => {
        if (other !== rule) return [other];
        return count > 1 ? [{ ...rule, count: count - 1 }] : [];
      });
    }
    return rule;
  }
}
