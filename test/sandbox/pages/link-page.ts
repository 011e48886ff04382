import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, beforeEach } from 'node:test';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { build } from 'esbuild';
import { startServer, type SandboxServer } from '../../../mock-server/http-server.ts';
import { findHeadlessChrome } from '../../../config/find-chrome.js';
import type { AccountSubmission } from '../../../src/account/requests.ts';
import type { Json } from '../adjuster/parties.ts';
import { createDirectly } from '../adjuster/approval-harness.ts';
import { newSimulator } from '../harness.ts';
import { claimsKeys, demo } from '../claims/payees.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
// Leaves out passed rules, which take most of the time: their results include every element.
const findViolations = "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)";

/** The page behind the link of an e-mail: built, served with its policy, in a browser. */
export function setUpLinkPage() {
  const folder = mkdtempSync(join(tmpdir(), 'link-page-'));
  const simulator = newSimulator();
  let server: SandboxServer;
  let browser: Browser;
  let page: Page;
  const pages = new Map<string, Page>();
  let complaints: string[] = [];

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
      findHeadlessChrome().then(async (chrome) => (browser = await chromium.launch(chrome))),
    ]);
    assert.deepEqual(built.errors, []);
    server = await startServer({ port: 0, simulator, linkScript: folder });
  });

  beforeEach(async () => {
    simulator.reset();
    complaints = [];
    await openIn('en-US');
    await page.unrouteAll();
  });

  /** Opens a page in a browser with this language. The first page takes half a second, so tests share the browser. */
  async function openIn(locale: 'en-US' | 'es-US'): Promise<void> {
    page = pages.get(locale) ?? (await browser.newPage({ locale }));
    if (pages.has(locale)) return;
    pages.set(locale, page);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  }

  after(async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  return {
    simulator,
    payments: () => simulator.claims.ledger.entries().filter(({ kind }) => kind === 'payment'),
    /** Sends a request to the demo individual by e-mail, and returns the link. */
    linkOfPayee(submission: AccountSubmission): string {
      const { claims } = simulator;
      const credentials = { sessionKey: claims.createSession(claimsKeys.first), operationKey: 'op' };
      const context = submission.amount === undefined ? 'save' : 'payment';
      claims.account.open(credentials, { context, accountId: demo.individual });
      claims.account.submit(credentials, 1, submission);
      return claims.outbox.list().at(-1)?.link ?? '';
    },
    linkOfParty(parties: readonly Json[], to: string): string {
      createDirectly(simulator, parties);
      return simulator.claims.outbox.list().find((sent) => sent.to === to)?.link ?? '';
    },
    page: () => page,
    openIn,
    /** The errors of the browser, including those of the policy. */
    complaints: () => complaints,
    goTo: (path = '') => page.goto(server.url + path),
    async follow(link: string): Promise<void> {
      await page.goto(server.url + link);
      await page.getByRole('heading', { level: 2 }).waitFor();
    },
    choose: (name: RegExp | string) => page.getByRole('radio', { name }).check(),
    fill: (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    sees: (text: RegExp | string) => page.getByText(text).waitFor(),
    isTold: (text: string) => page.getByRole('alert').getByText(text).waitFor(),
    heading: (name: RegExp | string) => page.getByRole('heading', { level: 2, name }).waitFor(),
    count: (role: 'button' | 'radio') => page.getByRole(role).count(),
    /** The id of the focused element, in any shadow root. */
    focused: () =>
      page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active?.id;
      }),
    /** Loses the answer to the next choice after the service has received it. Later calls are not affected. */
    async loseAnswer(method = 'POST'): Promise<void> {
      let isLost = false;
      await page.route('**/sandbox/links/*', async (route) => {
        if (isLost || route.request().method() !== method) return route.continue();
        isLost = true;
        await route.fetch();
        return route.abort();
      });
    },
    /** The findings of axe, by rule and element. */
    async axe(): Promise<readonly string[]> {
      // Evaluated by the browser's tools, to which the page's policy does not apply.
      await page.evaluate(axe);
      const violations = await page.evaluate<AxeResults['violations']>(findViolations);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    /** How much wider the page is than its window, in pixels. */
    overflow: () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    /** On how many lines the page shows a text, which may be a part of a longer one. */
    linesOf: (text: string) =>
      page.evaluate((wanted) => {
        const root = document.querySelector('sandbox-claim-link')?.shadowRoot;
        const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          const start = node.data.indexOf(wanted);
          if (start < 0) continue;
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, start + wanted.length);
          return range.getClientRects().length;
        }
        return 0;
      }, text),
    async assertSays(...wanted: readonly string[]): Promise<void> {
      for (const text of wanted) assert.ok((await page.getByText(text).count()) > 0, `The page does not say ${text}.`);
    },
  };
}
