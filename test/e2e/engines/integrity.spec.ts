import { readFileSync } from 'node:fs';
import { expect } from '../fixtures.ts';
import { bankNumbers } from '../modal.ts';
import { billOptions, notes, pageText } from '../pages.ts';
import { test } from './engine-fixtures.ts';

/* The flows show that each engine accepts unchanged files. Here the page has its own copies. */

const built = (name: string) => readFileSync(new URL(`../../../dist/script/${name}`, import.meta.url), 'utf8');

const payButton = '<button data-toggle="portal" data-method="makePayment">Pay</button>';
const claimButton = '<button data-toggle="claims" data-method="ClaimsModal">Pay</button>';

for (const { script, query = '', file, unchanged = script, button } of [
  { script: 'Portal.js', file: 'portal-payment.js', button: payButton },
  { script: 'Portal.js', query: '?mode=frame', file: 'framed/portal-payment.js', button: payButton },
  { script: 'Claims.js', file: 'claims-account.js', unchanged: 'chunks/claims.js', button: claimButton },
  { script: 'Claims.js', file: 'chunks/claims.js', button: claimButton },
]) {
  test(`${script} rejects a changed ${file} with one error`, async ({ person, visit, heard }) => {
    const notesErrors = `['portal.error', 'claims.error'].forEach(function (code) {
      document.addEventListener(code, function (event) { note(code, event.detail); });
    });`;
    await visit({
      html: pageText(`<script>${notes}${notesErrors}</script><script src="${script}${query}"></script>`, button),
      scripts: { [script]: built(script), [unchanged]: built(unchanged), [file]: `${built(file)};note('ran');` },
    });
    await person.press('Pay');
    await expect.poll(heard).toHaveLength(1);
    // The pointer has requested the file. The press requests it again, with a question mark.
    expect(JSON.stringify(await heard())).toMatch(new RegExp(`${file}\\?? did not load`));
  });
}

// Firefox and older versions of Chromium remember that a module failed.
test('a review that failed is fetched again', async ({ person, insurer, visit }) => {
  const options = { ...billOptions, sessionId: await insurer.session(), paymentCategory: 'ECheck' };
  const call = `$('#modal').portal({ baseUrl: '{service}' }).portal('makePayment', ${JSON.stringify(options)})`;
  const html = pageText(
    `<script>${notes}</script><script src="jquery-3.7.1.js"></script><script src="Portal.js"></script>`,
    `<div id="modal"></div><button onclick="${call.replaceAll('"', '&quot;')}">Pay</button>`,
  );
  const names = ['Portal.js', 'portal-payment.js', 'chunks/http-payment-calls.later.js'];
  const scripts = Object.fromEntries(names.map((name) => [name, built(name)]));
  await visit({ html, scripts });
  await person.press('Pay');
  await person.choose('Checking');
  await person.typeAll({ ...bankNumbers, 'Name on account': 'Jordan Rivera' });
  await person.press('Review payment');
  await person.sees('Nothing has been charged or saved.');
  insurer.publish({ html, scripts: { ...scripts, 'chunks/payment.later.js': built('chunks/payment.later.js') } });
  await person.press('Review payment');
  await person.sees('Review your payment');
});
