import { claimsMerchant } from '../shared-examples.ts';
import { plainValues, sectionOf, type StoryFile } from '../story.ts';
import { adjusterModal } from './adjuster-modal.ts';
import file from './stories.json' with { type: 'json' };
import { uploadSetups } from './uploads.ts';

export const adjusterSection = sectionOf(file as StoryFile, {
  modal: adjusterModal,
  defaults: {
    ...plainValues,
    method: 'createApprovalRequest',
    merchant: claimsMerchant.oneStep,
    upload: '',
    stage: 'open',
  },
  setups: { ...uploadSetups, twoStep: { merchant: claimsMerchant.twoStep } },
});
