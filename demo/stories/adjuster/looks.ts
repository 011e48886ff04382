import type { ThemeName } from '../../themes/themes.ts';
import type { Story, StoryGroup } from '../story.ts';
import { everyRole, text } from './examples.ts';

const upload = text(everyRole);

function story(theme: ThemeName, texts: Pick<Story, 'id' | 'title' | 'about' | 'toTry'>): Story {
  return { ...texts, values: { theme, upload } };
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
      about: 'The table of the parties follows the direction of the text around.',
      toTry: 'Open, and look at the columns.',
    }),
    story('largeText', {
      id: 'large-text',
      title: 'Large text',
      about:
        'Text at twice its size, as a person may have set it in the browser. Parties become a list where a table is too wide.',
      toTry: 'Open, and make the window narrow.',
    }),
    {
      id: 'own-words',
      title: 'The insurer’s own words',
      about: 'Any text can be replaced through `messages`.',
      toTry: 'Open, and compare heading and button with those of the other stories.',
      values: {
        upload,
        messages: { 'create.heading': 'Ask for approval', 'create.button': 'Send to all parties' },
      },
    },
    {
      id: 'spanish',
      title: 'Spanish',
      about: 'US Spanish is built in. The modal speaks the language of the place where it stands.',
      toTry: 'Create the request, then manage it. Events and e-mails of the sandbox stay in English.',
      values: { language: 'es', upload },
    },
  ],
};
