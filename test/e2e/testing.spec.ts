import { PaymentPerson, withPlaywright } from '../../adapters/testing/index.ts';
import { expect, test } from './fixtures.ts';
import { frameworkPage } from './pages.ts';

test('the person of payment-modals/testing.js pays by card, and closes the confirmation', async ({
  page,
  visit,
  press,
  modal,
  ledger,
}) => {
  await visit(frameworkPage({ jQuery: '4.0.0' }));
  await press();
  const payer = new PaymentPerson(withPlaywright(page));
  await payer.typeCard();
  await payer.review();
  await payer.pay();
  await expect(modal.heading('Payment complete')).toBeVisible();
  await payer.close();
  await expect(modal.dialog).toBeHidden();
  expect(await ledger()).toMatchObject([{ quote: { total: 110_48 } }]);
});
