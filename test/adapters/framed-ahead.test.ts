import { expect } from '@open-wc/testing';
import { registerElements } from '../../adapters/jquery/modal-element.ts';
import { thisPage } from '../../adapters/jquery/page.ts';
import { paymentModal } from '../../adapters/modals.ts';
import { testIn } from '../test-in.ts';
import { waitUntil } from '../wait-until.ts';
import { frames, loaded, setUpFramed, stubService } from './framed-harness.ts';
import { holdTimers } from './held-timers.ts';

const test = testIn(setUp);
const framesOf = (service: string) =>
  frames().filter(({ src }) => src.includes(`${service.replace(/\/$/, '')}/GenericModal/`));

let services = 0;

/** A service address that no other test uses, because a frame is kept for each address. */
const newService = () => `${stubService}//${'/'.repeat(++services)}`;

async function setUp() {
  const service = newService();
  return { service, ...(await setUpFramed(service)), frames: () => framesOf(service) };
}

describe('the document of a framed modal, loaded ahead', () => {
  it('is invisible, raises no event, and is used by the next call', async () => {
    const { element, frames, heard, call, hears } = await setUp();
    void element.preload();
    const [frame] = frames();
    await loaded(frame);
    expect(frame?.checkVisibility({ visibilityProperty: true })).to.equal(false);
    expect(heard).to.deep.equal([]);
    call();
    await hears('load');
    expect(frames()).to.deep.equal([frame]);
  });

  test('is loaded once for several requests', async ({ element, frames, call, hears }) => {
    void element.preload();
    void element.preload();
    expect(frames()).to.have.length(1);
    call();
    void element.preload();
    await hears('load');
    void element.preload();
    expect(frames()).to.have.length(1);
  });

  test('is loaded automatically when a person is about to press a button', ({ opener, frames }) => {
    expect(frames()).to.have.length(0);
    opener.focus();
    expect(frames()).to.have.length(1);
  });

  test('is not loaded for an element that has left the page', async ({ opener, element, frames }) => {
    element.remove();
    await Promise.resolve();
    opener.focus();
    expect(frames()).to.have.length(0);
  });

  test('is not loaded if a call would be refused', ({ element, frames }) => {
    element.service = {};
    void element.preload();
    element.service = undefined;
    element.baseUrl = 'javascript:void 0;';
    void element.preload();
    expect(frames()).to.have.length(0);
  });

  for (const [what, lose] of [
    ['removed by the page', (frame: HTMLIFrameElement) => (frame.getRootNode() as ShadowRoot).host.remove()],
    ['navigated elsewhere', (frame: HTMLIFrameElement) => (frame.contentWindow!.location.href = 'about:blank')],
  ] as const) {
    test(`is recreated by the call without an error if it was ${what}`, async ({ element, frames, call, hears }) => {
      void element.preload();
      const [lost] = frames();
      await loaded(lost);
      lose(lost!);
      await waitUntil(() => !lost?.isConnected);
      call();
      await hears('load');
      expect(frames()).to.not.include(lost);
    });
  }

  it('is abandoned without an error if it does not answer in time, and the call loads it again', async () => {
    const { element, frames, heard, hears, service } = await setUp();
    const letGo = holdTimers();
    // Another document of the same server, which posts nothing.
    element.baseUrl = `${service}/nothing`;
    void element.preload();
    const [silent] = framesOf('/nothing');
    await loaded(silent);
    letGo();
    expect(silent?.isConnected).to.equal(false);
    expect(heard).to.deep.equal([]);
    element.baseUrl = service;
    element.makePayment({ raises: 'load' } as object);
    await hears('load');
    expect(frames()).to.have.length(1);
  });

  it('is loaded from the service of the script, after the script', async () => {
    const service = newService();
    const modal = { table: paymentModal, load: () => Promise.resolve(), defaults: { baseUrl: service } };
    const plugin = thisPage().offer(modal);
    registerElements();
    expect(framesOf(service)).to.have.length(0);
    await plugin.load(modal);
    expect(framesOf(service)).to.have.length(1);
  });

  test('resolves the promise of preload() when it has answered', async ({ element, frames, call, hears }) => {
    let isAnswered = false;
    const preloaded = element.preload().then(() => (isAnswered = true));
    await loaded(frames()[0]);
    expect(isAnswered).to.equal(false);
    await preloaded;
    call();
    await hears('load');
  });

  test('resolves the promise of preload() if the page removes it', async ({ element, frames }) => {
    const letGo = holdTimers();
    const preloaded = element.preload();
    (frames()[0]?.getRootNode() as ShadowRoot).host.remove();
    letGo();
    await preloaded;
    expect(frames()).to.have.length(0);
  });
});
