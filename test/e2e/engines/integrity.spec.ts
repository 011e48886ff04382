import { readFileSync } from 'node:fs';
import { expect } from '../fixtures.ts';
import { notes, pageText } from '../pages.ts';
import { test } from './engine-fixtures.ts';

/*
 * Every engine refuses a file that is not the one that was built with the script. That it takes those that are, each flow
 * shows. The page has its own copies: a service that sends something else is not to be had in every engine.
 */

const built = (name: string) => readFileSync(new URL(`../../../dist/script/${name}`, import.meta.url), 'utf8');

const payButton = '<button data-toggle="portal" data-method="makePayment">Pay</button>';
const claimButton = '<button data-toggle="claims" data-method="ClaimsModal">Pay</button>';

for (const { script, query = '', file, button } of [
  { script: 'Portal.js', file: 'portal-payment.js', button: payButton },
  { script: 'Portal.js', query: '?mode=frame', file: 'framed/portal-payment.js', button: payButton },
  { script: 'Claims.js', file: 'chunks/claims.js', button: claimButton },
]) {
  test(`${script} refuses a changed ${file}, with one error`, async ({ person, visit, told }) => {
    const notesErrors = `['portal.error', 'claims.error'].forEach(function (code) {
      document.addEventListener(code, function (event) { note(code, event.detail); });
    });`;
    await visit({
      html: pageText(`<script>${notes}${notesErrors}</script><script src="${script}${query}"></script>`, button),
      scripts: { [script]: built(script), [file]: `${built(file)};note('ran');` },
    });
    await person.press('Pay');
    await expect.poll(told).toHaveLength(1);
    // With a question mark where the press asks anew for what the pointer has asked for.
    expect(JSON.stringify(await told())).toMatch(new RegExp(`${file}\\?? did not load`));
  });
}
