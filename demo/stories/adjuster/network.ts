import type { NetworkName } from '../../sandbox/network.ts';
import type { Story, StoryGroup } from '../story.ts';
import type { StoryValues } from '../story-values.ts';
import { claimant, policyholder, repairShop, several, text } from './examples.ts';

const upload = text(several([policyholder, repairShop, claimant]));

const managed: Partial<StoryValues> = { method: 'manageApprovalRequest', stage: 'open' };

function story(
  network: NetworkName,
  texts: Pick<Story, 'id' | 'title' | 'about' | 'toTry'>,
  values: Partial<StoryValues> = {},
): Story {
  return { ...texts, values: { ...values, network, upload } };
}

const once = 'Create the request: the list has one.';

export const network: StoryGroup = {
  title: 'Network faults',
  stories: [
    story('slow', {
      id: 'slow',
      title: 'Slow answers',
      about: 'Every answer takes two seconds. The modal says what it is waiting for.',
      toTry: 'Open, and press Escape while the request is being created: it stays.',
    }),
    story('slowProcessor', {
      id: 'slow-processor',
      title: 'Slow service',
      about: 'The creation takes ten seconds. Meanwhile the modal cannot be closed, and leaving the page asks first.',
      toTry: 'Create the request, then try to close the window or to reload the page.',
    }),
    story('lostAnswer', {
      id: 'lost-after-the-creation',
      title: 'Answer lost after the creation',
      about: 'The request is created and the answer never arrives. The modal asks what became of it.',
      toTry: once,
    }),
    story('lostRequest', {
      id: 'lost-before-the-creation',
      title: 'Lost before the creation',
      about: 'The order never reached the service. The modal finds that out, and only then offers to try again.',
      toTry: 'Create it twice: the list has one.',
    }),
    story('longOutage', {
      id: 'long-outage',
      title: 'Long outage',
      about: 'The request is created, then nothing answers for a while. The modal keeps asking, with growing pauses.',
      toTry: 'Create it, and press “Ask now” instead of waiting.',
    }),
    story('duplicated', {
      id: 'sent-twice',
      title: 'Sent twice',
      about: 'A proxy sends everything twice. It carries the same key, so one request is created.',
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
    story(
      'resendLost',
      {
        id: 'resend-lost',
        title: 'Answer lost to an e-mail sent again',
        about: 'Nobody knows whether the e-mail was sent. Another try carries the same key: it is not sent twice.',
        toTry: 'Send one again, twice. The outbox has one e-mail more.',
      },
      managed,
    ),
    story(
      'notCurrent',
      {
        id: 'not-current',
        title: 'No longer up to date',
        about: 'While the request is on the screen the service goes away. The modal says that it may be out of date.',
        toTry: 'Open and wait ten seconds; after some more it is current again.',
      },
      managed,
    ),
    story(
      'lostAnswer',
      {
        id: 'cancellation-lost',
        title: 'Answer lost to a cancellation',
        about: 'The request is canceled and the answer never arrives. The modal asks what became of it.',
        toTry: 'Cancel the request. “Start over” at the ledger gives a new one.',
      },
      managed,
    ),
  ],
};
