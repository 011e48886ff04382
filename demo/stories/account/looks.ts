import type { ThemeName } from '../../themes/themes.ts';
import type { Story, StoryGroup } from '../story.ts';
import { bankAccount, claim, company, individual } from './examples.ts';

const options = { ...claim, EPayAllowed: 'true', IndividualDetails: individual };

function story(theme: ThemeName, texts: Pick<Story, 'id' | 'title' | 'about' | 'toTry'>): Story {
  return { ...texts, typed: bankAccount, values: { theme, options } };
}

export const looks: StoryGroup = {
  title: 'Looks and languages',
  stories: [
    story('page', {
      id: 'default-look',
      title: 'Default look',
      about: 'Without a line of CSS the modal is as light or dark as the page that it stands in.',
      toTry: 'Change the appearance of this page, at the top, and open again.',
    }),
    story('harborline', {
      id: 'brand',
      title: 'An insurer’s brand',
      about: 'The same custom properties and parts as of the payment modal: one style sheet serves all modals.',
      toTry: 'Open, and find the style sheet in the tab “CSS”.',
    }),
    story('dark', {
      id: 'dark',
      title: 'Dark',
      about: 'One line of CSS makes the modal dark on any page.',
      toTry: 'Open it with a light page behind.',
    }),
    story('rightToLeft', {
      id: 'right-to-left',
      title: 'Right to left',
      about: 'The layout follows the direction of the text around. Numbers stay left to right.',
      toTry: 'Open, and look at labels, choices and buttons.',
    }),
    story('largeText', {
      id: 'large-text',
      title: 'Large text',
      about: 'Text at twice its size, as a person may have set it in the browser. All lengths follow.',
      toTry: 'Open, and make the window narrow.',
    }),
    {
      id: 'own-words',
      title: 'The insurer’s own words',
      about: 'Any text can be replaced through `messages`. Placeholders such as `{name}` are filled in.',
      toTry: 'Open, and compare heading and notes with those of the other stories.',
      typed: bankAccount,
      values: {
        options: { ...claim, CompanyDetails: company },
        messages: {
          'payment.heading': 'Settle the claim',
          'bankAccount.note': 'The account has to be one of {name}. We send the money the same day.',
        },
      },
    },
    {
      id: 'spanish',
      title: 'Spanish',
      about: 'US Spanish is built in. The modal speaks the language of the place where it stands.',
      toTry: 'Pay, and read the review and the confirmation. Events and e-mails of the sandbox stay in English.',
      typed: bankAccount,
      values: { language: 'es', options },
    },
  ],
};
