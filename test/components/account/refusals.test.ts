import { expect } from '@open-wc/testing';
import { openReview, setupAccount, toPerson, toStored, type AccountHarness } from './account-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { accountPayment } from './account-samples.ts';

const options = { ...accountPayment, ...toPerson };

async function refusedSession(code = 'SessionUsed', field = 'sessionId'): Promise<AccountHarness> {
  const modal = await setupAccount();
  modal.service.script('open', refused(code, field));
  modal.element.openAccount(options);
  await modal.shows('This cannot be started');
  return modal;
}

async function unreachable(): Promise<AccountHarness> {
  const modal = await setupAccount();
  modal.service.script('open', lost());
  modal.element.openAccount(options);
  await modal.shows('We could not connect');
  return modal;
}

describe('a session of the account modal that is refused', () => {
  for (const code of ['SessionUsed', 'SessionExpired', 'SessionUnknown']) {
    it(`is told to the page under its option: ${code}`, async () => {
      const modal = await refusedSession(code);
      expect(modal.detail('claims.error')).to.deep.equal({
        description: { description: { SessionId: [`Refused: ${code}.`] } },
      });
    });
  }

  it('is told to the person, with nothing left but to close', async () => {
    const modal = await refusedSession();
    expect(modal.screen).to.contain(
      'Too much time has passed, or this was already used. Nothing more has been paid or saved.',
    );
    expect(modal.buttons).to.deep.equal(['Close']);
    expect(modal.focused).to.equal('This cannot be started');
  });

  it('ends with the reason error, neither paid nor cancelled', async () => {
    const modal = await refusedSession();
    await modal.press('Close');
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.unload']);
    expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'error' });
    expect(modal.focused).to.equal('Pay the claim');
  });

  it('may be closed by Escape', async () => {
    const modal = await refusedSession();
    await modal.key('Escape');
    expect(modal.isOpen).to.be.false;
  });

  for (const [field, name] of [
    ['accountId', 'AccountId'],
    ['AccountId', 'AccountId'],
    ['accountGroupCode', 'AccountGroupCode'],
    ['contactId', 'ContactId'],
  ] as const) {
    it(`for another option is told under its documented name: ${field}`, async () => {
      const modal = await refusedSession('NotFound', field);
      expect(modal.detail('claims.error').description.description).to.deep.equal({ [name]: ['Refused: NotFound.'] });
      expect(modal.screen).to.contain('Nothing has been paid or saved. Close this window');
      expect(modal.screen).not.to.contain('already used');
    });
  }

  it('without a word of what is wrong is one of the session', async () => {
    const modal = await setupAccount();
    modal.service.script('open', refused('Refused'));
    modal.element.openAccount({ ...accountPayment, ...toStored });
    await modal.hears('claims.error');
    expect(modal.detail('claims.error').description.description).to.have.keys('SessionId');
  });

  it('when it is submitted pays nothing and says so', async () => {
    const modal = await openReview();
    modal.service.script('submit', refused('SessionExpired', 'sessionId'));
    await modal.press('Pay');
    await modal.shows('This cannot be started');
    expect(modal.rendered).not.to.contain('000123456789');
    await modal.close();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.unload']);
  });

  it('leaves the element ready for the next operation', async () => {
    const modal = await refusedSession();
    await modal.press('Close');
    await modal.pay();
    expect(modal.heading).to.equal('Pay a claim');
  });
});

describe('a service that cannot be reached when the account modal opens', () => {
  it('is told to the person, who may try again', async () => {
    const modal = await unreachable();
    expect(modal.screen).to.contain('Check your internet connection and try again. Nothing has been paid or saved.');
    expect(modal.buttons).to.deep.equal(['Close', 'Cancel', 'Try again']);
    expect(modal.focused).to.equal('We could not connect');
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
  });

  it('is tried again under the same key', async () => {
    const modal = await unreachable();
    await modal.press('Try again');
    await modal.showsForm();
    const [first, second] = modal.service.callsOf('open');
    expect(second).to.deep.equal(first);
    expect(modal.focused).to.equal('Bank account');
    expect(modal.eventCodes, 'loaded once').to.deep.equal(['claims.load']);
  });

  it('may be left, which cancels the operation', async () => {
    const modal = await unreachable();
    await modal.press('Cancel');
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.canceled', 'claims.unload']);
    expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'canceled' });
  });
});
