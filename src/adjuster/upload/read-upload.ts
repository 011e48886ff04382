import { details } from '../../options/option-kinds.ts';
import { readOptions } from '../../options/read-options.ts';
import { readParty } from './read-party.ts';
import { inOrder, located, type UploadProblem } from './upload-problems.ts';
import { brokenUploadRules } from './upload-rules.ts';
import { uploadFields, type UploadValues } from './upload-tables.ts';

export interface UploadReading {
  readonly values: UploadValues;
  readonly problems: readonly UploadProblem[];
}

/**
 * Reads the body of an upload (Load request data) as JSON parsing left it. Names may be in camelCase or PascalCase,
 * enumerations by number or by name, amounts as text or number; blank means absent; unknown names are ignored. It never
 * throws. Only the service knows whether accounts, tokens and account groups exist.
 *
 *     readUpload({ claimNumber: 'C-1', totalAmount: '250.00', … })  // { values: { TotalAmount: 25_000, … }, problems: [] }
 *     readUpload({ claimNumber: 'C-1', totalAmount: '250.005', … }) // { …, problems: [{ field: 'TotalAmount', … }] }
 *
 * Source: claims modals, Load request data (upload) fields.
 */
export function readUpload(body: unknown): UploadReading {
  const object = details().read(body);
  const { values: own, problems } = readOptions(uploadFields, 'upload', ['value' in object ? object.value : undefined]);
  const given = problems.has('ApprovalRequestParties') ? [] : own.ApprovalRequestParties;
  const parties = given.map((party, index) => readParty(party, index + 1));
  const values = { ...own, ApprovalRequestParties: parties.map((party) => party.values) };
  if ('problem' in object) return { values, problems: [notObject] };
  const found = [
    ...located(problems, null),
    ...parties.flatMap((party) => party.problems),
    ...brokenUploadRules(values),
  ];
  return { values, problems: inOrder(found) };
}

const notObject = {
  code: 'notObject',
  message: 'The body must be a JSON object in UTF-8.',
  party: null,
  field: 'Body',
};
