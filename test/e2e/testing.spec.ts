import { createPortalSession } from '../../adapters/node/index.ts';
import { answeredBy, PaymentPerson, withPlaywright } from '../../adapters/testing/index.ts';
import { sandboxFetch } from '../../mock-server/index.ts';
import { expect, test } from './fixtures.ts';
import { merchants } from './insurer.ts';
import { pageText, payButton } from './pages.ts';

/* `test/package/testing-test.js` has each method of each person. */
test.describe('a page whose requests are answered by its test', () => {
  const baseUrl = 'https://pay.example.com';

  test('pays by card without a network', async ({ page, service }) => {
    const answer = sandboxFetch();
    const portalAuthenticationKey = merchants.flatFee;
    const sessionId = await createPortalSession({ baseUrl, portalAuthenticationKey, fetch: answer });
    const script = `<script async src="${baseUrl}/GenericModal/Cdn/Portal.js?mode=page"></script>`;
    const body = pageText(script, payButton(sessionId));
    await page.route('https://insurer.example/', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.route(`${baseUrl}/**`, answeredBy(answer));
    const fromService: typeof fetch = (url, init) => fetch(service + new URL(String(url)).pathname, init);
    await page.route(`${baseUrl}/*/Cdn/**`, answeredBy(fromService));
    await page.goto('https://insurer.example/');
    await page.evaluate(() => window.portalModals?.ready);
    await page.getByRole('button', { name: 'Pay' }).click();
    const payer = new PaymentPerson(withPlaywright(page));
    await payer.typeCard();
    await payer.review();
    await payer.pay();
    await expect(page.getByRole('dialog')).toBeHidden();
    const { entries } = (await (await answer(`${baseUrl}/sandbox/ledger`)).json()) as { entries: unknown[] };
    expect(entries).toMatchObject([{ responseCode: 'Success' }]);
  });

  test('receives a connection error if a request is rejected', async ({ page }) => {
    await page.route('https://insurer.example/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const failing = answeredBy(() => Promise.reject(new TypeError('Failed to fetch')));
    await page.route(`${baseUrl}/**`, failing);
    await page.goto('https://insurer.example/');
    await expect(page.evaluate((url) => fetch(url), `${baseUrl}/any`)).rejects.toThrow('Failed to fetch');
  });
});
