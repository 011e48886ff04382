import { details } from '../../options/option-kinds.ts';
import { readOptions } from '../../options/read-options.ts';
import type { ApprovalUpload, UploadedParty } from './approval-upload.ts';
import { readParty } from './read-party.ts';
import { located, type UploadProblem } from './upload-problems.ts';
import { brokenUploadRules } from './upload-rules.ts';
import { uploadFields } from './upload-tables.ts';

/** The upload, or everything that is wrong with it: first the request's own fields, then party after party. */
export type UploadReading = { readonly upload: ApprovalUpload } | { readonly problems: readonly UploadProblem[] };

/**
 * Reads the body of an upload (Load request data) as JSON parsing left it. Names may be in camelCase or PascalCase,
 * enumerations by number or by name, amounts as text or number; blank means absent; unknown names are ignored. It never
 * throws, whatever it is given. Whether accounts, tokens and account groups exist is for the service to know.
 *
 *     readUpload({ claimNumber: 'C-1', totalAmount: '250.00', … })  // { upload: { totalAmount: 25_000, … } }
 *     readUpload({ claimNumber: 'C-1', totalAmount: '250.005', … }) // { problems: [{ field: 'TotalAmount', … }] }
 *
 * Source: claims modals, Load request data (upload) fields.
 */
export function readUpload(body: unknown): UploadReading {
  const object = details().read(body);
  if ('problem' in object) {
    return { problems: [{ code: 'notObject', message: 'It must be a JSON object.', party: null, field: 'Body' }] };
  }
  const { values, problems } = readOptions(uploadFields, 'upload', [body]);
  const readings = problems.has('ApprovalRequestParties')
    ? []
    : values.ApprovalRequestParties.map((given, index) => readParty(given, index + 1));
  const parties = readings.map(({ party }) => party);
  const found = [
    ...located(problems, null),
    ...readings.flatMap((reading) => reading.problems),
    ...brokenUploadRules({ totalAmount: values.TotalAmount, processType: values.ProcessType, parties }),
  ].toSorted((one, other) => (one.party ?? 0) - (other.party ?? 0));
  if (found.length > 0) return { problems: found };
  return {
    upload: {
      claimsSessionKey: values.ClaimsSessionKey,
      claimsAuthenticationKey: values.ClaimsAuthenticationKey ?? null,
      claimNumber: values.ClaimNumber,
      claimDetails: values.ClaimDetails ?? [],
      totalAmount: values.TotalAmount,
      processType: values.ProcessType,
      accountGroupCode: values.AccountGroupCode ?? null,
      extendedParameters: values.ExtendedParameters ?? (Object.create(null) as Record<string, string>),
      // Without a problem all of it could be read.
      parties: parties as readonly UploadedParty[],
    },
  };
}
