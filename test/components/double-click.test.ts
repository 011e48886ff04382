import { openPayment as openAccount } from './account/account-harness.ts';
import { setupAdjuster } from './adjuster/adjuster-harness.ts';
import { toCreate } from './adjuster/adjuster-samples.ts';
import { openPayment } from './payment/payment-harness.ts';
import { describeDoubleClick } from './suites/double-click-suite.ts';

describeDoubleClick('Pay in the payment modal', {
  before: async () => {
    const modal = await openPayment();
    await modal.fillCard();
    return modal;
  },
  first: 'Review payment',
  bringUp: (modal) => modal.review(),
  button: 'Pay',
  call: 'pay',
});

describeDoubleClick('Pay in the account modal', {
  before: async () => {
    const modal = await openAccount();
    await modal.fillAccount();
    return modal;
  },
  first: 'Review payment',
  bringUp: (modal) => modal.review(),
  button: 'Pay',
  call: 'submit',
});

describeDoubleClick('Create request', {
  before: async () => {
    const modal = await setupAdjuster();
    modal.opener.onclick = () => modal.element.createApprovalRequest(toCreate);
    return modal;
  },
  first: 'Settle the claim',
  bringUp: async (modal) => {
    modal.opener.click();
    await modal.hasParties();
  },
  button: 'Create request',
  call: 'create',
});
