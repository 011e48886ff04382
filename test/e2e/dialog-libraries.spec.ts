import { elementCases, payment, type ElementCase } from './elements.ts';
import { expect, test } from './fixtures.ts';
import type { Insurer } from './insurer.ts';
import { Modal } from './modal.ts';
import { notes, optionAttributes, pageText, scriptTag } from './pages.ts';

/* The modals, opened from the open dialog of a library that handles focus and Escape itself. */

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

/** The dialog of each around a content, and the button that opens it. */
const libraries = {
  'Bootstrap 3': {
    head: ['bootstrap-3.css', 'jquery-3.7.1.js', 'bootstrap-3.js'].map(file).join(''),
    dialog: bootstrap('data-'),
  },
  'Bootstrap 5': { head: ['bootstrap-5.css', 'bootstrap-5.js'].map(file).join(''), dialog: bootstrap('data-bs-') },
  'jQuery UI': {
    head: ['jquery-ui.css', 'jquery-3.7.1.js', 'jquery-ui.js'].map(file).join(''),
    dialog: (content: string) => `
      <button type="button" onclick="$('#theirs').dialog({ modal: true })">Bill</button>
      <div id="theirs" title="Theirs" hidden><input aria-label="Note">${content}</div>
      <script>$('#theirs').on('dialogopen', function () { this.hidden = false; });</script>`,
  },
};

const buttonOf = async ({ namespace, operation, options }: ElementCase, insurer: Insurer) =>
  `<button type="button" data-toggle="${namespace}" data-method="${operation}"
    ${optionAttributes(await options(insurer))}>Go on</button>`;

const elementOf = async ({ tag, folder, method, options }: ElementCase, insurer: Insurer) => `
  <${tag} base-url="{service}" ${optionAttributes(await options(insurer))}></${tag}>
  <script type="module" src="{service}/${folder}/Cdn/${tag}.js"></script>
  <button type="button" onclick="document.querySelector('${tag}').${method}()">Go on</button>`;

const cases = [
  { what: '<portal-payment>', element: payment, content: buttonOf },
  { what: '<portal-payment> in their dialog', element: payment, content: elementOf },
];
/** The others share the dialog of the first, so that one library is enough. */
const others = elementCases
  .filter((element) => element !== payment)
  .map((element) => ({ what: `<${element.tag}>`, element, content: buttonOf }));

for (const [library, { head, dialog }] of Object.entries(libraries)) {
  test.describe(`in an open dialog of ${library}`, () => {
    for (const { what, element, content } of library === 'Bootstrap 3' ? [...cases, ...others] : cases) {
      const { script, tag, use, field, done } = element;
      test(`${what} can be used and returns the focus`, async ({ page, insurer, open }) => {
        const inside = await content(element, insurer);
        await open({ html: pageText(`<script>${notes}</script>${head}${scriptTag(script)}`, dialog(inside)) }, 'Bill');
        const theirs = page.getByRole('dialog', { name: 'Theirs' });
        const opener = theirs.getByRole('button', { name: 'Go on' });
        await expect(opener).toBeVisible();
        await opener.click();

        const modal = new Modal(page, page, page.locator(`${tag} dialog`).first());
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
        await expect(modal.heading(done)).toBeVisible();
        await modal.close();
        await expect(theirs).toBeVisible();
        await expect(opener).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(theirs).toBeHidden();
      });
    }
  });
}
