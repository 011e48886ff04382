import type { OptionProblem } from '../../options/option-problems.ts';
import type { UploadProblem } from './upload-problems.ts';
import type { CompanyValues, IndividualValues, PartyValues } from './upload-tables.ts';

export type PartlyReadParty = Partial<PartyValues>;

export type IsGiven = (field: keyof PartyValues) => boolean;

interface PartyRule {
  readonly field: string;
  readonly problem: OptionProblem;
  readonly isBroken: (party: PartlyReadParty, isGiven: IsGiven) => boolean;
}

const needsToken = ['BankAccount', 'PushToCard'];

const contactWithoutAccount = {
  code: 'contactWithoutAccount',
  message: 'ContactId requires AccountId, because a stored contact belongs to a stored account.',
};

/** The rules of one party beyond its fields, one after the other. Source: claims modals, ApprovalRequestParty. */
const partyRules: readonly PartyRule[] = [
  {
    field: 'AccountId',
    problem: { code: 'noPayee', message: 'One of AccountId, CompanyDetails and IndividualDetails is required.' },
    isBroken: (_, isGiven) => !isGiven('AccountId') && !isGiven('CompanyDetails') && !isGiven('IndividualDetails'),
  },
  {
    field: 'IndividualDetails',
    problem: { code: 'twoPayees', message: 'Pass CompanyDetails or IndividualDetails, not both.' },
    isBroken: (_, isGiven) => isGiven('CompanyDetails') && isGiven('IndividualDetails'),
  },
  {
    field: 'ContactId',
    problem: {
      code: 'contactOfPerson',
      message: 'Only companies have contacts. Remove ContactId, or pass CompanyDetails.',
    },
    isBroken: ({ ContactId }, isGiven) => ContactId !== undefined && isGiven('IndividualDetails'),
  },
  {
    field: 'ContactId',
    problem: contactWithoutAccount,
    isBroken: ({ ContactId }, isGiven) =>
      ContactId !== undefined && !isGiven('AccountId') && !isGiven('IndividualDetails'),
  },
  {
    field: 'CompanyDetails.ContactDetails.ContactId',
    problem: contactWithoutAccount,
    isBroken: ({ CompanyDetails }, isGiven) =>
      CompanyDetails?.ContactDetails?.ContactId !== undefined && !isGiven('AccountId'),
  },
  {
    field: 'CompanyDetails.ContactDetails.ContactId',
    problem: { code: 'contactsDiffer', message: 'This differs from the ContactId of the party. Pass the same one.' },
    isBroken: ({ ContactId, CompanyDetails }, isGiven) => {
      // Details without an id are those of a new contact.
      const contact = CompanyDetails?.ContactDetails;
      return isGiven('AccountId') && ContactId !== undefined && !!contact && ContactId !== contact.ContactId;
    },
  },
  {
    field: 'PaymentAmount',
    problem: { code: 'notZero', message: 'This must be 0.00, because an ApprovalOnly party is not paid.' },
    isBroken: ({ ApprovalRole, PaymentAmount }) =>
      ApprovalRole === 'ApprovalOnly' && PaymentAmount !== undefined && PaymentAmount !== 0,
  },
  {
    field: 'PaymentAmount',
    problem: { code: 'notPositive', message: 'This must be greater than zero, because the party is paid.' },
    isBroken: ({ ApprovalRole, PaymentAmount }) =>
      ApprovalRole !== undefined && ApprovalRole !== 'ApprovalOnly' && PaymentAmount === 0,
  },
  {
    field: 'PaymentMethodType',
    problem: {
      code: 'missing',
      message: 'This is required for PaymentOnlyActionBypass, because the party chooses no method.',
    },
    isBroken: (party, isGiven) => hasNoAction(party) && !isGiven('PaymentMethodType'),
  },
  {
    field: 'Token',
    problem: { code: 'missing', message: 'This is required. It identifies the bank account or card to pay.' },
    isBroken: (party, isGiven) =>
      hasNoAction(party) && needsToken.includes(party.PaymentMethodType ?? '') && !isGiven('Token'),
  },
  {
    field: 'Address',
    problem: { code: 'missing', message: 'This is required, because the check has no other address.' },
    isBroken: (party, isGiven) => {
      const details = party.CompanyDetails ?? party.IndividualDetails;
      const isMailed = hasNoAction(party) && party.PaymentMethodType === 'Check';
      return isMailed && !isGiven('Address') && !isGiven('AccountId') && !!details && !hasAddress(details);
    },
  },
];

function hasNoAction({ ApprovalRole }: PartlyReadParty): boolean {
  return ApprovalRole === 'PaymentOnlyActionBypass';
}

function hasAddress({ Address, City, State, Zip }: CompanyValues | IndividualValues): boolean {
  return [Address, City, State, Zip].every((line) => line !== undefined);
}

export function brokenPartyRules(party: PartlyReadParty, number: number, isGiven: IsGiven): UploadProblem[] {
  return partyRules
    .filter(({ isBroken }) => isBroken(party, isGiven))
    .map(({ field, problem }) => ({ ...problem, party: number, field }));
}
