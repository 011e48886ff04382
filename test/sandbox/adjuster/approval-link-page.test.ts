import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, beforeEach, suite, test } from 'node:test';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { startServer, type SandboxServer } from '../../../mock-server/http-server.ts';
import { findChrome } from '../../../config/find-chrome.js';
import { approver, claimant, emails, payee, requestOf, type Json } from './approval-harness.ts';
import { claimsKeys } from '../claims/claims-harness.ts';
import { newSimulator } from '../harness.ts';

/* The page behind the link of a party as a person has it: built, served with its policy, in a browser. */

const folder = mkdtempSync(join(tmpdir(), 'approval-link-'));
const simulator = newSimulator();
let server: SandboxServer;
let browser: Browser;
let page: Page;
let complaints: string[];

before(async () => {
  const pathOf = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
  const [built] = await Promise.all([
    build({
      entryPoints: { 'claim-link': pathOf('mock-server/pages/define-claim-link.ts') },
      outdir: folder,
      bundle: true,
      format: 'esm',
      tsconfig: pathOf('tsconfig.json'),
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    findChrome().then(async (chrome) => (browser = await chromium.launch(chrome))),
  ]);
  assert.deepEqual(built.errors, []);
  server = await startServer({ port: 0, simulator, linkScript: folder });
});

beforeEach(async () => {
  simulator.reset();
  await page?.close();
  page = await browser.newPage();
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});

after(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Creates a request and opens the link of one of its parties. */
async function openLink(parties: readonly Json[], to: string): Promise<void> {
  const { claims } = simulator;
  const credentials = { sessionKey: claims.createSession(claimsKeys.first), operationKey: 'op' };
  claims.uploads.load({ ...requestOf(parties), claimsSessionKey: credentials.sessionKey });
  claims.adjuster.openCreate(credentials);
  claims.adjuster.create(credentials, 1);
  const email = claims.outbox.list().find((sent) => sent.to === to);
  await page.goto(`${server.url}${email?.link ?? ''}`);
  await page.getByRole('heading', { level: 2 }).waitFor();
}

const status = () => simulator.claims.requests.list()[0]?.life.status;
const payments = () => simulator.claims.ledger.entries();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (name: RegExp | string) => page.getByRole('radio', { name }).check();
const heading = (name: RegExp | string) => page.getByRole('heading', { level: 2, name }).waitFor();
const focused = () =>
  page.evaluate(() => {
    const outer = document.querySelector('sandbox-claim-link')?.shadowRoot;
    return outer?.querySelector('sandbox-approval-link')?.shadowRoot?.activeElement?.id;
  });

suite('the page behind the link of a party', () => {
  test('says whose claim it is, how much is paid, and what is asked, under its policy', async () => {
    await openLink([claimant, payee], emails.company);
    await heading(/Lakeshore Casualty Insurance asks you to approve, and how to pay you \$150\.25/);
    for (const wanted of [
      'Sparrow Auto Body',
      'CLAIM-4711',
      'Hail damage',
      '$250.00',
      'December 21, 2026',
      '800-555-0111',
    ]) {
      assert.ok((await page.getByText(wanted).count()) > 0, `The page does not say ${wanted}.`);
    }
    assert.deepEqual(complaints, []);
  });

  test('takes an approval and a method at once, and says where the focus is that nothing more is needed', async () => {
    await openLink([claimant, payee], emails.company);
    await choose(/Visa •••• 5556/);
    await press('Approve and receive $150.25');
    await heading(/Nothing more is needed/);
    assert.equal(await focused(), 'heading');
    assert.deepEqual(payments(), []);
    assert.equal(await page.getByRole('button', { name: 'Choose this method instead' }).count(), 1);
  });

  test('takes an approval alone of who is not paid', async () => {
    await openLink([approver, payee], emails.towing);
    assert.equal(await page.getByRole('radio').count(), 0);
    await press('Approve');
    await heading(/Nothing more is needed/);
    assert.equal(simulator.claims.requests.list()[0]?.life.parties[0]?.decision, 'approved');
    assert.equal(await page.getByRole('button').count(), 0);
  });

  test('asks before it takes a rejection', async () => {
    await openLink([claimant, payee], emails.company);
    await press('Reject');
    assert.equal(await focused(), 'question');
    await press('Go back');
    assert.equal(await focused(), 'reject');
    assert.equal(status(), 'Initiated');
    await press('Reject');
    await press('Reject the payment');
    await heading('This request was rejected');
    assert.equal(status(), 'Rejected');
    assert.equal(await page.getByRole('button').count(), 0);
  });

  test('does not say that a card was declined any more where it asks whether to reject', async () => {
    await openLink([claimant, payee], emails.company);
    await choose('Another card');
    await page.getByLabel('Card number').fill('4111111111111111');
    await press('Approve and receive $150.25');
    await page.getByRole('alert').getByText('CardTypeNotAccepted').waitFor();
    await press('Reject');
    assert.equal(await focused(), 'question');
    assert.equal(await page.getByText('CardTypeNotAccepted').count(), 0);
  });

  for (const [name, category] of [
    [/Wells Fargo Bank, Savings •••• 0000/, 'ECheck'],
    [/Mastercard •••• 8210/, 'PushToCard'],
    ['Virtual card', 'VirtualCard'],
    ['Mailed check to 7 Orchard Lane, Albany, NY 12207', 'Check'],
  ] as const) {
    test(`pays to ${category}, and shows the confirmation number`, async () => {
      await openLink([payee], emails.individual);
      await choose(name);
      await press('Receive $99.75');
      await heading('This request is completed');
      const [entry] = payments();
      assert.ok(entry?.kind === 'payment' && entry.transactionId !== null);
      assert.equal(entry.method.category, category);
      await page.getByText(entry.transactionId).waitFor();
    });
  }

  test('pays to a card that is typed, with gaps in its number', async () => {
    await openLink([payee], emails.individual);
    await choose('Another card');
    await page.getByLabel('Card number').fill('4000 0566 5566 5556');
    await press('Receive $99.75');
    await heading('This request is completed');
    assert.partialDeepStrictEqual(payments(), [{ method: { category: 'PushToCard', lastFourDigits: '5556' } }]);
  });

  test('says what is wrong at the fields, and asks for a choice where none was made', async () => {
    await openLink([payee], emails.individual);
    await press('Receive $99.75');
    await page.getByText('Choose how you want to be paid').waitFor();
    await choose('Another card');
    await press('Receive $99.75');
    await page.getByText('Enter the card number').waitFor();
    assert.equal(await focused(), 'cardNumber');
    await choose('Another bank account');
    await page.getByLabel('Account type').selectOption('Checking');
    await page.getByLabel('Routing number').fill('021000022');
    await press('Receive $99.75');
    await page.getByText('Check the routing number: at least one digit is wrong').waitFor();
    assert.equal(await focused(), 'routingNumber');
    assert.deepEqual(payments(), []);
  });

  test('says that a card was declined, and takes another method', async () => {
    await openLink([payee], emails.individual);
    await choose('Another card');
    await page.getByLabel('Card number').fill('4111111111111111');
    await press('Receive $99.75');
    await page.getByRole('alert').getByText('CardTypeNotAccepted').waitFor();
    assert.equal(await focused(), 'problem');
    await choose('Virtual card');
    await press('Receive $99.75');
    await heading('This request is completed');
    assert.equal(payments().length, 1);
  });

  test('shows what became of an answer that was lost', async () => {
    await openLink([payee], emails.individual);
    await page.route(
      '**/sandbox/links/*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await choose('Virtual card');
    await press('Receive $99.75');
    await page.getByRole('alert').getByText('The answer was lost').waitFor();
    await heading('This request is completed');
    assert.equal(payments().length, 1);
  });

  test('says so where the request has ended in the meantime', async () => {
    await openLink([claimant, payee], emails.individual);
    simulator.clock.moveBy(30 * 24 * 60 * 60 * 1_000);
    await choose('Virtual card');
    await press('Receive $99.75');
    await page.getByRole('alert').getByText('not open any more').waitFor();
    await heading(/has expired, and nothing was paid/);
    assert.equal(await page.getByRole('radio').count(), 0);
  });
});

suite('the front page', () => {
  test('lists the requests with their state, and links to the links of the parties', async () => {
    await openLink([claimant, payee], emails.company);
    await page.goto(server.url);
    const row = page.getByRole('row', { name: /CLAIM-4711 Initiated/ });
    await row.getByText('Sparrow Auto Body: Asked, Casey Nguyen: Asked').waitFor();
    assert.equal(await page.getByRole('link', { name: /Please approve: claim CLAIM-4711/ }).count(), 1);
    assert.ok((await page.getByRole('cell', { name: 'demo-individual-card' }).count()) > 0);
  });
});
