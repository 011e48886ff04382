import type { ServiceEndpointName } from '../../endpoints.ts';

/** Before or after the service has done what it was asked to do. */
export type When = 'before' | 'after';

/** What can go wrong with one call. */
export type Fault =
  /** The request arrives late, or the answer does. */
  | { readonly kind: 'delay'; readonly milliseconds: number; readonly when: When }
  /** The processor thinks about a submission for so long, and its status says so. */
  | { readonly kind: 'processing'; readonly milliseconds: number }
  /** No answer ever comes. */
  | { readonly kind: 'timeout'; readonly when: When }
  /** The connection breaks. */
  | { readonly kind: 'cut'; readonly when: When }
  /** A gateway in between answers with an error of its own. */
  | { readonly kind: 'status'; readonly status: number; readonly when: When }
  /** Something in between answers with a page. */
  | { readonly kind: 'html'; readonly when: When }
  /** Half of the answer is missing. */
  | { readonly kind: 'truncated' }
  /** A proxy sends the request twice and hands on the second answer. */
  | { readonly kind: 'duplicate' };

/** A fault of one endpoint, or of all, so many times; always where there is no count. */
export type FaultRule = Fault & { readonly endpoint: ServiceEndpointName | '*'; readonly count?: number };

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
