import type { NetworkName } from '../../sandbox/network.ts';
import type { Story, StoryGroup } from '../story.ts';
import { accountId, accounts, claim } from './examples.ts';

function story(network: NetworkName, texts: Pick<Story, 'id' | 'title' | 'about' | 'toTry'>): Story {
  return { ...texts, values: { network, options: { ...claim, ...accountId(accounts.company) } } };
}

const once = 'Pay. The ledger has one line.';

export const network: StoryGroup = {
  title: 'Network faults',
  stories: [
    story('slow', {
      id: 'slow',
      title: 'Slow answers',
      about: 'Every answer takes two seconds. The modal says what it is waiting for.',
      toTry: 'Open, and press Escape while it is paying: it stays.',
    }),
    story('slowProcessor', {
      id: 'slow-processor',
      title: 'Slow processor',
      about: 'The bank takes ten seconds. Meanwhile the modal cannot be closed, and leaving the page asks first.',
      toTry: 'Pay, then try to close the window or to reload the page.',
    }),
    story('lostAnswer', {
      id: 'lost-after-the-payment',
      title: 'Answer lost after the payment',
      about: 'The payee is paid and the answer never arrives. The modal asks what became of it and never pays twice.',
      toTry: once,
    }),
    story('lostRequest', {
      id: 'lost-before-the-payment',
      title: 'Lost before the payment',
      about: 'The payment never reached the service. The modal finds that out, and only then offers to pay again.',
      toTry: 'Pay twice. The ledger has one line.',
    }),
    story('longOutage', {
      id: 'long-outage',
      title: 'Long outage',
      about: 'The payee is paid, then nothing answers for a while. The modal keeps asking, with growing pauses.',
      toTry: 'Pay, and press “Ask now” instead of waiting.',
    }),
    story('noAnswer', {
      id: 'no-answer',
      title: 'No answer at all',
      about: 'The connection stays open and silent. After thirty seconds the modal asks what became of the payment.',
      toTry: 'Pay, and be patient.',
    }),
    story('html', {
      id: 'html-instead-of-json',
      title: 'A web page for an answer',
      about:
        'Something in between answers with a page of its own. That is no answer, so the modal asks for the real one.',
      toTry: once,
    }),
    story('truncated', {
      id: 'half-an-answer',
      title: 'Half an answer',
      about: 'The answer breaks off in the middle.',
      toTry: once,
    }),
    story('duplicated', {
      id: 'sent-twice',
      title: 'Sent twice',
      about: 'A proxy sends each payment twice. It carries the same key, so the payee is paid once.',
      toTry: once,
    }),
    story('downAtOpen', {
      id: 'down-at-open',
      title: 'Down when it opens',
      about: 'The service cannot be reached when the modal opens. Nothing is lost by trying again.',
      toTry: 'Open, and press “Try again”.',
    }),
    story('htmlAtOpen', {
      id: 'sign-in-page-at-open',
      title: 'A sign-in page at the start',
      about: 'A hotel’s network answers with its sign-in page. The modal treats it as no connection.',
      toTry: 'Open, and press “Try again”.',
    }),
  ],
};
