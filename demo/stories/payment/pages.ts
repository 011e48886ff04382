import type { StoryGroup } from '../story.ts';
import { bill, cardNumber } from './examples.ts';

export const pages: StoryGroup = {
  title: 'Ways onto the page',
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
    {
      id: 'inline',
      title: 'As a part of the page',
      about:
        'With `display="inline"` the form stands in the page, here on one to check out, without a window. Steps, options and events are the same.',
      toTry: 'Open it and scroll: nothing lies over the page. Pay, and see the confirmation in the form’s place.',
      typed: [cardNumber],
      values: { display: 'inline', options: { ...bill, paymentCategory: 'UserSelect' } },
    },
  ],
};
