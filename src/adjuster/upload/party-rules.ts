import type { OptionProblem } from '../../options/option-problems.ts';
import type { UploadedParty } from './approval-upload.ts';
import { contactWithoutAccount } from './party-details.ts';
import type { UploadProblem } from './upload-problems.ts';

/** A party as far as it could be read. What could not be is absent, and is a problem already. */
export type PartlyReadParty = Partial<UploadedParty>;

/** Whether something was uploaded for a field, readable or not. */
export type IsGiven = (field: string) => boolean;

interface PartyRule {
  readonly field: string;
  readonly problem: OptionProblem;
  readonly isBroken: (party: PartlyReadParty, isGiven: IsGiven) => boolean;
}

const needsToken = ['BankAccount', 'PushToCard'];

/** What one party has to keep to beyond its fields, one after the other. Source: claims modals, ApprovalRequestParty. */
const partyRules: readonly PartyRule[] = [
  {
    field: 'AccountId',
    problem: { code: 'noPayee', message: 'One of AccountId, CompanyDetails and IndividualDetails is required.' },
    isBroken: ({ details }, isGiven) =>
      !details && !['AccountId', 'CompanyDetails', 'IndividualDetails'].some((field) => isGiven(field)),
  },
  {
    field: 'IndividualDetails',
    problem: {
      code: 'twoPayees',
      message: 'CompanyDetails and IndividualDetails cannot be given together: a party is one or the other.',
    },
    isBroken: (_, isGiven) => isGiven('CompanyDetails') && isGiven('IndividualDetails'),
  },
  {
    field: 'ContactId',
    problem: { code: 'contactOfPerson', message: 'Only a company has contacts: IndividualDetails has no ContactId.' },
    isBroken: ({ contactId }, isGiven) => isPresent(contactId) && isGiven('IndividualDetails'),
  },
  {
    field: 'ContactId',
    problem: contactWithoutAccount,
    isBroken: ({ contactId }, isGiven) =>
      isPresent(contactId) && !isGiven('AccountId') && !isGiven('IndividualDetails'),
  },
  {
    field: 'CompanyDetails.ContactDetails.ContactId',
    problem: { code: 'contactsDiffer', message: 'This is another contact than the ContactId of the party.' },
    isBroken: ({ contactId, details }, isGiven) => {
      // Details without an id are those of a new contact.
      const contact = details?.type === 'company' ? details.contact : null;
      return isGiven('AccountId') && isPresent(contactId) && isPresent(contact) && contactId !== contact.contactId;
    },
  },
  {
    field: 'PaymentAmount',
    problem: { code: 'notZero', message: 'A party that only approves is not paid: this must be 0.00.' },
    isBroken: ({ role, amount }) => role === 'ApprovalOnly' && amount !== undefined && amount !== 0,
  },
  {
    field: 'PaymentAmount',
    problem: { code: 'notPositive', message: 'A party that is paid gets more than zero.' },
    isBroken: ({ role, amount }) => role !== undefined && role !== 'ApprovalOnly' && amount === 0,
  },
  {
    field: 'PaymentMethodType',
    problem: { code: 'missing', message: 'This is required for a party without an action, which chooses none.' },
    isBroken: ({ role }, isGiven) => role === 'PaymentOnlyActionBypass' && !isGiven('PaymentMethodType'),
  },
  {
    field: 'Token',
    problem: { code: 'missing', message: 'This is required: it names the bank account or card that is paid.' },
    isBroken: ({ role, method }, isGiven) =>
      role === 'PaymentOnlyActionBypass' && isPresent(method) && needsToken.includes(method) && !isGiven('Token'),
  },
  {
    field: 'Address',
    problem: { code: 'missing', message: 'This is required: there is no other address to which the check is mailed.' },
    isBroken: ({ method, details }, isGiven) =>
      method === 'Check' && !isGiven('Address') && !isGiven('AccountId') && !!details && !hasAddress(details),
  },
];

function isPresent<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

function hasAddress({ address, city, state, zip }: NonNullable<UploadedParty['details']>): boolean {
  return [address, city, state, zip].every(isPresent);
}

/** The rules that a party breaks. */
export function brokenPartyRules(party: PartlyReadParty, number: number, isGiven: IsGiven): UploadProblem[] {
  return partyRules
    .filter(({ isBroken }) => isBroken(party, isGiven))
    .map(({ field, problem }) => ({ ...problem, party: number, field }));
}
