import { adjusterOptions } from '../../../src/adjuster/adjuster-options.ts';
import type { LockedOptions } from '../../../src/options/locked-options.ts';
import { readFixed, requireFixed, requireRight } from '../shared/fixed-options.ts';

const { approvalRequestId } = adjusterOptions;

/** The request that a server has fixed for a session of the adjuster modal. To create one, the upload fixes it. */
export class AdjusterLock {
  readonly #approvalRequestId: number | undefined;

  constructor(options: LockedOptions) {
    const { values, problems } = readFixed({ approvalRequestId }, options);
    requireRight(problems);
    this.#approvalRequestId = values.approvalRequestId;
  }

  request(named: number | undefined): number | undefined {
    const fixed = this.#approvalRequestId ?? named;
    requireFixed(named === undefined || named === fixed, 'approvalRequestId');
    return fixed;
  }

  /** Throws if a request is fixed, because the session cannot create another one. */
  requireCreation(): void {
    requireFixed(this.#approvalRequestId === undefined, 'approvalRequestId');
  }
}
