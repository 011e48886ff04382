import type { ApprovalRequestUpload } from '../../adapters/node/index.ts';
import { expect, ready, test } from './fixtures.ts';
import type { Insurer } from './insurer.ts';
import { individual } from './claims.ts';
import { Modal } from './modal.ts';
import { notes, optionAttributes, pageText, scriptTag, shortBill, type Options, type Script } from './pages.ts';

/* The modals, opened from within the open dialog of a real library that keeps focus and Escape for itself. */

interface Library {
  readonly head: string;
  /** Its dialog around a content, and the button that opens it. */
  readonly dialog: (content: string) => string;
}

const file = (name: string) =>
  name.endsWith('.css') ? `<link rel="stylesheet" href="${name}">` : `<script src="${name}"></script>`;

/** @param prefix The part before `toggle` and `target` in the attributes. */
const bootstrap = (prefix: string) => (content: string) => `
  <button type="button" ${prefix}toggle="modal" ${prefix}target="#theirs">Bill</button>
  <div class="modal fade" id="theirs" tabindex="-1" role="dialog" aria-label="Theirs">
    <div class="modal-dialog"><div class="modal-content"><div class="modal-body">
      <input aria-label="Note">${content}
    </div></div></div>
  </div>`;

const libraries: Readonly<Record<string, Library>> = {
  'Bootstrap 3': {
    head: ['bootstrap-3.css', 'jquery-3.7.1.js', 'bootstrap-3.js'].map(file).join(''),
    dialog: bootstrap('data-'),
  },
  'Bootstrap 5': { head: ['bootstrap-5.css', 'bootstrap-5.js'].map(file).join(''), dialog: bootstrap('data-bs-') },
  'jQuery UI': {
    head: ['jquery-ui.css', 'jquery-3.7.1.js', 'jquery-ui.js'].map(file).join(''),
    dialog: (content) => `
      <button type="button" onclick="$('#theirs').dialog({ modal: true })">Bill</button>
      <div id="theirs" title="Theirs" hidden><input aria-label="Note">${content}</div>
      <script>$('#theirs').on('dialogopen', function () { this.hidden = false; });</script>`,
  },
};

const button = (plugin: string, method: string, options: Options) =>
  `<button type="button" data-toggle="${plugin}" data-method="${method}" ${optionAttributes(options)}>Go on</button>`;

const requestOfOne: ApprovalRequestUpload = {
  ClaimNumber: 'CLM-1',
  ClaimDetails: ['Hail damage to the roof'],
  TotalAmount: '100.00',
  ProcessType: 'SinglePartyPayment',
  ApprovalRequestParties: [
    {
      ReferenceId: 'one',
      AccountId: 1002,
      ApprovalRole: 'ApprovalAndPayment',
      PaymentAmount: 100,
      IndividualDetails: individual,
    },
  ],
};

interface Case {
  readonly script: Script;
  readonly tag: string;
  readonly content: (insurer: Insurer) => Promise<string>;
  /** Does all there is to do, by mouse and keys. */
  readonly use: (modal: Modal) => Promise<void>;
  /** A field to type into first. */
  readonly field?: string;
}

const payment: Case = {
  script: 'portal',
  tag: 'portal-payment',
  content: async (insurer) => button('portal', 'makePayment', { ...shortBill, sessionId: await insurer.session() }),
  use: (modal) => modal.payByCard(),
  field: 'Card number',
};

const cases: Readonly<Record<string, Case>> = {
  'the payment modal': payment,
  'the payment modal, its element in their dialog': {
    ...payment,
    content: async (insurer) => `<portal-payment base-url="{service}" ${optionAttributes(shortBill)}
      data-option-session-id="${await insurer.session()}"></portal-payment>
      <script type="module" src="{service}/GenericModal/Cdn/portal-payment.js"></script>
      <button type="button" onclick="document.querySelector('portal-payment').makePayment()">Go on</button>`,
  },
  'the account modal': {
    script: 'account',
    tag: 'claims-account',
    content: async (insurer) => {
      const saved = { Context: 'save', AccountId: '1002' };
      return button('claims', 'ClaimsModal', { ...saved, SessionId: await insurer.claimsSession() });
    },
    use: async (modal) => {
      await modal.typeBankNumbers('000123456781');
      await modal.button('Save payment method').click();
      await expect(modal.heading('Payment method saved')).toBeVisible();
      await modal.close();
    },
    field: 'Routing number',
  },
  'the adjuster modal': {
    script: 'adjuster',
    tag: 'claims-adjuster',
    content: async (insurer) => {
      const claimsSessionKey = await insurer.adjusterSession(requestOfOne);
      return button('claims', 'createApprovalRequest', { claimsSessionKey });
    },
    use: async (modal) => {
      await modal.button('Create request').click();
      await modal.close();
    },
  },
};

for (const [library, { head, dialog }] of Object.entries(libraries)) {
  test.describe(`in an open dialog of ${library}`, () => {
    for (const [what, { script, tag, content, use, field }] of Object.entries(cases)) {
      test(`${what} is used, and gives the dialog back`, async ({ page, place, insurer, visit, press }) => {
        const inside = await content(insurer);
        await visit({ html: pageText(`<script>${notes}</script>${head}${scriptTag(script)}`, dialog(inside)) });
        await ready(page);
        await press('Bill');
        const theirs = page.getByRole('dialog', { name: 'Theirs' });
        const opener = theirs.getByRole('button', { name: 'Go on' });
        await expect(opener).toBeVisible();
        await opener.click();

        const modal = new Modal(page, place, place.locator(`${tag} dialog`).first());
        await expect(modal.dialog).toBeVisible();
        if (field) {
          await expect(modal.field(field)).toBeVisible();
          await modal.field(field).focus();
          await page.keyboard.type('12');
          await expect(modal.field(field)).toHaveValue('12');
          await page.keyboard.press('Escape');
          await modal.answer('Keep going').click();
          await expect(modal.field(field)).toBeFocused();
        }
        await use(modal);
        await expect(modal.dialog).toBeHidden();
        await expect(theirs).toBeVisible();
        await expect(opener).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(theirs).toBeHidden();
      });
    }
  });
}
