import { expect } from '@open-wc/testing';
import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import { describeOptions, noSession, type OptionsCase } from '../suites/options-suite.ts';
import { payeePayment } from './account-cases.ts';
import { ePay, setupAccount, toPerson, type AccountHarness } from './account-harness.ts';
import { accountPayment, individualDetails } from './account-samples.ts';

const required = ['This option is required.'];
const right = { ...accountPayment, ...toPerson };

function call({ element }: AccountHarness, options: unknown): void {
  element.openAccount(options as AccountOptionObject);
}

const openAccount: OptionsCase<AccountHarness> = {
  operation: payeePayment,
  call,
  right,
  nearMiss: ['ClaimNumer', 'ClaimNumber'],
  wrong: [
    [
      'several, in the details too',
      { Context: 'payment', IndividualDetails: { ...individualDetails, LastName: '', Phone: '5' }, EPayAllowed: 'no?' },
      {
        SessionId: required,
        ClaimNumber: required,
        Amount: required,
        EPayAllowed: ['This option must be true or false.'],
        LastName: required,
        Phone: ['This option must be a telephone number of 10 digits, such as 2125550123.'],
      },
    ],
    [
      'JSON in the place of a session',
      { ...accountPayment, ...toPerson, SessionId: '{"SessionId":"65110842-b32c-48ac-8e36-8e89ca000001"}' },
      { SessionId: [noSession('{"')] },
    ],
  ],
  problem: (problems) => ({ description: { description: problems } }),
};

describeOptions(openAccount);

describe('account options', () => {
  it('in attributes do not show an error page as a session', async () => {
    const modal = await setupAccount({ attributes: { 'data-option-session-id': 'Bad gateway' } });
    modal.element.openAccount(toPerson);
    await modal.rest();
    expect(JSON.stringify(modal.events)).to.contain(noSession('Bad g'));
    expect(modal.service.calls).to.deep.equal([]);
  });

  it('are read from data-option attributes, as text that is not turned into a number', async () => {
    const modal = await setupAccount({
      attributes: {
        'data-option-session-id': 'S-1',
        'data-option-context': 'payment',
        'data-option-account-id': '1001',
        'data-option-claim-number': '0012345678901234567890',
        'data-option-amount': '20.00',
        'data-option-e-pay-allowed': 'TRUE',
      },
    });
    modal.element.openAccount();
    await modal.showsForm();
    expect(modal.screen).to.contain('Claim 0012345678901234567890 · $20.00');
    expect(modal.choices('Pay to')).to.contain(ePay);
  });
});
