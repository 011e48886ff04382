import { bankMovement, bankValidation } from '../../../mock-server/simulator/shared/response-tables.ts';
import { accountNumber, accountsThatGive, claimsMerchant, declined, routingNumber } from '../shared-examples.ts';
import { plainValues, sectionOf, type StoryFile } from '../story.ts';
import { accountModal } from './account-modal.ts';
import file from './stories.json' with { type: 'json' };

const paid = declined('declined', [bankMovement, bankValidation], (code, amount) => ({
  use: ['claim'],
  typed: accountsThatGive(code, amount),
  ...(amount && { options: { Amount: amount } }),
}));

const saved = declined('not-saved', [new Map(), bankValidation], (code) => ({
  title: `${code} when saving`,
  typed: accountsThatGive(code, undefined),
  options: { Context: 'save' },
}));

export const accountSection = sectionOf(file as StoryFile, {
  modal: accountModal,
  defaults: { ...plainValues, method: '', merchant: claimsMerchant.oneStep },
  setups: {
    bank: { typed: [routingNumber, { ...accountNumber, note: 'of either type, typed twice' }] },
    twoStep: { merchant: claimsMerchant.twoStep },
  },
  stories: { 'Declined bank accounts': { ...paid, ...saved } },
});
