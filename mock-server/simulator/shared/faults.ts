import * as v from 'valibot';
import { wholeNumber } from '../../../src/http/requests.ts';
import type { Shape } from '../../../src/http/wire.ts';
import { serviceEndpoints, type ServiceEndpointName } from '../../endpoints.ts';

const target = {
  /** The operationId of an endpoint in this file, or all of them. */
  endpoint: v.picklist(['*', ...(Object.keys(serviceEndpoints) as ServiceEndpointName[])]),
  /** How many times; always where absent. */
  count: v.exactOptional(wholeNumber(1, 1_000)),
};
const milliseconds = wholeNumber(0, 10 * 60 * 1_000);
const when = {
  /** Before or after the service has done what it was asked to do. */
  when: v.optional(v.picklist(['before', 'after']), 'before'),
};

/** A fault of one endpoint, or of all, so many times. */
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
    /** The processor thinks about a submission for so long, and its status says so. */
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
    /** A gateway in between answers with an error of its own. */
    kind: v.literal('status'),
    status: wholeNumber(500, 599),
    ...when,
  }),
  v.object({
    ...target,
    /** Something in between answers with a page. */
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
    /** A proxy sends the request twice and hands on the second answer. */
    kind: v.literal('duplicate'),
  }),
]);
export type FaultRule = Shape<typeof FaultRule>;

/** The faults of one call. */
export type Fault = WithoutTarget<FaultRule>;
type WithoutTarget<Rule> = Rule extends unknown ? Omit<Rule, keyof typeof target> : never;

/** The faults to come. Those of one endpoint happen one after the other, in the order in which they were added. */
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

  /** The fault that happens to the next call of an endpoint, counted down. */
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
