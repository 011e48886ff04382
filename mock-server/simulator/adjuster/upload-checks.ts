import { hasAction } from './life/approval-party.ts';
import type { PartyValues } from '../../../src/adjuster/upload/upload-tables.ts';
import type { UploadProblem } from '../../../src/adjuster/upload/upload-problems.ts';
import { checkEmail } from '../../../src/fields/email.ts';
import type { ClaimsMerchant } from '../claims/claims-merchants.ts';
import type { PayeeAccount } from '../claims/payee-account.ts';
import { bypassMethod } from './party-methods.ts';
import { fullAddress, payeeOf, uploadedEmail } from './party-payee.ts';
import { savedCardsOf } from './push-to-card-wallet.ts';

export type ReadableParty = Partial<PartyValues>;

export type FindAccount = (accountId: number) => PayeeAccount | undefined;

type Found = Pick<UploadProblem, 'code' | 'field' | 'message'>;

export function storedProblems(merchant: ClaimsMerchant, party: ReadableParty, number: number, find: FindAccount) {
  const { AccountId: accountId } = party;
  const account = accountId === undefined ? undefined : find(accountId);
  const found =
    accountId !== undefined && !account
      ? [{ code: 'accountNotFound', field: 'AccountId', message: 'The merchant has no account with this id.' }]
      : [...(account ? accountProblems(party, account) : []), ...methodProblems(merchant, party, account)];
  return found.map((problem) => ({ ...problem, party: number }));
}

function accountProblems(party: ReadableParty, account: PayeeAccount): readonly Found[] {
  const misfits = payeeProblems(party, account);
  return misfits.length > 0 || !isWhole(party) ? misfits : addressProblems(party, account);
}

function payeeProblems(party: ReadableParty, account: PayeeAccount): readonly Found[] {
  const { ContactId: contactId, CompanyDetails: company, IndividualDetails: individual } = party;
  const { record } = account;
  if (record.type === 'company' ? individual && !company : company) {
    const field = company ? 'CompanyDetails' : 'IndividualDetails';
    return [
      { code: 'accountType', field, message: `These details are not of the type of the account: ${record.type}.` },
    ];
  }
  if (record.type === 'individual' && contactId) {
    return [{ code: 'contactOfPerson', field: 'ContactId', message: 'Only a company has contacts.' }];
  }
  const inDetails = company?.ContactDetails?.ContactId;
  const named = { ContactId: contactId, 'CompanyDetails.ContactDetails.ContactId': inDetails };
  return Object.entries(named)
    .filter(([, id]) => id && !account.contacts.some((known) => known.contactId === id))
    .map(([field]) => ({ code: 'contactNotFound', field, message: 'The account has no contact with this id.' }));
}

function addressProblems(party: PartyValues, account: PayeeAccount): readonly Found[] {
  const { email, record } = payeeOf(party, account);
  const isReached =
    !hasAction(party.ApprovalRole) || uploadedEmail(party) !== undefined || checkEmail(email).state === 'valid';
  const isMailed =
    bypassMethod(party).method !== 'Check' || party.Address !== undefined || fullAddress(record) !== null;
  const missing = (field: string, what: string) => {
    return { code: 'missing', field, message: `This is required: no ${what} is stored for the account.` };
  };
  return [
    ...(isReached ? [] : [missing('EmailAddress', 'e-mail address')]),
    ...(isMailed ? [] : [missing('Address', 'address')]),
  ];
}

function methodProblems({ checksAllowed }: ClaimsMerchant, party: ReadableParty, account: PayeeAccount | undefined) {
  const { method, token } = bypassMethod(party);
  const notFound = (what: string) => {
    return { code: 'tokenNotFound', field: 'Token', message: `The account has no saved ${what} with this token.` };
  };
  switch (method) {
    case 'BankAccount':
      return token && !account?.bankAccounts.has(token) ? [notFound('bank account')] : [];
    case 'PushToCard':
      return token && !(account && savedCardsOf(account.id).some((card) => card.token === token))
        ? [notFound('card')]
        : [];
    case 'Check':
      return checksAllowed
        ? []
        : [{ code: 'checksNotAllowed', field: 'PaymentMethodType', message: 'The merchant allows no checks.' }];
    default:
      return [];
  }
}

function isWhole(party: ReadableParty): party is PartyValues {
  return party.ApprovalRole !== undefined;
}
