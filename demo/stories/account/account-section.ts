import { merchants } from '../claims-examples.ts';
import type { StorySection } from '../story.ts';
import { accountModal } from './account-modal.ts';
import { byEmail } from './by-email.ts';
import { declines } from './declines.ts';
import { details } from './details.ts';
import { looks } from './looks.ts';
import { network } from './network.ts';
import { optionErrors } from './option-errors.ts';
import { paying } from './paying.ts';
import { saving } from './saving.ts';
import { sessionErrors } from './session-errors.ts';
import { writing } from './writing.ts';

export const accountSection: StorySection = {
  id: 'claims-account',
  title: 'Claim payment',
  about:
    'A claim payee, a company or a person, is paid, saves a bank account or prepaid account, or is asked by e-mail.',
  modal: accountModal,
  defaults: {
    method: '',
    merchant: merchants.oneStep,
    session: 'fresh',
    network: 'normal',
    form: 'later',
    names: 'listed',
    language: 'en',
    theme: 'page',
    options: {},
  },
  groups: [paying, saving, byEmail, details, writing, looks, optionErrors, sessionErrors, declines, network],
};
