import { adjusterOptions } from '../../../src/adjuster/adjuster-options.ts';
import type { LockedOptions } from '../../../src/options/locked-options.ts';
import { readFixed, requireFixed, requireRight } from '../shared/fixed-options.ts';

const { approvalRequestId } = adjusterOptions;

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

  requireCreation(): void {
    requireFixed(this.#approvalRequestId === undefined, 'approvalRequestId');
  }
}
