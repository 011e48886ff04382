import { expect } from '@open-wc/testing';
import { openCreate, openCreated, openManage, type AdjusterHarness } from './adjuster-harness.ts';
import { asked, vendor } from './adjuster-samples.ts';

/** What an uploader could write to do more than to be read. */
const texts: readonly [title: string, text: string][] = [
  ['markup', '<img src=x onerror="window.hasRun = true"><b>bold</b>'],
  ['a script', '</td></tr></table><script>window.hasRun = true</script>'],
  ['a template of another library', '${1+1}{{constructor.constructor("hasRun = true")()}}'],
  ['a script as an address', 'javascript:window.hasRun=true'],
  ['an address with data', 'data:text/html,<script>window.hasRun=true</script>'],
  ['placeholders of the catalogue', '{party} {id} {date} {phone}'],
  ['a pattern of a replacement', '$& $1 $$ $`'],
  ['an address of a page', 'https://evil.example/login'],
  ['marks that turn a text around', 'Jordan \u202egpj.exe\u202c \u2066x\u2069'],
];

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
  return {
    claimNumber: text,
    claimDetails: [text],
    accountGroupCode: text,
    extendedParameters: { [text]: text },
    parties: [party],
  };
}

describe('a text of an upload', () => {
  afterEach(() => {
    expect('hasRun' in window, 'a script has run').to.be.false;
  });

  function expectOnlyText(modal: AdjusterHarness): void {
    for (const tag of ['a', 'img', 'b', 'script', 'iframe', 'style', 'link']) {
      expect([...modal.tags]).not.to.include(tag);
    }
    for (const name of modal.attributeNames) expect(name).not.to.match(/^(?:href|src|srcdoc|style|on\w+)$/);
  }

  for (const [title, text] of texts) {
    const merchant = { name: text, phone: text };
    /** Blanks apart, as it is read. */
    const shown = text.replace(/\s+/g, ' ');

    it(`stands in the check and in what was created as it is: ${title}`, async () => {
      const modal = await openCreate({ upload: hostile(text), merchant });
      expect(modal.lines).to.include({ 'Claim number': shown, 'Account group': shown, [shown]: shown });
      expect(modal.list('Claim details')).to.deep.equal([shown]);
      expect(modal.parties).to.deep.equal([
        [
          `${shown} Vendor, ${shown} Reference ${shown} Service date ${shown} Vendor reference ${shown} Document ${shown}`,
          'Is paid',
          `The party chooses Check address ${shown}, ${shown}, ${shown} ${shown}`,
          `Email ${shown}`,
          '$749.50',
        ],
      ]);
      expectOnlyText(modal);
      await modal.createNow();
      expectOnlyText(modal);
    });

    it(`stands in a request, its news and its problems as it is: ${title}`, async () => {
      const { parties, ...claim } = hostile(text);
      const request = { ...claim, parties: parties.map(asked), timeZone: text };
      const modal = await openManage({ request, merchant });
      expect(modal.lines.Created).to.equal(`November 21, 2026 at 9:05 PM ${shown}`);
      expect(modal.buttons).to.contain(`Resend email to ${shown}`);
      await modal.resend(shown);
      expect(modal.status).to.equal(`The email to ${shown} has been sent again.`);
      const [party] = modal.service.request.parties;
      await modal.keepCurrent({ ...modal.service.request, parties: party ? [{ ...party, status: 'Done' }] : [] });
      expect(modal.status).to.equal(`${shown}: Method chosen, to be paid`);
      modal.service.script('cancelRequest', { code: 'GatewayInternalError' });
      await modal.cancelRequest();
      await modal.showsProblem();
      expect(modal.summary?.text).to.contain(`call ${shown} at ${shown}.`);
      expectOnlyText(modal);
    });
  }

  it('that turns its direction around does so for itself alone', async () => {
    const modal = await openCreate({ upload: hostile('Jordan \u202e05.052,1$') });
    expect(modal.directions).to.deep.equal(['plaintext']);
  });

  it('is told to the page as the service has said it, and no other', async () => {
    const modal = await openCreated({ upload: hostile('<b>bold</b>') });
    expect(modal.detail('claims.approvalRequestCreated').approvalRequestParties[0]?.referenceId).to.equal(
      '<b>bold</b>',
    );
    expect(JSON.stringify(modal.detail('claims.approvalRequestCreated'))).not.to.contain('@');
  });
});
