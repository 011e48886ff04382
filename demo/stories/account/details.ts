import type { StoryGroup } from '../story.ts';
import { accountId, accounts, bankAccount, claim, company, contact, individual } from './examples.ts';

const [first, second] = accounts.company.contacts;

export const details: StoryGroup = {
  title: 'Details of the payee',
  stories: [
    {
      id: 'details-to-be-corrected',
      title: 'Details that need correcting',
      about:
        'The page cannot know whether an e-mail address or a ZIP code is right. What cannot be right is open for correction at once.',
      toTry: 'Open: e-mail address and ZIP code want to be corrected before anything is paid.',
      typed: bankAccount,
      values: {
        options: {
          ...claim,
          IndividualDetails: { ...individual, Email: 'ana at mail', Zip: '123' },
        },
      },
    },
    {
      id: 'details-can-be-changed',
      title: 'Details that have changed',
      about: 'What the page has sent is shown and not asked for again. The payee may still correct it.',
      toTry: 'Press “Correct these details”, change the street, and pay. The account is stored with the new street.',
      typed: bankAccount,
      values: { options: { ...claim, IndividualDetails: individual } },
    },
    {
      id: 'stored-details-updated',
      title: 'Stored details are updated',
      about:
        'With `AccountId` and details together, the details take the place of the stored ones, once something is done.',
      toTry: 'Pay, then set the details aside and open the account again by its `AccountId`.',
      values: {
        options: {
          ...claim,
          ...accountId(accounts.individual),
          IndividualDetails: { ...individual, FirstName: 'Casey', LastName: 'Nguyen', Email: 'casey@mail.example' },
        },
      },
    },
    {
      id: 'second-contact',
      title: 'The second contact',
      about: 'A company may have several contacts. `ContactId` names the one that acts, whose details are updated.',
      toTry: `Pay: \`ContactId\` in the event is ${second?.contactId ?? ''}. Without it, a new contact is created.`,
      values: {
        options: {
          ...claim,
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
    },
    {
      id: 'another-contact',
      title: 'One more contact',
      about: `Details without \`ContactId\` create a contact. The company has ${accounts.company.contacts.length} before, such as ${first?.firstName ?? ''} ${first?.lastName ?? ''}.`,
      toTry: 'Pay twice: each time the event has a new `ContactId`, and the saved bank account is there for both.',
      values: {
        options: {
          ...claim,
          ...accountId(accounts.company),
          CompanyDetails: { ...company, CompanyName: 'Sparrow Auto Body' },
        },
      },
    },
    {
      id: 'web-access',
      title: 'Web access',
      about:
        '`WebAccess` says whether the contact may use the company’s prepaid-card website. It is taken by name or number: 1 is `Disabled`.',
      toTry:
        'Open: nothing of it is shown, since it is not the payee’s to decide. Set it to 2 in the code, and it is refused.',
      typed: bankAccount,
      values: { options: { ...claim, CompanyDetails: { ...company, ContactDetails: { ...contact, WebAccess: '1' } } } },
    },
  ],
};
