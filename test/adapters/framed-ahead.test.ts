import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../adapters/frame/define/portal-payment.ts';
import type { FramedPortalPayment } from '../../adapters/frame/host/portal-payment.ts';
import { registerElements } from '../../adapters/jquery/modal-element.ts';
import { thisPage } from '../../adapters/jquery/page.ts';
import { paymentModal } from '../../adapters/modals.ts';
import { holdTimers } from './held-timers.ts';

const stub = '/test/adapters/stub-frame';

/** The frames of the page for a service. */
const framesOf = (service: string) =>
  Array.from(document.documentElement.children, ({ shadowRoot }) => shadowRoot?.querySelector('iframe')).flatMap(
    (frame) => (frame?.getAttribute('src')?.includes(`${service}/GenericModal/`) ? [frame] : []),
  );

let services = 0;

/** An element in the page, with a service that no other test has: a frame is kept for each. */
async function setUp(path = stub) {
  const service = `${path}//${'/'.repeat(++services)}`;
  const opener = await fixture<HTMLButtonElement>(html`<button>Pay</button>`);
  const element = document.createElement('portal-payment') as unknown as FramedPortalPayment;
  const heard: string[] = [];
  element.baseUrl = service;
  for (const name of ['load', 'unload', 'error'])
    element.addEventListener(`portal.${name}`, ({ type }) => heard.push(type));
  opener.after(element);
  const frames = () => framesOf(service);
  const hears = (...expected: string[]) =>
    waitUntil(() => heard.join() === expected.join(), `${expected.join()} of ${heard.join()}`, { timeout: 20_000 });
  return {
    service,
    opener,
    element,
    frames,
    heard,
    hears,
    call: () => element.makePayment({ raises: 'load' } as object),
  };
}

const loaded = (frame: HTMLIFrameElement | undefined) =>
  new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }));

describe('the document of a framed modal, loaded ahead', () => {
  it('is what the call then opens', async () => {
    const { element, frames, call, hears } = await setUp();
    void element.preload();
    const [frame] = frames();
    await loaded(frame);
    call();
    await hears('portal.load');
    expect(frames()).to.deep.equal([frame]);
  });

  it('is seen and heard by nobody', async () => {
    const { element, frames, heard } = await setUp();
    void element.preload();
    await loaded(frames()[0]);
    expect(frames()[0]?.checkVisibility()).to.equal(false);
    expect(heard).to.deep.equal([]);
  });

  it('is loaded once, however often that is asked for', async () => {
    const { element, frames, call, hears } = await setUp();
    void element.preload();
    void element.preload();
    expect(frames()).to.have.length(1);
    call();
    void element.preload();
    await hears('portal.load');
    void element.preload();
    expect(frames()).to.have.length(1);
  });

  it('comes by itself when somebody is about to press a button', async () => {
    const { opener, frames } = await setUp();
    expect(frames()).to.have.length(0);
    opener.focus();
    expect(frames()).to.have.length(1);
  });

  it('comes for no element that has left the page', async () => {
    const { opener, element, frames } = await setUp();
    element.remove();
    await Promise.resolve();
    opener.focus();
    expect(frames()).to.have.length(0);
  });

  it('is not asked for where a call would be refused', async () => {
    const { element, frames } = await setUp();
    element.service = {};
    void element.preload();
    element.service = undefined;
    element.baseUrl = 'javascript:void 0;';
    void element.preload();
    expect(frames()).to.have.length(0);
  });

  it('is made anew at the call, quietly, where the page has taken it away', async () => {
    const { element, frames, call, hears } = await setUp();
    void element.preload();
    const [lost] = frames();
    const host = (lost?.getRootNode() as ShadowRoot).host;
    host.remove();
    call();
    await hears('portal.load');
    expect(frames()).to.not.include(lost);
  });

  it('is made anew at the call, quietly, where it was led elsewhere', async () => {
    const { element, frames, call, hears } = await setUp();
    void element.preload();
    const [lost] = frames();
    await loaded(lost);
    const elsewhere = loaded(lost);
    if (lost?.contentWindow) lost.contentWindow.location.href = 'about:blank';
    await elsewhere;
    expect(lost?.isConnected).to.equal(false);
    call();
    await hears('portal.load');
  });

  it('is given up, quietly, where it does not answer in time, and asked for anew by the call', async () => {
    const { element, frames, heard, hears, service } = await setUp();
    const letGo = holdTimers();
    // Another document of the same server, which says nothing.
    element.baseUrl = `${service}/nothing`;
    void element.preload();
    const [silent] = framesOf('/nothing');
    await loaded(silent);
    letGo();
    expect(silent?.isConnected).to.equal(false);
    expect(heard).to.deep.equal([]);
    element.baseUrl = service;
    element.makePayment({ raises: 'load' } as object);
    await hears('portal.load');
    expect(frames()).to.have.length(1);
  });

  it('is given up, quietly, where it has not come in time', async () => {
    const { element, frames, heard, call, hears } = await setUp();
    const letGo = holdTimers();
    void element.preload();
    const [slow] = frames();
    letGo();
    expect(slow?.isConnected).to.equal(false);
    expect(heard).to.deep.equal([]);
    call();
    await hears('portal.load');
    expect(frames()).to.not.include(slow);
  });

  it('is loaded for the service that a script offers the modal with, behind the script', async () => {
    const service = `${stub}//${'/'.repeat(++services)}`;
    const modal = { table: paymentModal, load: () => Promise.resolve(), defaults: { baseUrl: service } };
    const plugin = thisPage().offer(modal);
    registerElements();
    expect(framesOf(service)).to.have.length(0);
    await plugin.load(modal, document.createElement('div'));
    expect(framesOf(service)).to.have.length(1);
  });

  it('keeps the promise of whoever asked when it has answered', async () => {
    const { element, frames, call, hears } = await setUp();
    let isAnswered = false;
    const preloaded = element.preload().then(() => (isAnswered = true));
    await loaded(frames()[0]);
    expect(isAnswered).to.equal(false);
    await preloaded;
    call();
    await hears('portal.load');
  });

  it('keeps it as well where the page takes the document away', async () => {
    const { element, frames } = await setUp();
    const preloaded = element.preload();
    (frames()[0]?.getRootNode() as ShadowRoot).host.remove();
    await preloaded;
    expect(frames()).to.have.length(0);
  });
});
