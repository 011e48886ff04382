import { expect } from '@open-wc/testing';
import { testIn } from '../test-in.ts';
import { waitUntil } from '../wait-until.ts';
import { setUpFramed } from './framed-harness.ts';
import { nextTask } from './heard.ts';
import { holdTimers } from './held-timers.ts';

const test = testIn(setUp);

async function setUp() {
  // The first message is posted only in a new frame.
  document.querySelectorAll('html > div').forEach((kept) => kept.remove());
  const { element, heard } = await setUpFramed();
  const hears = async (code: string) => {
    await waitUntil(() => heard.at(-1)?.code === code);
    return heard.map((event) => [event.code, event.detail] as const);
  };
  /** Makes the document post messages of any shape, and then those that end the operation. */
  const hearsAfter = (...posts: readonly unknown[]) => {
    element.makePayment({ posts: JSON.stringify(posts), raises: 'load,unload' } as object);
    return hears('unload');
  };
  return { element, heard, hears, hearsAfter };
}

const event = (code: string, more: object = {}) => ({ type: 'event', code: `portal.${code}`, detail: null, ...more });
const textPayload = { paymentInfo: 'x' };
const usual = [
  ['load', null],
  ['unload', null],
];

function messagesCome(count: number): Promise<void> {
  const { MessageChannel: Own } = window;
  return new Promise((resolve) => {
    let awaited = count;
    window.MessageChannel = class extends Own {
      constructor() {
        super();
        window.MessageChannel = Own;
        this.port1.addEventListener('message', () => --awaited || resolve());
      }
    };
  });
}

describe('the element of a framed modal ignores', () => {
  const faults: unknown[] = [];
  const note = (fault: Event) => faults.push(fault);
  beforeEach(() => window.addEventListener('error', note));
  afterEach(() => {
    window.removeEventListener('error', note);
    expect(faults).to.deep.equal([]);
  });

  for (const [what, message] of [
    ['nothing', null],
    ['text', 'event'],
    ['a list', [event('load')]],
    ['another type', { ...event('load'), type: 'typed' }],
    ['an event without a code', { type: 'event', detail: null }],
    ['a code that is a number', event('load', { code: 1 })],
    ['an event that is not documented', event('progress')],
    ['another modal’s event', { ...event(''), code: 'claims.load' }],
    ['an event of the browser', { ...event(''), code: 'click' }],
    ['text for a detail', event('error', { detail: '<img src=x onerror=alert(1)>' })],
    ['an event without a detail', { type: 'event', code: 'portal.load' }],
    ['a payment without a payload', event('paymentComplete', { transactionId: '7' })],
    ['a payment with text for a payload', event('paymentComplete', { transactionId: '7', detail: textPayload })],
    ['a transaction id that is a number', event('paymentComplete', { transactionId: 7, detail: {} })],
  ] as const) {
    test(what, async ({ hearsAfter }) => expect(await hearsAfter(message)).to.deep.equal(usual));
  }

  test('a flood of messages', async ({ element, hears }) => {
    const posts = JSON.stringify([event('progress')]);
    element.makePayment({ posts, times: 10_000, raises: 'load,unload' } as object);
    expect(await hears('unload')).to.deep.equal(usual);
  });
});

describe('the element of a framed modal reports once, and can be used again', () => {
  for (const [what, posts] of [
    ['that its document sends only unknown events', [event('progress')]],
    ['that its document only repeats that it is ready', [{ type: 'ready' }, { type: 'ready' }]],
  ] as const) {
    test(what, async ({ element, hears, hearsAfter, heard }) => {
      const letGo = holdTimers();
      const answered = messagesCome(posts.length + 2);
      element.makePayment({ posts: JSON.stringify(posts) } as object);
      await answered;
      await nextTask();
      letGo();
      const [[, detail] = []] = await hears('error');
      expect((detail as { Description: string }).Description).to.match(/portal-payment\.html did not answer\.$/);
      heard.length = 0;
      expect(await hearsAfter()).to.deep.equal(usual);
    });
  }

  for (const baseUrl of 'javascript:window.ran=1// data:text/html, blob:http://localhost http://[ about:'.split(' ')) {
    test(`that ${baseUrl} is not an address of a service`, async ({ element, hears, hearsAfter, heard }) => {
      const usualUrl = element.baseUrl;
      element.baseUrl = baseUrl;
      element.makePayment();
      const [[, detail] = []] = await hears('error');
      expect(detail).to.have.property('Description', `${baseUrl} is not an http(s) address. Correct base-url.`);
      expect(window).not.to.have.property('ran');
      element.baseUrl = usualUrl;
      heard.length = 0;
      expect(await hearsAfter()).to.deep.equal(usual);
    });
  }
});
