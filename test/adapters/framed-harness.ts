import { fixture, html } from '@open-wc/testing';
import '../../adapters/frame/define/portal-payment.ts';
import type { FramedPortalPayment } from '../../adapters/frame/host/portal-payment.ts';
import { portalEventCodes } from '../../src/payment/events.ts';
import { waitUntil } from '../wait-until.ts';

/* A framed element whose service is a stub: `stub-frame.js`. */

export const stubService = '/test/adapters/stub-frame';

/** The element looks after its frame more often, so that a test soon hears of a removed one. */
const { setInterval } = window;
Object.assign(window, {
  setInterval: (run: () => void, milliseconds = 0) => setInterval(run, milliseconds / 20),
});

export async function setUpFramed(baseUrl = stubService) {
  const opener = await fixture<HTMLButtonElement>(html`<button>Pay</button>`);
  const element = document.createElement('portal-payment') as unknown as FramedPortalPayment;
  const heard: { code: string; detail: unknown }[] = [];
  element.baseUrl = baseUrl;
  for (const code of [...portalEventCodes, 'portal.acknowledged'])
    element.addEventListener(code, ({ type, detail }: CustomEventInit & { type: string }) =>
      heard.push({ code: type.replace('portal.', ''), detail }),
    );
  opener.after(element);
  const hears = (...expected: readonly string[]) =>
    waitUntil(
      () => heard.map(({ code }) => code).join() === expected.join(),
      `${expected.join()} of ${JSON.stringify(heard)}`,
    );
  const call = (raises = 'load') => element.makePayment({ raises } as object);
  return { opener, element, heard, hears, call };
}

export const frames = () =>
  Array.from(document.documentElement.children).flatMap(({ shadowRoot }) => shadowRoot?.querySelector('iframe') ?? []);

export const loaded = (frame: HTMLIFrameElement | undefined) =>
  new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }));
