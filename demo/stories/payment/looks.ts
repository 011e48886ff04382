import type { Story, StoryGroup } from '../story.ts';
import type { ThemeName } from '../../themes/themes.ts';
import { bankAccount, bankBill, bill, cardNumber } from './examples.ts';

function story(theme: ThemeName, texts: Pick<Story, 'id' | 'title' | 'about' | 'toTry'>): Story {
  return { ...texts, typed: [cardNumber], values: { theme, options: { ...bill, paymentCategory: 'UserSelect' } } };
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
      about: 'Colors, corners and type come from custom properties; the header and the button are styled as parts.',
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
      about:
        'Any text can be replaced through `messages`, the legal ones first of all. Placeholders such as `{total}` are filled in.',
      toTry: 'Go to the review: the authorization is the insurer’s own, and its hash goes with the payment.',
      typed: bankAccount,
      values: {
        options: bankBill,
        messages: {
          'makePayment.heading': 'Pay your premium',
          'authorization.debit':
            'I allow {merchant} to take {total} from my account ({method}) once, on {date}. I can take this back by calling {phone}.',
        },
      },
    },
    {
      id: 'spanish',
      title: 'Spanish',
      about: 'US Spanish is built in. The modal speaks the language of the place where it stands.',
      toTry:
        'Pay, and read the review and the confirmation. Events stay in English: they speak to the page’s developer.',
      typed: [cardNumber],
      values: { language: 'es', options: { ...bill, paymentCategory: 'UserSelect' } },
    },
  ],
};
