import type { StoryGroup } from '../story.ts';
import { accountId, accounts, bankAccount, claim, company, contact, individual } from './examples.ts';

export const writing: StoryGroup = {
  title: 'How options are written',
  stories: [
    {
      id: 'everything-as-text',
      title: 'Everything as text',
      about:
        "Ids, amounts and booleans may be text, as old pages send them: `'1001'`, `'250'`, `'TRUE'`. The claim number stays text, with its leading zeros.",
      toTry: 'Open: the amount is $250.00 and the claim 000042.',
      values: {
        options: {
          ...claim,
          ...accountId(accounts.company),
          ClaimNumber: '000042',
          Amount: '250',
          EPayAllowed: 'TRUE',
        },
      },
    },
    {
      id: 'camel-case',
      title: 'Names with a small first letter',
      about: '`sessionId` is taken as well as `SessionId`, and so with every name, also within the details.',
      toTry: 'Look at the code: all names begin with a small letter. The controls can turn it back.',
      typed: bankAccount,
      values: {
        names: 'camelCase',
        options: { ...claim, CompanyDetails: { ...company, ContactDetails: { ...contact, WebAccess: 'Disabled' } } },
      },
    },
    {
      id: 'jquery-plugin',
      title: 'With jQuery',
      about:
        'Pages with jQuery call `$(container).claims()` once, and then `ClaimsModal(options)` on its data. The adjuster modal uses the same container.',
      toTry: 'See the tab “jQuery” in the code. A whole page of this kind is the jQuery page in the list.',
      typed: bankAccount,
      values: { options: { ...claim, IndividualDetails: individual } },
    },
    {
      id: 'html-button',
      title: 'HTML button',
      about:
        'A button with data attributes opens the modal. Attributes hold no objects, so it names a stored account by `data-option-account-id`.',
      toTry: 'Press the button. Its attributes are shown in the tab “HTML button”.',
      declarative: true,
      values: { options: { ...claim, ...accountId(accounts.company), EPayAllowed: 'true' } },
    },
  ],
};
