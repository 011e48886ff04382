import { modals } from '../../config/modals.ts';

const folders: Readonly<Record<string, string>> = {
  makePayment: 'payment',
  savePaymentMethod: 'payment',
  ClaimsModal: 'account',
  openAccount: 'account',
  createApprovalRequest: 'adjuster',
  manageApprovalRequest: 'adjuster',
};

export const operationNames = Object.keys(folders);

export const modalOf = (operation: string) => modals.find(({ folder }) => folder === folders[operation]);
