import { group } from '../story.ts';
import { accountId, accounts, bankAccount, claim, company, contact, individual } from './examples.ts';

const outbox = 'Then open its link in the outbox below.';
const stored = accountId(accounts.company);
const [first, second] = accounts.company.contacts;
const newPerson = { typed: bankAccount, options: { IndividualDetails: individual } };
const newCompany = { typed: bankAccount, options: { CompanyDetails: company } };
const storedCompany = { ...company, CompanyName: 'Sparrow Auto Body' };
const knownPerson = { ...individual, FirstName: 'Casey', LastName: 'Nguyen', Email: 'casey@mail.example' };
const knownContact = {
  ContactId: String(second?.contactId ?? ''),
  FirstName: second?.firstName ?? '',
  LastName: second?.lastName ?? '',
  Email: second?.email ?? '',
  Phone: second?.phone ?? '',
};

/** Replaces the claim by the context `save`. */
const saved = { Context: 'save', ClaimNumber: '', Amount: '' };

const withAccess = (WebAccess: string) => ({ ...company, ContactDetails: { ...contact, WebAccess } });

export const paying = [
  group(
    'Pay a claim',
    { options: claim },
    {
      'pay-an-individual': [
        'The page sends the details of a new person. The modal asks only how to pay.',
        'Type the account, review, pay. The event has the new `AccountId`, and the ledger has the payment.',
        newPerson,
      ],
      'pay-a-company': [
        'A company has a contact person. The bank account is in the company’s name.',
        'Pay. The event has an `AccountId` for the company and a `ContactId` for the person.',
        newCompany,
      ],
      'pay-a-stored-account': [
        'With `AccountId` alone, the service provides details and saved bank accounts.',
        'Pay to the saved account, or choose another one.',
        { typed: bankAccount, options: stored },
      ],
      'prepaid-account-with-a-balance': [
        'This person has money on a prepaid account. The modal shows its balance.',
        'Pay to the prepaid account: `PrepaidAccountBalance` in the event is the balance afterwards.',
        { options: accountId(accounts.individual) },
      ],
      'new-prepaid-account': [
        'A payee without a prepaid account can open one. There is nothing to type.',
        'Choose the prepaid account and pay. Then pay the `AccountId` of the event again: it now has a balance.',
        { options: newPerson.options },
      ],
      'account-group-and-source': [
        '`AccountGroupCode` says where the money comes from, `SourceUser` who asked for it. Both are for reports.',
        'Pay, and find North and the user in the ledger.',
        {
          ...newPerson,
          options: { AccountGroupCode: 'North', SourceUser: 'adjuster-17', IndividualDetails: individual },
        },
      ],
    },
  ),

  group(
    'Save a payment method',
    { options: { Context: 'save' } },
    {
      'save-a-bank-account': [
        'With the context `save` no money moves: a method is saved for later claims. There is no review.',
        'Save the account. An approval request can later name the `Token` in the event.',
        newPerson,
      ],
      'save-for-a-company': [
        'All contacts of a company see its bank accounts.',
        'Save another account for the company. Open again: the modal offers both.',
        { typed: bankAccount, options: stored },
      ],
      'save-a-prepaid-account': [
        'The payee gets an empty prepaid account.',
        'Choose the prepaid account and save it. The event has neither a token nor a balance.',
        { options: newPerson.options },
      ],
      'save-a-new-company': [
        'The account and its contact are created only when something is saved.',
        'Cancel first: the ledger stays empty. Then save, and find both ids in the event.',
        { typed: bankAccount, options: { CompanyDetails: { ...company, TaxId: '00-7654321' } } },
      ],
    },
  ),

  group(
    'Email the payee',
    { options: { ...claim, EPayAllowed: 'true' } },
    {
      'email-request-to-be-paid': [
        '`EPayAllowed` offers an email instead. The payee chooses a method behind its link and is then paid. ' +
          'The event is `claims.saveComplete`.',
        `Choose the email and send it. ${outbox} After the choice, the ledger has the payment.`,
        { title: 'Ask how to be paid', ...newPerson },
      ],
      'email-request-to-save': [
        'The same in the context `save`: the payee chooses a method, and nothing is paid.',
        `Send the email. ${outbox}`,
        { title: 'Ask for a payment method', ...newPerson, options: { ...saved, IndividualDetails: individual } },
      ],
      'email-request-to-a-company': [
        'The contact gets the email. Its link offers the accounts of all companies with the same tax id.',
        `Send the email. You can change the address. ${outbox}`,
        { title: 'Ask a company', options: stored },
      ],
      'email-not-allowed': [
        'Without `EPayAllowed`, which is the default, the modal does not offer an email.',
        'Open, then select `EPayAllowed` and open again.',
        { options: { EPayAllowed: '', CompanyDetails: company } },
      ],
    },
  ),

  group(
    'Payee details',
    { options: claim },
    {
      'details-to-be-corrected': [
        'The page has sent an invalid email address and ZIP code. The modal opens these details for correction.',
        'Correct email address and ZIP code before you pay.',
        { typed: bankAccount, options: { IndividualDetails: { ...individual, Email: 'ana at mail', Zip: '123' } } },
      ],
      'details-can-be-changed': [
        'The modal shows the details that the page has sent. The payee can correct them.',
        'Edit the details, change the street, and pay. The account is stored with the new street.',
        newPerson,
      ],
      'stored-details-updated': [
        'If the page gives `AccountId` and details, the details replace the stored ones when the operation completes.',
        'Pay, then clear the details and open the account again by its `AccountId`.',
        { options: { ...accountId(accounts.individual), IndividualDetails: knownPerson } },
      ],
      'second-contact': [
        'A company can have several contacts. `ContactId` names the one whose details are updated.',
        `Pay: \`ContactId\` in the event is ${knownContact.ContactId}. Without it, a new contact is created.`,
        { options: { ...stored, CompanyDetails: { ...storedCompany, ContactDetails: knownContact } } },
      ],
      'another-contact': [
        `Details without \`ContactId\` create a contact. The company already has contacts, such as ${first?.firstName ?? ''}.`,
        'Pay twice: each event has a new `ContactId`, and both contacts see the saved bank account.',
        { options: { ...stored, CompanyDetails: storedCompany } },
      ],
      'web-access': [
        '`WebAccess` gives the contact access to the company’s prepaid-card website. It is a name or a number: ' +
          '1 is `Disabled`.',
        'Open: the modal does not show it, since the payee cannot change it. With 2 you get an error.',
        { typed: bankAccount, options: { CompanyDetails: withAccess('1') } },
      ],
    },
  ),

  group(
    'Option formats and integration',
    { options: claim },
    {
      'everything-as-text': [
        "Ids, amounts and booleans can be text: `'1001'`, `'250'`, `'TRUE'`. The claim number keeps its zeros.",
        'Open: the amount is $250.00 and the claim 000042.',
        { title: 'Text values', options: { ...stored, ClaimNumber: '000042', Amount: '250', EPayAllowed: 'TRUE' } },
      ],
      'camel-case': [
        '`sessionId` is accepted as well as `SessionId`, and so are all other names, also within the details.',
        'Read the code: all names begin with a lowercase letter. Change it back with the control “Option names”.',
        { typed: bankAccount, options: { CompanyDetails: withAccess('Disabled') }, names: 'camelCase' },
      ],
      'jquery-plugin': [
        'Pages with jQuery call `$(container).claims()` once, and then `ClaimsModal(options)` on its data.',
        'See the tab “jQuery” in the code. The list of examples also has a whole jQuery page.',
        { title: 'jQuery', ...newPerson },
      ],
      'html-button': [
        'Attributes cannot hold objects, so the button names a stored account by `data-option-account-id`.',
        'Press the button. The tab “HTML button” shows its attributes.',
        { title: 'HTML button', declarative: true, options: { ...stored, EPayAllowed: 'true' } },
      ],
    },
  ),
];
