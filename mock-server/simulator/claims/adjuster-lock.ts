import { adjusterOptions } from '../../../src/adjuster/adjuster-options.ts';
import type { LockedOptions } from '../../../src/options/locked-options.ts';
import { readFixed, requireFixed, requireRight } from '../shared/fixed-options.ts';

const { approvalRequestId } = adjusterOptions;

/** The request that an integrator's server has fixed for a session of the adjuster modal. A creation is fixed by its upload. */
export class AdjusterLock {
  readonly #approvalRequestId: number | undefined;

  /** Throws a {@link Refusal} with all that is wrong. */
  constructor(options: LockedOptions) {
    const { values, problems } = readFixed({ approvalRequestId }, options);
    requireRight(problems);
    this.#approvalRequestId = values.approvalRequestId;
  }

  /** The request to manage. */
  request(named: number | undefined): number | undefined {
    const fixed = this.#approvalRequestId ?? named;
    requireFixed(named === undefined || named === fixed, 'approvalRequestId');
    return fixed;
  }

  /** A session for one request is not for another one that is new. */
  requireCreation(): void {
    requireFixed(this.#approvalRequestId === undefined, 'approvalRequestId');
  }
}
