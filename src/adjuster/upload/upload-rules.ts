import type { Cents } from '../../money.ts';
import type { ProcessType } from '../enumerations.ts';
import type { PartlyReadParty } from './party-rules.ts';
import type { UploadProblem } from './upload-problems.ts';

/** The values that the rules between parties use. Unreadable values are absent, and already reported. */
interface PartlyReadUpload {
  readonly TotalAmount?: Cents;
  readonly ProcessType?: ProcessType;
  readonly ApprovalRequestParties: readonly PartlyReadParty[];
}

const noRecipient = {
  code: 'noRecipient',
  message: 'At least one party must be paid. Give it another role than ApprovalOnly.',
  party: null,
  field: 'ApprovalRequestParties',
};

const notSingle = {
  code: 'notSingle',
  message: 'SinglePartyPayment requires exactly one party.',
  party: null,
  field: 'ApprovalRequestParties',
};

const amountsDiffer = {
  code: 'amountsDiffer',
  message: 'This must be the sum of the PaymentAmounts of all parties.',
  party: null,
  field: 'TotalAmount',
};

/** The rules for all parties together. They skip unreadable values. Source: claims modals, Load request data and Limits. */
export function brokenUploadRules(upload: PartlyReadUpload): UploadProblem[] {
  const { TotalAmount: totalAmount, ProcessType: processType, ApprovalRequestParties: parties } = upload;
  const problems: UploadProblem[] = [];
  if (parties.length === 0) return problems;
  if (parties.every(({ ApprovalRole }) => ApprovalRole === 'ApprovalOnly')) problems.push(noRecipient);
  if (processType === 'SinglePartyPayment' && parties.length > 1) problems.push(notSingle);
  const sum = sumOf(parties);
  if (totalAmount !== undefined && sum !== undefined && sum !== totalAmount) problems.push(amountsDiffer);
  return [...problems, ...repeatedAccounts(parties)];
}

/** To the cent: ten amounts of at most fifteen digits in cents are still exact. */
function sumOf(parties: readonly PartlyReadParty[]): Cents | undefined {
  let sum = 0;
  for (const { PaymentAmount: amount } of parties) {
    if (amount === undefined) return undefined;
    sum += amount;
  }
  return sum;
}

/** A party without an account gets a new one, which differs from all others. */
function repeatedAccounts(parties: readonly PartlyReadParty[]): UploadProblem[] {
  return parties.flatMap(({ AccountId }, index) => {
    const first = parties.findIndex((party) => party.AccountId === AccountId);
    if (AccountId === undefined || first === index) return [];
    const message = `Each party needs its own account. This is the account of party ${first + 1}.`;
    return [{ code: 'sameAccount', message, party: index + 1, field: 'AccountId' }];
  });
}
