import type { OptionProblem, OptionProblems } from '../../options/option-problems.ts';

/** A problem of one field of an upload. Never holds a value that was uploaded. */
export interface UploadProblem extends OptionProblem {
  /** The party, counted from 1; null for a field of the request itself. */
  readonly party: number | null;
  /** The field's documented name, behind those of the objects that it is in: `CompanyDetails.ContactDetails.Email`. */
  readonly field: string;
}

/** The problems of one object of the upload. `path` is what its fields are in: `CompanyDetails.`. */
export function located(problems: OptionProblems, party: number | null, path = ''): UploadProblem[] {
  return Array.from(problems).flatMap(([name, found]) =>
    found.map((problem) => ({ ...problem, party, field: path + name })),
  );
}

/** First those of the request itself, then those of its parties. */
export function inOrder(problems: readonly UploadProblem[]): readonly UploadProblem[] {
  return problems.toSorted((one, other) => (one.party ?? 0) - (other.party ?? 0));
}

/**
 * The ResponseMessage of a refused upload, a line for each problem:
 *
 *     TotalAmount: This option is required.
 *     Party 2, PaymentAmount: This option must be greater than zero.
 */
export function uploadMessage(problems: readonly UploadProblem[]): string {
  return problems
    .map(({ party, field, message }) => `${party === null ? '' : `Party ${party}, `}${field}: ${message}`)
    .join('\n');
}
