import type { StoryGroup } from '../story.ts';
import { bill, cardNumber } from './examples.ts';

export const pages: StoryGroup = {
  title: 'HTML buttons',
  stories: [
    {
      id: 'html-button',
      title: 'HTML button',
      about: 'A button with data attributes opens the modal. No code of the page is involved but the adapter.',
      toTry:
        'Press the button. Its attributes are shown in the tab “HTML button”, and the events are raised where `data-target` says.',
      typed: [cardNumber],
      declarative: true,
      values: { options: bill },
    },
  ],
};
