import { group } from '../story.ts';
import { accountId, accounts, bankAccount, claim, company, contact, individual } from './examples.ts';

const stored = accountId(accounts.company);
const newPerson = { typed: bankAccount, options: { IndividualDetails: individual } };
const newCompany = { typed: bankAccount, options: { CompanyDetails: company } };
const storedCompany = { ...company, CompanyName: 'Sparrow Auto Body' };
const knownPerson = { ...individual, FirstName: 'Casey', LastName: 'Nguyen', Email: 'casey@mail.example' };
const knownContact = { ...contact, ContactId: String(accounts.company.contacts[1]?.contactId ?? '') };

const paid = { options: claim };
const saved = { options: { Context: 'save' } };
const asked = { options: { ...claim, EPayAllowed: 'true' } };
const askedToSave = { Context: 'save', ClaimNumber: '', Amount: '', IndividualDetails: individual };
const withAccess = (WebAccess: string) => ({
  CompanyDetails: { ...company, ContactDetails: { ...contact, WebAccess } },
});

export const paying = [
  group('Pay a claim', paid, {
    'pay-an-individual': [
      'The page sends the details of a new person, and the modal asks only how to pay. See the new `AccountId`.',
      newPerson,
    ],
    'pay-a-company': [
      'The bank account is in the company’s name. The event also has a `ContactId` for the contact person.',
      newCompany,
    ],
    'pay-a-stored-account': [
      'With `AccountId` alone, the service provides details and saved bank accounts.',
      { typed: bankAccount, options: stored },
    ],
    'prepaid-account-with-a-balance': [
      'This person has money on a prepaid account. `PrepaidAccountBalance` in the event is the new balance.',
      { options: accountId(accounts.individual) },
    ],
    'new-prepaid-account': [
      'A payee can open a prepaid account without typing. Pay the event’s `AccountId` again to see its balance.',
      { options: newPerson.options },
    ],
    'account-group-and-source': [
      '`AccountGroupCode` says where the money comes from, `SourceUser` who asked for it. The ledger has both.',
      { ...newPerson, options: { ...newPerson.options, AccountGroupCode: 'North', SourceUser: 'adjuster-17' } },
    ],
  }),

  group('Save a payment method', saved, {
    'save-a-bank-account': [
      'No money moves, and there is no review. An approval request can later name the event’s `Token`.',
      newPerson,
    ],
    'save-for-a-company': [
      'All contacts of a company see its bank accounts. Save one and open again.',
      { typed: bankAccount, options: stored },
    ],
    'save-a-prepaid-account': ['The payee gets an empty prepaid account.', { options: newPerson.options }],
    'save-a-new-company': [
      'The account and its contact are created only when something is saved. Cancel first: the ledger stays empty.',
      { typed: bankAccount, options: { CompanyDetails: { ...company, TaxId: '00-7654321' } } },
    ],
  }),

  group('Email the payee', asked, {
    'email-request-to-be-paid': [
      'The payee chooses the method by email, and is then paid. Open the link in the outbox below.',
      { title: 'Ask how to be paid', ...newPerson },
    ],
    'email-request-to-save': [
      'The payee chooses a method by email, and nothing is paid.',
      { title: 'Ask for a payment method', typed: bankAccount, options: askedToSave },
    ],
    'email-request-to-a-company': [
      'The contact gets the email. Its link offers the accounts of all companies with the same tax id.',
      { title: 'Ask a company', options: stored },
    ],
    'email-not-allowed': [
      'Without `EPayAllowed`, which is the default, the modal does not offer an email.',
      { options: { EPayAllowed: '', CompanyDetails: company } },
    ],
  }),

  group('Payee details', paid, {
    'details-to-be-corrected': [
      'The page has sent an invalid email address and ZIP code. The modal asks for a correction.',
      { typed: bankAccount, options: { IndividualDetails: { ...individual, Email: 'ana at mail', Zip: '123' } } },
    ],
    'details-can-be-changed': ['The payee can edit the details that the page has sent.', newPerson],
    'stored-details-updated': [
      'With `AccountId` and details, the details replace the stored ones when the operation completes.',
      { options: { ...accountId(accounts.individual), IndividualDetails: knownPerson } },
    ],
    'second-contact': [
      '`ContactId` names the contact whose details are updated.',
      { options: { ...stored, CompanyDetails: { ...storedCompany, ContactDetails: knownContact } } },
    ],
    'another-contact': [
      'Details without `ContactId` create a contact. All contacts see the saved bank account.',
      { options: { ...stored, CompanyDetails: storedCompany } },
    ],
    'web-access': [
      '`WebAccess` gives the contact access to the prepaid-card website: a name, or a number such as 1 (`Disabled`).',
      { typed: bankAccount, options: withAccess('1') },
    ],
  }),

  group('Option formats and integration', paid, {
    'everything-as-text': [
      "Ids, amounts and booleans can be text: `'1001'`, `'250'`, `'TRUE'`. The claim number keeps its zeros.",
      { title: 'Text values', options: { ...stored, ClaimNumber: '000042', Amount: '250', EPayAllowed: 'TRUE' } },
    ],
    'camel-case': [
      'All names can begin with a lowercase letter. The control “Option names” changes the code.',
      { typed: bankAccount, options: withAccess('Disabled'), names: 'camelCase' },
    ],
    'jquery-plugin': [
      'The page calls `$(container).claims()` once, and then `ClaimsModal(options)`. See “jQuery” in the code.',
      { title: 'jQuery', ...newPerson },
    ],
    'html-button': [
      'Attributes cannot hold objects, so the button names a stored account. See “HTML button” in the code.',
      { title: 'HTML button', declarative: true, options: { ...stored, EPayAllowed: 'true' } },
    ],
  }),
];
