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

function fault<Kind extends string, Fields extends v.ObjectEntries>(kind: Kind, fields: Fields) {
  return v.object({ ...target, kind: v.literal(kind), ...fields });
}

/**
 * A fault of one endpoint or of all.
 *
 * - `delay`: the request arrives late, or the answer does.
 * - `processing`: the processor takes time for a submission, and the status is `processing` until then.
 * - `timeout`: no answer ever comes.
 * - `cut`: the connection breaks.
 * - `status`, `html`: a gateway answers with an error or with an HTML page.
 * - `truncated`: half of the answer is missing.
 * - `duplicate`: a proxy sends the request twice and returns the second answer.
 */
export const FaultRule = v.variant('kind', [
  fault('delay', { milliseconds, ...when }),
  fault('processing', { milliseconds }),
  fault('timeout', when),
  fault('cut', when),
  fault('status', { status: wholeNumber(500, 599), ...when }),
  fault('html', when),
  fault('truncated', {}),
  fault('duplicate', {}),
]);
export type FaultRule = Shape<typeof FaultRule>;

export type Fault = WithoutTarget<FaultRule>;
type WithoutTarget<Rule> = Rule extends unknown ? Omit<Rule, keyof typeof target> : never;

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
    if (rule?.count === undefined) return rule;
    const left = { ...rule, count: rule.count - 1 };
    this.#rules = this.#rules.map((other) => (other === rule ? left : other)).filter(({ count }) => count !== 0);
    return rule;
  }
}
