import { expect } from '@open-wc/testing';
import { openReview } from './payment-harness.ts';
import { cardDetails, quote } from './payment-samples.ts';

it('A payment is sent once with its references if Enter is pressed three times', async () => {
  const modal = await openReview({
    acknowledgmentRequired: 'true',
    saveOption: 'Save',
    accountGroupCode: 'North',
    policyHolderName: 'Alex Rivera',
    clientReferenceData2: 'EXT-2',
    clientReferenceData3: 'OFFICE-3',
    clientReferenceData4: 'NOTE-4',
    clientReferenceData5: 'SOURCE-5',
  });
  modal.service.hold('pay');
  await modal.key('Tab', 7);
  expect(modal.focused).to.equal('Pay $107.98');
  await modal.key('Enter', 3);
  expect(modal.service.callsOf('pay')).to.deep.equal([
    [
      modal.service.callsOf('open')[0]?.[0],
      1,
      {
        method: cardDetails,
        quote,
        feeContext: 'PaymentWithoutFee',
        save: true,
        references: {
          accountGroupCode: 'North',
          policyHolderName: 'Alex Rivera',
          clientReferenceData1: 'POL-2041',
          clientReferenceData2: 'EXT-2',
          clientReferenceData3: 'OFFICE-3',
          clientReferenceData4: 'NOTE-4',
          clientReferenceData5: 'SOURCE-5',
        },
        acknowledgmentRequired: true,
      },
    ],
  ]);
});
