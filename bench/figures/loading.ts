import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { milliseconds, ratioRow, type Figure } from '../figure.ts';
import { readMetrics } from '../measuring/page-metrics.ts';
import { measureInTurn, median } from '../measuring/statistics.ts';

/** A slow phone: processor slowdown, and network speed in bytes per second. */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

const script = '<script async defer src="/Portal.js"></script>';

const page = (head: string) => `<!doctype html>
<title>A page with a button</title>
<link rel="icon" href="data:," />
<script>document.addEventListener('portal.load', () => (window.answersAt = performance.now()));</script>
${head}
<button data-toggle="portal" data-method="makePayment">Pay</button>`;

export const loading: Figure = {
  name: 'Loading',
  how:
    'Loading: a page with a button and `Portal.js`, compressed, in a fresh context, on a phone that Chromium plays: a ' +
    'processor 4 times slower, 1.6 Mbit/s and 150 ms from request to answer. The button answers once the script has raised ' +
    '`portal.load`. The cost is measured until the load event of the page; its reference is the same page without the script.',
  async measure({ browser, scripts }) {
    const server = createServer(({ url = '' }, response) => {
      const isScript = url === '/Portal.js';
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
      response.setHeader('Content-Encoding', 'gzip');
      response.end(gzipSync(isScript ? readFileSync(join(scripts, url)) : page(url === '/with' ? script : '')));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const load = async (name: string) => {
      const context = await browser.newContext();
      const tab = await context.newPage();
      const devtools = await context.newCDPSession(tab);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', network);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await tab.goto(`http://127.0.0.1:${port}/${name}`);
      const metric = await readMetrics(devtools);
      // It may come after the load event of the page.
      if (name === 'with') await tab.waitForFunction(() => 'answersAt' in window);
      const times = await tab.evaluate(readTimes);
      await context.close();
      return { processor: metric('TaskDuration') * 1_000, ...times };
    };
    try {
      const measured = await measureInTurn(['with', 'without'], load, { times: 15, warmUp: 1 });
      const against = (unit: 'processor' | 'load') => {
        const middle = (name: keyof typeof measured) => median(measured[name].map((times) => times[unit]));
        return { ours: middle('with'), reference: middle('without') };
      };
      const answers = median(measured.with.map(({ answers: time }) => time ?? NaN));
      return [
        {
          what: 'Slow phone, from `Portal.js` requested to a button that answers',
          ours: milliseconds(answers),
          reference: '',
        },
        ratioRow('Slow phone, page with `Portal.js` until loaded, main thread', against('processor'), milliseconds),
        ratioRow('… by the clock', against('load'), milliseconds),
      ];
    } finally {
      server.close();
    }
  },
};

function readTimes(): { readonly load: number; readonly answers: number | undefined } {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [script] = performance.getEntriesByName(`${location.origin}/Portal.js`);
  const { answersAt } = window as { answersAt?: number };
  return { load: navigation?.loadEventStart ?? NaN, answers: answersAt && script && answersAt - script.startTime };
}
