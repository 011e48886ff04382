import { expect } from '@open-wc/testing';
import { openCreate, openCreated } from './adjuster-harness.ts';
import { business, claimant, claimLines, requestLines } from './adjuster-samples.ts';

it('An uploaded request is shown with the claim, its group, its parameters, how it is paid and the total', async () => {
  const modal = await openCreate();
  expect(modal.lines).to.deep.equal({ 'Pays out': requestLines['Pays out'], ...claimLines });
  expect(modal.table('Parties').at(-1)?.at(-1)).to.equal('$2,500.00');
});

it('An uploaded request has no line for missing details', async () => {
  const nothing = { accountGroupCode: null, extendedParameters: {}, claimDetails: [] };
  const modal = await openCreate({ upload: { ...nothing, processType: 'SinglePartyPayment' } });
  expect(modal.lines).to.deep.equal({ 'Pays out': 'After the party responds' });
});

it('An uploaded request shows beforehand how much is paid automatically', async () => {
  const modal = await openCreate({ upload: { parties: [claimant, business, { ...business, amount: 1 }] } });
  expect(modal.screen).to.contain('$500.01 can be paid as soon as you create the request.');
  expect(modal.screen).to.contain('We’ll email each party');
  const unasked = await openCreate({ upload: { parties: [business] } });
  expect(unasked.screen).not.to.contain('We’ll email each party');
  expect(unasked.lines, 'nothing has to happen before').not.to.have.property('Pays out');
});

const unpaid = 'An automatic payment didn’t go through. Open the request to see why.';

it('A request that is created is shown with its dates in the merchant’s time zone', async () => {
  expect((await openCreated()).lines).to.deep.equal(requestLines);
});

for (const [title, parties, status, text] of [
  ['asked', [claimant, business], 'Initiated', 'We’ll email each party when it’s their turn.'],
  ['paid', [business], 'Completed', 'All payments have been sent.'],
  ['being paid', [business], 'Initiated', 'Created'],
] as const) {
  it(`A request that is created is shown with its number, and the status of its parties: ${title}`, async () => {
    const modal = await openCreate({ upload: { parties } });
    modal.service.script('create', { code: 'Success', receipt: { ...modal.service.created, status } });
    await modal.createNow();
    expect(modal.screen).to.contain(`Approval request 40017 for claim 0002041 was created. ${text}`);
  });
}

it('A request that is created is reported with the codes of declined payments, and the other parties are asked', async () => {
  const modal = await openCreate({ upload: { parties: [claimant, business, business] } });
  const { created } = modal.service;
  const accounts = created.parties.map((party, index) => ({
    ...party,
    declined: index > 0 ? ('Declined' as const) : null,
  }));
  modal.service.script('create', { code: 'Success', receipt: { ...created, parties: accounts } });
  await modal.createNow();
  expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.approvalRequestCreated', 'claims.error']);
  expect(modal.detail('claims.error')).to.deep.equal({
    description: 'A party without an action could not be paid.',
    details: [['responseCode', 'Declined']],
  });
  expect(modal.screen).to.contain(`was created. We’ll email each party when it’s their turn. ${unpaid}`);
});
