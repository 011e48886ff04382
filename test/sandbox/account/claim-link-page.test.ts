import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, beforeEach, suite, test } from 'node:test';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { startServer, type SandboxServer } from '../../../mock-server/http-server.ts';
import type { AccountSubmission } from '../../../src/account/claims-account-service.ts';
import { findChrome } from '../../../config/find-chrome.js';
import { claimPayment, claimsKeys, demo, ePay, individual, methodSave } from '../claims/claims-harness.ts';
import { newSimulator } from '../harness.ts';

/* The page behind a link as a person has it: built, served with its policy, in a browser. */

const folder = mkdtempSync(join(tmpdir(), 'claim-link-'));
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

/** Sends an e-mail payment request to the demo individual and opens the link in it. */
async function openLink(submission: AccountSubmission): Promise<void> {
  const { claims } = simulator;
  const credentials = { sessionKey: claims.createSession(claimsKeys.first), operationKey: 'op' };
  const context = submission.amount === undefined ? 'save' : 'payment';
  claims.account.open(credentials, { context, accountId: demo.individual });
  claims.account.submit(credentials, 1, submission);
  await page.goto(`${server.url}${claims.outbox.list()[0]?.link ?? ''}`);
  await page.getByRole('heading', { level: 2 }).waitFor();
}

const asked = claimPayment(50_00, ePay, individual());
const paid = () => simulator.claims.ledger.entries().filter(({ kind }) => kind === 'payment');
const choose = (name: RegExp | string) => page.getByRole('radio', { name }).check();
const submit = (name = 'Receive $50.00') => page.getByRole('button', { name }).click();
const focused = () => page.evaluate(() => document.querySelector('sandbox-claim-link')?.shadowRoot?.activeElement?.id);

async function typeBankAccount(accountNumber: string): Promise<void> {
  await choose('Another bank account');
  await page.getByLabel('Account type').selectOption('Checking');
  await page.getByLabel('Routing number').fill('021000021');
  await page.getByLabel('Account number').fill(accountNumber);
}

suite('the page behind the link of an e-mail', () => {
  test('says who pays whom, how much and for what, under its policy', async () => {
    await openLink(asked);
    for (const wanted of [
      'Lakeshore Casualty Insurance pays you $50.00',
      'Jordan Rivera',
      'CLAIM-4711',
      '800-555-0111',
    ]) {
      assert.ok((await page.getByText(wanted).count()) > 0, `The page does not say ${wanted}.`);
    }
    assert.deepEqual(complaints, []);
  });

  test('pays to a saved bank account, and says so where the focus then is', async () => {
    await openLink(asked);
    await choose(/Wells Fargo Bank, Savings •••• 0000/);
    await submit();
    await page.getByRole('heading', { name: 'You are paid' }).waitFor();
    const [entry] = paid();
    assert.ok(entry?.kind === 'payment' && entry.transactionId !== null);
    await page.getByText(entry.transactionId).waitFor();
    assert.equal(await focused(), 'heading');
    assert.equal(await page.getByRole('button').count(), 0);
  });

  test('pays to another bank account', async () => {
    await openLink(asked);
    await typeBankAccount('000123456789');
    await submit();
    await page.getByRole('heading', { name: 'You are paid' }).waitFor();
    assert.partialDeepStrictEqual(paid(), [{ amount: 50_00, method: { category: 'ECheck', lastFourDigits: '6789' } }]);
  });

  test('pays to the prepaid account by the keyboard alone', async () => {
    await openLink(asked);
    await page.getByRole('radio', { name: /Wells Fargo/ }).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.getByText('$300.00').waitFor();
    assert.partialDeepStrictEqual(paid(), [{ method: { category: 'PrepaidAccount' } }]);
  });

  test('saves where nothing is paid', async () => {
    await openLink(methodSave(ePay, individual()));
    await choose(/Prepaid account, balance \$250\.00/);
    await submit('Save this method');
    await page.getByRole('heading', { name: 'Your method is saved' }).waitFor();
    assert.deepEqual(paid(), []);
  });

  test('asks for a choice where none was made', async () => {
    await openLink(asked);
    await submit();
    await page.getByText('Choose how you want to be paid').waitFor();
    assert.deepEqual(paid(), []);
  });

  test('shows what is wrong at the fields, and goes to the first of them', async () => {
    await openLink(asked);
    await choose('Another bank account');
    await page.getByLabel('Account type').selectOption('Savings');
    await page.getByLabel('Routing number').fill('021000022');
    await submit();
    const routing = page.getByLabel('Routing number');
    await page.getByText('Check the routing number: at least one digit is wrong').waitFor();
    assert.equal(await routing.getAttribute('aria-invalid'), 'true');
    assert.match((await routing.getAttribute('aria-describedby')) ?? '', /routingNumber-error/);
    assert.equal(await focused(), 'routingNumber');
    assert.equal(await page.getByText('Enter the account number').count(), 1);
  });

  test('says why a bank account was declined, and takes another', async () => {
    await openLink(asked);
    await typeBankAccount('2223344550');
    await submit();
    await page.getByRole('alert').getByText('InvalidAccountNumber').waitFor();
    assert.equal(await focused(), 'problem');
    await page.getByLabel('Account number').fill('000123456789');
    await submit();
    await page.getByRole('heading', { name: 'You are paid' }).waitFor();
    assert.equal(paid().length, 2);
  });

  test('can be tried again where the answer was lost, and pays once', async () => {
    await openLink(asked);
    await page.route(
      '**/sandbox/links/*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await choose(/Prepaid account/);
    await submit();
    await page.getByRole('alert').getByText('The answer was lost').waitFor();
    await submit();
    await page.getByRole('heading', { name: 'You are paid' }).waitFor();
    assert.equal(paid().length, 1);
  });

  test('shows what was done to whoever opens the link again', async () => {
    await openLink(asked);
    await choose(/Prepaid account/);
    await submit();
    await page.getByRole('heading', { name: 'You are paid' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'You are paid' }).waitFor();
    assert.equal(await page.getByRole('radio').count(), 0);
  });

  test('says so where the link is none', async () => {
    await page.goto(`${server.url}/links/invented`);
    await page.getByRole('alert').getByText('No e-mail had this link.').waitFor();
  });
});
