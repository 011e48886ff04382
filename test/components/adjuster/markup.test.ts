import { expect } from '@open-wc/testing';
import { describeMarkup, hostileTexts } from '../suites/markup-suite.ts';
import { submitInVain } from '../suites/operation-case.ts';
import { cancelling } from './adjuster-cases.ts';
import { openCreate, openManage, type AdjusterHarness } from './adjuster-harness.ts';
import { asked, vendor } from './adjuster-samples.ts';

const texts = {
  ...hostileTexts,
  'a script as an address': 'javascript:window.hasRun=true',
  'an address with data': 'data:text/html,<script>window.hasRun=true</script>',
  'an address of a page': 'https://evil.example/login',
  'marks that turn a text around': 'Jordan \u202egpj.exe\u202c \u2066x\u2069',
};

function hostile(text: string) {
  const party = {
    ...vendor,
    referenceId: text,
    name: text,
    contactName: text,
    email: text,
    address: { address: text, city: text, state: text, zip: text },
    vendor: { serviceDate: text, referenceNumber: text, documentUrl: text },
  };
  const claim = { claimNumber: text, claimDetails: [text], accountGroupCode: text };
  return { ...claim, extendedParameters: { [text]: text }, parties: [party] };
}

const asRead = (text: string) => text.replace(/\s+/g, ' ');

/** The rendered text of a cell. Firefox leaves out direction marks. */
const withoutMarks = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

function expectNoLink(modal: AdjusterHarness): AdjusterHarness {
  expect([...modal.tags]).not.to.include('a');
  expect([...modal.attributeNames]).not.to.include('href');
  return modal;
}

describeMarkup(
  'an approval request',
  {
    'in the check and in what was created': async (text) => {
      const modal = await openCreate({ upload: hostile(text), merchant: { name: text, phone: text } });
      const shown = asRead(text);
      expect(modal.lines).to.include({ 'Claim details': shown, 'Account group': shown, [shown]: shown });
      expect(modal.parties.map((cells) => cells.map(withoutMarks))).to.deep.equal([
        [
          `${shown} Receives payment Vendor, ${shown} Reference: ${shown} Service date: ${shown} Vendor reference: ${shown} Document: ${shown}`,
          `The party chooses Mailing address: ${shown}, ${shown}, ${shown} ${shown}`,
          `Email: ${shown}`,
          '$749.50',
        ].map(withoutMarks),
      ]);
      expectNoLink(modal);
      await modal.createNow();
      return expectNoLink(modal);
    },

    'in a request, its news and its problems': async (text) => {
      const { parties, ...claim } = hostile(text);
      const request = { ...claim, parties: parties.map(asked), timeZone: text };
      const modal = await openManage({ request, merchant: { name: text, phone: text } });
      const shown = asRead(text);
      expect(modal.lines.Created).to.equal(`November 21, 2026 at 9:05 PM ${shown}`);
      expect(modal.buttons).to.contain(`Resend email to ${shown}`);
      await modal.resend(shown);
      expect(modal.status).to.equal(`The email to ${shown} was sent again.`);
      const [party] = modal.service.request.parties;
      await modal.keepCurrent({ ...modal.service.request, parties: party ? [{ ...party, status: 'Done' }] : [] });
      expect(modal.status).to.equal(`${shown}: Method chosen, to be paid`);
      await submitInVain(cancelling, modal, { code: 'GatewayInternalError' });
      expect(modal.summary?.text).to.contain(`call ${shown} at ${shown}.`);
      return expectNoLink(modal);
    },
  },
  texts,
);

it('A right-to-left override in an upload affects only its own text', async () => {
  const modal = await openCreate({ upload: hostile('Jordan \u202e05.052,1$') });
  const found = Array.from(modal.front.querySelectorAll('*'), (element) => getComputedStyle(element).unicodeBidi);
  expect([...new Set(found)]).to.deep.equal(['plaintext']);
});
