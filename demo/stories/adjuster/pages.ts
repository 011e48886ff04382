import type { StoryGroup } from '../story.ts';
import { claimant, policyholder, repairShop, several, text } from './examples.ts';

const upload = text(several([policyholder, repairShop, claimant]));

export const pages: StoryGroup = {
  title: 'HTML buttons',
  stories: [
    {
      id: 'html-button-create',
      title: 'HTML button that creates',
      about: 'A button with `data-toggle="claims"` opens the modal. Your server has written the session key into it.',
      toTry: 'Press the button. Its attributes are shown in the tab “HTML button”.',
      declarative: true,
      values: { upload },
    },
    {
      id: 'html-button-manage',
      title: 'HTML button that manages',
      about: 'The same with `data-method="manageApprovalRequest"` and the id of the request.',
      toTry: 'Press the button. The id comes from the event of the creation.',
      declarative: true,
      values: { method: 'manageApprovalRequest', stage: 'open', upload },
    },
  ],
};
