import { expect } from '@open-wc/testing';
import { openReview } from './payment-harness.ts';
import { cardDetails, quote } from './payment-samples.ts';

const references = {
  accountGroupCode: 'North',
  policyHolderName: 'Alex Rivera',
  clientReferenceData1: 'POL-2041',
  clientReferenceData2: 'EXT-2',
  clientReferenceData3: 'OFFICE-3',
  clientReferenceData4: 'NOTE-4',
  clientReferenceData5: 'SOURCE-5',
};

it('A payment is sent once with its references if Enter is pressed three times', async () => {
  const modal = await openReview({ acknowledgmentRequired: 'true', saveOption: 'Save', ...references });
  modal.service.hold('pay');
  await modal.key('Tab', 7);
  expect(modal.focused).to.equal('Pay $107.98');
  await modal.key('Enter', 3);
  const [credentials] = modal.service.lastGiven('open');
  const choices = { feeContext: 'PaymentWithoutFee', save: true, acknowledgmentRequired: true };
  expect(modal.service.callsOf('pay')).to.deep.equal([
    [credentials, 1, { method: cardDetails, quote, references, ...choices }],
  ]);
});
