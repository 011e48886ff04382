import { expect } from '@open-wc/testing';
import { openPayment } from './payment-harness.ts';
import { account } from './payment-samples.ts';

const number = '378282246310005';
const grouped = '3782 822463 10005';
const code = '7391';
const secretCard = { 'Card number': number, 'Security code': code };

function expectNoSecrets(text: string): void {
  const secrets = [number, grouped, code, account['Routing number'], account['Account number']];
  for (const secret of secrets) expect(text).not.to.contain(secret);
}

it('Secrets are not repeated in the errors', async () => {
  const modal = await openPayment();
  await modal.fillCard({ ...secretCard, 'Name on card': number, 'Billing ZIP code': '1' });
  await modal.press('Review payment');
  expect(modal.summary).not.to.be.undefined;
  expectNoSecrets(modal.markup);
});

it('The security code after a decline cannot be restored by undo', async () => {
  const modal = await openPayment();
  await modal.fillCard({ ...secretCard, 'Security code': '' });
  await modal.type('Security code', code);
  await modal.review();
  modal.service.script('pay', { code: 'Declined' });
  await modal.press('Pay');
  await modal.showsForm();
  modal.placeCaret('Security code', 0);
  await modal.shortcut('Control', 'z');
  expect(modal.value('Security code')).to.equal('');
  expect(modal.rendered).not.to.contain(code);
});
