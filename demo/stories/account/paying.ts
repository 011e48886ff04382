import { group } from '../story.ts';
import { accountId, accounts, bankAccount, claim, company, contact, individual } from './examples.ts';

const outbox = 'Then open its link in the outbox below.';
const [first, second] = accounts.company.contacts;

export const paying = [
  group(
    'Paying a claim',
    { options: claim },
    {
      'pay-an-individual': {
        about: 'The page sends the details of a new person. The modal asks only how the money is to arrive.',
        toTry: 'Type the account, review, pay. The event has the new `AccountId`, and the ledger the payment.',
        typed: bankAccount,
        options: { IndividualDetails: individual },
      },
      'pay-a-company': {
        about: 'A company is paid through a person who acts for it. The bank account is in the company’s name.',
        toTry: 'Pay. The event has an `AccountId` for the company and a `ContactId` for the person.',
        typed: bankAccount,
        options: { CompanyDetails: company },
      },
      'pay-a-stored-account': {
        about: 'With `AccountId` alone, the service provides details and saved bank accounts.',
        toTry: 'Pay to the saved account, or choose another one.',
        typed: bankAccount,
        options: accountId(accounts.company),
      },
      'prepaid-account-with-a-balance': {
        about: 'This person already has money on a prepaid account. The modal offers it with its balance.',
        toTry: 'Pay to the prepaid account: `PrepaidAccountBalance` in the event is the balance afterwards.',
        options: accountId(accounts.individual),
      },
      'new-prepaid-account': {
        about: 'A payee without a prepaid account can open one. There is nothing to type.',
        toTry: 'Choose the prepaid account and pay. Then pay the `AccountId` of the event again: it has a balance now.',
        options: { IndividualDetails: individual },
      },
      'account-group-and-source': {
        about:
          '`AccountGroupCode` says where the money comes from, `SourceUser` who asked for it. Both are for reports.',
        toTry: 'Pay, and find North and the user in the ledger.',
        typed: bankAccount,
        options: { AccountGroupCode: 'North', SourceUser: 'adjuster-17', IndividualDetails: individual },
      },
    },
  ),

  group(
    'Saving a method',
    { options: { Context: 'save' } },
    {
      'save-a-bank-account': {
        about: 'With the context `save` no money moves: a method is kept for later claims. There is no review.',
        toTry: 'Save the account. An approval request can name the `Token` in the event later.',
        typed: bankAccount,
        options: { IndividualDetails: individual },
      },
      'save-for-a-company': {
        about: 'All contacts of a company see its bank accounts.',
        toTry: 'Save another account for the company. Open again: both are offered.',
        typed: bankAccount,
        options: accountId(accounts.company),
      },
      'save-a-prepaid-account': {
        about: 'The payee gets a prepaid account without money on it.',
        toTry: 'Choose the prepaid account and save it. The event has neither a token nor a balance.',
        options: { IndividualDetails: individual },
      },
      'save-a-new-company': {
        about: 'The account and its contact are created only when something is saved.',
        toTry: 'Cancel first: the ledger stays empty. Then save, and find both ids in the event.',
        typed: bankAccount,
        options: { CompanyDetails: { ...company, TaxId: '00-7654321' } },
      },
    },
  ),

  group(
    'Asking by e-mail',
    { options: { ...claim, EPayAllowed: 'true' } },
    {
      'email-request-to-be-paid': {
        title: 'Ask how to be paid',
        about:
          '`EPayAllowed` offers an e-mail instead: the payee chooses the method behind its link, and is paid then. The event is `claims.saveComplete`.',
        toTry: `Choose the request by e-mail and send it. ${outbox} After the choice, the ledger has the payment.`,
        typed: bankAccount,
        options: { IndividualDetails: individual },
      },
      'email-request-to-save': {
        title: 'Ask for a method',
        about: 'The same in the context `save`: the payee chooses a method, and nothing is paid.',
        toTry: `Send the request. ${outbox}`,
        typed: bankAccount,
        values: { options: { Context: 'save', EPayAllowed: 'true', IndividualDetails: individual } },
      },
      'email-request-to-a-company': {
        title: 'Ask a company',
        about: 'The e-mail goes to the contact. Its link offers the accounts of all companies with the same tax id.',
        toTry: `Send the request, also to another address if you like. ${outbox}`,
        options: accountId(accounts.company),
      },
      'email-not-allowed': {
        about: 'Without `EPayAllowed`, which is the default, the modal offers no request by e-mail.',
        toTry: 'Open, then tick `EPayAllowed` and open again.',
        options: { EPayAllowed: '', CompanyDetails: company },
      },
    },
  ),

  group(
    'Details of the payee',
    { options: claim },
    {
      'details-to-be-corrected': {
        about:
          'The page cannot know whether an e-mail address or a ZIP code is right. Invalid details open for correction.',
        toTry: 'Open: correct e-mail address and ZIP code before you pay.',
        typed: bankAccount,
        options: { IndividualDetails: { ...individual, Email: 'ana at mail', Zip: '123' } },
      },
      'details-can-be-changed': {
        about: 'The modal shows what the page has sent and does not ask for it again. The payee can correct it.',
        toTry: 'Press “Correct these details”, change the street, and pay. The account is stored with the new street.',
        typed: bankAccount,
        options: { IndividualDetails: individual },
      },
      'stored-details-updated': {
        about:
          'With `AccountId` and details together, the details replace the stored ones when the operation completes.',
        toTry: 'Pay, then clear the details and open the account again by its `AccountId`.',
        options: {
          ...accountId(accounts.individual),
          IndividualDetails: { ...individual, FirstName: 'Casey', LastName: 'Nguyen', Email: 'casey@mail.example' },
        },
      },
      'second-contact': {
        about: 'A company can have several contacts. `ContactId` names the one that acts, whose details are updated.',
        toTry: `Pay: \`ContactId\` in the event is ${second?.contactId ?? ''}. Without it, a new contact is created.`,
        options: {
          ...accountId(accounts.company),
          CompanyDetails: {
            ...company,
            CompanyName: 'Sparrow Auto Body',
            ContactDetails: {
              ContactId: String(second?.contactId ?? ''),
              FirstName: second?.firstName ?? '',
              LastName: second?.lastName ?? '',
              Email: second?.email ?? '',
              Phone: second?.phone ?? '',
            },
          },
        },
      },
      'another-contact': {
        about: `Details without \`ContactId\` create a contact. The company already has ${accounts.company.contacts.length}, such as ${first?.firstName ?? ''} ${first?.lastName ?? ''}.`,
        toTry: 'Pay twice: each event has a new `ContactId`, and both contacts see the saved bank account.',
        options: {
          ...accountId(accounts.company),
          CompanyDetails: { ...company, CompanyName: 'Sparrow Auto Body' },
        },
      },
      'web-access': {
        about:
          '`WebAccess` says whether the contact can use the company’s prepaid-card website. Name or number: 1 is `Disabled`.',
        toTry: 'Open: the modal does not show it, since the payee cannot decide it. Set it to 2 in the code: refused.',
        typed: bankAccount,
        options: { CompanyDetails: { ...company, ContactDetails: { ...contact, WebAccess: '1' } } },
      },
    },
  ),

  group(
    'How options are written',
    { options: claim },
    {
      'everything-as-text': {
        about: "Ids, amounts and booleans can be text: `'1001'`, `'250'`, `'TRUE'`. The claim number keeps its zeros.",
        toTry: 'Open: the amount is $250.00 and the claim 000042.',
        options: { ...accountId(accounts.company), ClaimNumber: '000042', Amount: '250', EPayAllowed: 'TRUE' },
      },
      'camel-case': {
        about: '`sessionId` is accepted as well as `SessionId`, and so is every other name, also within the details.',
        toTry: 'Look at the code: all names begin with a small letter. The controls can turn it back.',
        typed: bankAccount,
        options: { CompanyDetails: { ...company, ContactDetails: { ...contact, WebAccess: 'Disabled' } } },
        values: { names: 'camelCase' },
      },
      'jquery-plugin': {
        title: 'With jQuery',
        about: 'Pages with jQuery call `$(container).claims()` once, and then `ClaimsModal(options)` on its data.',
        toTry: 'See the tab “jQuery” in the code. The list of examples leads to a whole page of this kind.',
        typed: bankAccount,
        options: { IndividualDetails: individual },
      },
      'html-button': {
        title: 'HTML button',
        about: 'Attributes hold no objects, so the button names a stored account by `data-option-account-id`.',
        toTry: 'Press the button. The tab “HTML button” shows its attributes.',
        declarative: true,
        options: { ...accountId(accounts.company), EPayAllowed: 'true' },
      },
    },
  ),
];
