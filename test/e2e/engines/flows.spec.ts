import { claim, company, individual, party, upload } from '../claims.ts';
import { expect } from '../fixtures.ts';
import { bankNumbers, card } from '../modal.ts';
import { adjusterPage, billOptions, oldPage, type Options } from '../pages.ts';
import { test } from './engine-fixtures.ts';
import type { EnginePerson } from './engine-person.ts';

/*
 * Each flow of each modal, in each engine, from the button on an insurer's page to the last event, against the sandbox.
 * Some run in a frame, too: config/playwright.ts. Flows tagged `@smoke` run in Chromium in `npm test`.
 */

const savePage = (paymentCategory: string) =>
  oldPage({ method: 'savePaymentMethod', options: { paymentCategory, policyHolderName: 'Jordan Rivera' } });
const claimPage = (options: Options) =>
  oldPage({ method: 'ClaimsModal', scripts: ['account'], options: { ...claim, ...options } });

interface Payment {
  readonly person: EnginePerson;
  readonly codes: () => Promise<string[]>;
  readonly ledger: () => Promise<unknown>;
}

async function paysByCard({ person, codes, ledger }: Payment): Promise<void> {
  await person.press('Review payment');
  await person.sees('Review your payment');
  await person.press('Pay $110.48');
  await person.sees('Payment complete');
  await person.press('Close');
  await person.sees('');
  await expect.poll(codes).toEqual(['portal.load', 'portal.paymentComplete', 'portal.unload']);
  const payment = { kind: 'payment', responseCode: 'Success', quote: { total: 110_48 } };
  await expect.poll(ledger).toMatchObject([payment]);
}

const smoke = { tag: '@smoke' } as const;

const request = upload(party('Avery', { ApprovalRole: 'ApprovalOnly', PaymentAmount: 0 }), party('Blake', {}));

for (const mode of ['page', 'frame'] as const) {
  test.describe(`mode ${mode}:`, () => {
    test.use({ mode });

    test.describe('the payment modal', () => {
      test('takes a payment by card', smoke, async ({ person, begin, ledger, codes, heard }) => {
        await begin(oldPage());
        await person.typeAll(card);
        await paysByCard({ person, codes, ledger });
        const events = await heard();
        expect(events[1]?.[1]).toMatchObject({ totalPaymentAmount: 110.48, lastFourDigits: '1111' });
      });

      test('takes a payment from a bank account', async ({ person, begin, ledger, heard }) => {
        await begin(oldPage({ options: { ...billOptions, paymentCategory: 'ECheck' } }));
        await person.choose('Checking');
        await person.typeAll({ ...bankNumbers, 'Name on account': 'Jordan Rivera' });
        await person.press('Review payment');
        await person.press('Pay $108.98');
        await person.sees('Payment submitted');
        const account = { accountType: 'Checking', lastFourDigits: '6789', paymentCategory: 'ECheck' };
        const complete = ['portal.paymentComplete', { ...account, totalPaymentAmount: 108.98 }];
        await expect.poll(async () => (await heard()).at(-1)).toMatchObject(complete);
        const quote = { amount: 107_98, fee: 1_00, total: 108_98 };
        await expect.poll(ledger).toMatchObject([{ kind: 'payment', quote }]);
      });

      for (const [what, category] of [
        ['a card', 'CreditCard'],
        ['a bank account', 'ECheck'],
      ] as const) {
        test(`saves ${what}`, async ({ person, begin, ledger, codes, heard }) => {
          await begin(savePage(category));
          if (category === 'ECheck') await person.choose('Savings');
          await person.typeAll(category === 'ECheck' ? bankNumbers : card);
          await person.press('Save payment method');
          await person.sees('Payment method saved');
          await expect.poll(codes).toEqual(['portal.load', 'portal.saveComplete']);
          const events = await heard();
          await expect.poll(ledger).toMatchObject([{ kind: 'save', tokenId: events[1]?.[1]?.tokenId }]);
        });
      }

      test('takes a payment inline', async ({ person, begin, ledger, codes }) => {
        await begin(oldPage({ settings: { display: 'inline' } }));
        await person.typeAll(card);
        await person.press('Cancel');
        await person.press('Keep going');
        await paysByCard({ person, codes, ledger });
      });

      test('asks before it closes on Escape, and is canceled', async ({ person, begin, ledger, codes }) => {
        await begin(oldPage());
        await person.type('Card number', '4111');
        await person.key('Escape');
        await person.press('Leave');
        await person.sees('');
        await expect.poll(codes).toEqual(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
        await expect.poll(ledger).toEqual([]);
      });
    });

    test.describe('the account modal', () => {
      test('pays a company to its bank account', smoke, async ({ person, begin, claimsLedger, codes, heard }) => {
        await begin(claimPage({ CompanyDetails: company }));
        await person.choose('Checking');
        await person.typeAll(bankNumbers);
        await person.press('Review payment');
        await person.press('Pay $1,840.50');
        await person.sees('Payment sent');
        await person.press('Close');
        await person.sees('');
        await expect.poll(codes).toEqual(['claims.load', 'claims.paymentComplete', 'claims.unload']);
        const events = await heard();
        expect(events[1]?.[1]?.paymentInfo).toMatchObject({ Amount: 1840.5, PaymentMethodType: 'ECheck' });
        await expect.poll(claimsLedger).toMatchObject([{ kind: 'payment', responseCode: 'Success', amount: 1840_50 }]);
      });

      test('saves a bank account', async ({ person, begin, claimsLedger, codes }) => {
        await begin(claimPage({ Context: 'save', CompanyDetails: company }));
        await person.choose('Checking');
        await person.typeAll(bankNumbers);
        await person.press('Save payment method');
        await person.sees('Payment method saved');
        await expect.poll(codes).toEqual(['claims.load', 'claims.saveComplete']);
        await expect.poll(claimsLedger).toMatchObject([{ kind: 'save' }]);
      });

      test('sends a request by e-mail', async ({ person, begin, codes, outbox }) => {
        await begin(claimPage({ IndividualDetails: individual }));
        await person.choose('Let the payee choose, by email');
        await person.type('Send the email to', 'ana.nunez@example.com');
        await person.press('Review payment request');
        await person.press('Send payment request');
        await person.sees('Payment request sent');
        await expect.poll(codes).toEqual(['claims.load', 'claims.saveComplete']);
        await expect.poll(outbox).toMatchObject([{ to: 'ana.nunez@example.com' }]);
      });
    });

    test.describe('the adjuster modal', () => {
      test('creates an approval request', smoke, async ({ person, begin, insurer, codes, outbox }) => {
        await begin(adjusterPage({ create: await insurer.adjusterSession(request) }), 'Ask for approval');
        await person.sees('Blake Miller');
        await person.press('Create request');
        await person.sees('Approval request created');
        await expect.poll(codes).toEqual(['claims.load', 'claims.approvalRequestCreated']);
        await expect.poll(outbox).toMatchObject([{ to: 'avery@example.com' }, { to: 'blake@example.com' }]);
      });

      test('manages an approval request, and cancels it', async ({ person, begin, insurer, codes, heard, outbox }) => {
        await begin(adjusterPage({ create: await insurer.adjusterSession(request) }), 'Ask for approval');
        await person.press('Create request');
        await person.sees('Approval request created');
        await expect.poll(codes).toHaveLength(2);
        const approvalRequestId = Number((await heard())[1]?.[1]?.approvalRequestId);

        const manage = await insurer.adjusterSession();
        await begin(adjusterPage({ manage, approvalRequestId }), 'Look at the request');
        await person.press('Resend email to Blake Miller');
        await person.sees('was sent again');
        expect((await outbox()).filter(({ to }) => to === 'blake@example.com')).toHaveLength(2);
        await person.press('Cancel request');
        await person.press('Cancel the request');
        await person.sees('Approval request canceled');
        const expected = ['claims.load', 'claims.involvedPartyEmailSent', 'claims.approvalRequestCanceled'];
        await expect.poll(codes).toEqual(expected);
      });
    });
  });
}
