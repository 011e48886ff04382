import { expect } from '@open-wc/testing';
import { openCreate, openManage } from './adjuster-harness.ts';

describe('the keyboard in the adjuster modal', () => {
  it('moves through a request in its order, and through the e-mail buttons in row order', async () => {
    expect(await (await openManage()).tab(7)).to.deep.equal([
      'Close',
      'Resend email to Jordan Rivera',
      'Resend email to Sam Okafor',
      'Resend email to Oak Roofing LLC',
      'Cancel request',
      'Print',
      'Done',
    ]);
  });

  it('sends an e-mail again without leaving its button', async () => {
    const modal = await openManage();
    await modal.key('Tab', 3);
    await modal.key('Enter');
    await modal.hears('claims.involvedPartyEmailSent');
    expect(modal.focused).to.equal('Resend email to Sam Okafor');
  });
});
