import { merchants } from '../claims-examples.ts';
import type { StorySection } from '../story.ts';
import { adjusterModal } from './adjuster-modal.ts';
import { creating } from './creating.ts';
import { hostile } from './hostile.ts';
import { looks } from './looks.ts';
import { ends, managing } from './managing.ts';
import { network } from './network.ts';
import { optionErrors } from './option-errors.ts';
import { pages } from './pages.ts';
import { sessionErrors } from './session-errors.ts';
import { uploadErrors } from './upload-errors.ts';

export const adjusterSection: StorySection = {
  id: 'claims-adjuster',
  title: 'Claim approval',
  about:
    'An adjuster has up to ten parties approve a claim payment and choose how they are paid, and follows the request.',
  modal: adjusterModal,
  defaults: {
    method: 'createApprovalRequest',
    merchant: merchants.oneStep,
    session: 'fresh',
    network: 'normal',
    form: 'later',
    names: 'listed',
    language: 'en',
    theme: 'page',
    options: {},
    upload: '',
    stage: 'open',
  },
  groups: [creating, managing, ends, pages, looks, hostile, uploadErrors, optionErrors, sessionErrors, network],
};
