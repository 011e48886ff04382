import { expect } from '@open-wc/testing';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import { openCreate, openManage, setupAdjuster, type AdjusterHarness } from './adjuster-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { pauses } from '../waiting.ts';
import { toCreate, toManage } from './adjuster-samples.ts';

const unknown = 'We are checking what happened';

/**
 * What is submitted: the creation of a request, or its cancelling. Both may be declined, refused, lost or never
 * received, and each time the adjuster and the page hear the truth.
 */
const submissions = [
  {
    submission: 'a creation',
    call: 'create',
    status: 'createStatus',
    open: openCreate,
    submit: (modal: AdjusterHarness) => modal.press('Create request'),
    heading: 'Check the approval request',
    doneHeading: 'Approval request created',
    event: 'claims.approvalRequestCreated',
    canceled: 'canceled',
    receipt: (modal: AdjusterHarness) => modal.service.created,
  },
  {
    submission: 'a cancelling',
    call: 'cancelRequest',
    status: 'cancelStatus',
    open: openManage,
    submit: (modal: AdjusterHarness) => modal.cancelRequest(),
    heading: 'Approval request 40017',
    doneHeading: 'Approval request cancelled',
    event: 'claims.approvalRequestCanceled',
    canceled: 'complete',
    receipt: (modal: AdjusterHarness) => modal.service.cancelled,
  },
] as const;

type Submission = (typeof submissions)[number];

/** The service has done it. The compiler cannot know that the receipt is that of the call. */
const success = ({ receipt }: Submission, modal: AdjusterHarness) =>
  ({ code: 'Success', receipt: receipt(modal) }) as never;

for (const one of submissions) {
  const { submission, call, status, open, submit, heading, doneHeading, event, canceled } = one;

  /** Submits, and the answer is lost. The first question for it is not answered before the test says so. */
  async function submitInVain() {
    const modal = await open();
    modal.service.script(call, lost());
    const answer = modal.service.hold(status);
    await submit(modal);
    await modal.shows(unknown);
    await modal.until(() => modal.service.callsOf(status).length === 1, 'the service is asked');
    return { modal, answer };
  }

  async function declined(code: DeclineCode): Promise<AdjusterHarness> {
    const modal = await open();
    modal.service.script(call, { code });
    await submit(modal);
    await modal.showsProblem();
    return modal;
  }

  /** Asked so often that the adjuster may leave. */
  async function askedEnough(times = 4): Promise<AdjusterHarness> {
    const { modal, answer } = await submitInVain();
    modal.service.script(status, lost(), lost(), lost(), lost());
    answer.reject(lost());
    await modal.until(() => modal.buttons.includes('Check now'), 'the question has failed');
    await modal.askNow(times);
    return modal;
  }

  describe(`${submission} that is declined`, () => {
    it('is told to the page by its code, in the documented shape', async () => {
      const modal = await declined('GatewayInternalError');
      expect(modal.detail('claims.error')).to.deep.equal({
        description: 'The service did not carry it out.',
        details: [['responseCode', 'GatewayInternalError']],
      });
    });

    it('leads back to where it can be tried again, says so, and takes the focus there', async () => {
      const modal = await declined('NoProcessorResponse');
      expect(modal.heading).to.equal(heading);
      expect(modal.focused).to.equal('There is a problem');
      expect(modal.summary).to.deep.equal({
        text:
          'There is a problem The service did not carry it out (NoProcessorResponse). Nothing has been changed. ' +
          'Try again, or call Prairie Mutual at (555) 010-0199.',
        links: [],
      });
      expect(modal.parties).to.have.length(4);
    });

    it('may be tried again under the same key', async () => {
      const modal = await declined('GatewayInternalError');
      await submit(modal);
      await modal.shows(doneHeading);
      const [first, second] = modal.service.callsOf(call);
      expect([first?.[1], second?.[1]]).to.deep.equal([1, 2]);
      expect(second?.[0]).to.deep.equal(first?.[0]);
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', event]);
    });

    it('may be left', async () => {
      const modal = await declined('GatewayInternalError');
      await modal.close();
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.unload']);
      expect(modal.detail('claims.unload')).to.deep.equal({ reason: canceled });
      expect(modal.service.callsOf('close')).to.have.length(1);
    });
  });

  describe(`${submission} that is refused`, () => {
    it('is told as one of the session, and leaves nothing but to close', async () => {
      const modal = await open();
      modal.service.script(call, refused('SessionExpired', 'sessionId'));
      await submit(modal);
      await modal.shows('This cannot be started');
      expect(modal.detail('claims.error')).to.deep.equal({
        description: 'The operation cannot go on. Please check: claimsSessionKey.',
        details: [['claimsSessionKey', 'Refused: SessionExpired.']],
      });
      expect(modal.screen).to.contain('Nothing more has been changed.');
      expect(modal.buttons).to.deep.equal(['Close']);
      await modal.press('Close');
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.unload']);
      expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'error' });
    });

    it('may still arrive a second time, so the session is given back', async () => {
      const modal = await open();
      modal.service.script(call, refused('AttemptVoid'));
      await submit(modal);
      await modal.shows('This cannot be started');
      await modal.press('Close');
      expect(modal.service.callsOf('close')).to.have.length(1);
    });
  });

  describe(`${submission} whose answer is lost`, () => {
    it('is neither done nor failed, says so, and leaves nothing to press', async () => {
      const { modal } = await submitInVain();
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
      expect(modal.status).to.contain('The answer got lost on its way.');
      expect(modal.focused).to.equal(unknown);
      expect(modal.buttons).to.deep.equal([]);
    });

    it('cannot be left, and asks before the page is', async () => {
      const { modal } = await submitInVain();
      await modal.key('Escape', 3);
      await modal.goBack();
      expect(modal.heading).to.equal(unknown);
      const leaving = new Event('beforeunload', { cancelable: true });
      dispatchEvent(leaving);
      expect(leaving.defaultPrevented).to.be.true;
    });

    it('is asked for under the key and the number of the attempt', async () => {
      const { modal } = await submitInVain();
      expect(modal.service.callsOf(status)).to.deep.equal([[modal.service.callsOf(call)[0]?.[0], 1]]);
    });

    it('is told once it is found: done', async () => {
      const { modal, answer } = await submitInVain();
      answer.resolve({ state: 'answered', answer: success(one, modal) });
      await modal.shows(doneHeading);
      expect(modal.eventCodes).to.deep.equal(['claims.load', event]);
      expect(modal.detail(event).approvalRequestId).to.equal(40017);
      expect(modal.service.callsOf(call)).to.have.length(1);
    });

    it('is told once it is found: declined', async () => {
      const { modal, answer } = await submitInVain();
      answer.resolve({ state: 'answered', answer: { code: 'GatewayInternalError' } });
      await modal.showsProblem();
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error']);
      expect(modal.heading).to.equal(heading);
    });

    it('that the service never received may be sent again, under the same key', async () => {
      const { modal, answer } = await submitInVain();
      answer.resolve({ state: 'absent' });
      await modal.showsProblem();
      expect(modal.summary?.text).to.equal(
        'There is a problem It did not reach us. Nothing has been changed. You can send it again.',
      );
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
      await submit(modal);
      await modal.shows(doneHeading);
      expect(modal.service.callsOf(call).map(([, attempt]) => attempt)).to.deep.equal([1, 2]);
    });

    it('is still unknown where the service is at work on it, or refuses to say', async () => {
      const { modal, answer } = await submitInVain();
      modal.service.script(status, refused('SessionUsed', 'sessionId'));
      answer.resolve({ state: 'processing' });
      await modal.until(() => modal.buttons.includes('Check now'), 'the question was answered');
      await modal.askNow();
      expect(modal.heading).to.equal(unknown);
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
    });

    it('is asked for by itself after pauses that grow', async () => {
      const { modal, answer } = await submitInVain();
      modal.service.script(status, lost(), lost(), lost());
      answer.reject(lost());
      await modal.rest();
      for (let count = 2; count <= 4; count++) {
        pauses.findLast(({ isOver }) => !isOver)?.end();
        await modal.rest();
        expect(modal.service.callsOf(status)).to.have.length(count);
      }
      const waited = pauses.filter(({ milliseconds }) => milliseconds !== 5_000).map((it) => it.milliseconds);
      expect(waited.slice(0, 4)).to.deep.equal([1_000, 2_000, 4_000, 8_000]);
    });

    it('lets the adjuster go after enough questions, and tells the page that nobody knows', async () => {
      const modal = await askedEnough();
      expect(modal.screen).to.contain(
        'We still do not know. You may close this window. Before you try again, call Prairie Mutual at (555) 010-0199.',
      );
      await modal.press('Close');
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.unload']);
      expect(modal.detail('claims.error')).to.deep.equal({
        description: 'The modal was closed before the result was known.',
        details: [['responseCode', 'Unknown']],
      });
      expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'error' });
      await modal.rest();
      expect(modal.service.callsOf('close'), 'the session may have been used').to.deep.equal([]);
    });

    it('does not let the adjuster go a question earlier', async () => {
      const modal = await askedEnough(3);
      expect(modal.buttons).to.deep.equal(['Check now']);
      await modal.key('Escape');
      expect(modal.isOpen).to.be.true;
    });
  });
}

/* What is opened: what was uploaded, or a request that exists. */
const openings = [
  {
    opening: 'an upload',
    call: 'openCreate',
    begin: (modal: AdjusterHarness) => modal.element.createApprovalRequest(toCreate),
    field: 'claimsSessionKey',
    heading: 'Check the approval request',
  },
  {
    opening: 'a request',
    call: 'openManage',
    begin: (modal: AdjusterHarness) => modal.element.manageApprovalRequest(toManage),
    field: 'approvalRequestId',
    heading: 'Approval request 40017',
  },
] as const;

for (const { opening, call, begin, field, heading } of openings) {
  describe(`${opening} that is refused`, () => {
    async function refusedWith(code: string, name?: string): Promise<AdjusterHarness> {
      const modal = await setupAdjuster();
      modal.service.script(call, refused(code, name));
      begin(modal);
      await modal.shows('This cannot be started');
      return modal;
    }

    for (const code of ['SessionUsed', 'SessionExpired', 'SessionNotFound']) {
      it(`for its session is told under the name of the option: ${code}`, async () => {
        const modal = await refusedWith(code, 'sessionId');
        expect(modal.detail('claims.error')).to.deep.equal({
          description: 'The operation cannot go on. Please check: claimsSessionKey.',
          details: [['claimsSessionKey', `Refused: ${code}.`]],
        });
      });
    }

    it('without a word of what is wrong is one of the session', async () => {
      const modal = await refusedWith('Refused');
      expect(modal.detail('claims.error').details).to.deep.equal([['claimsSessionKey', 'Refused: Refused.']]);
    });

    it('for another option is told under its name', async () => {
      const modal = await refusedWith('NothingFound', field);
      expect(modal.detail('claims.error').details).to.deep.equal([[field, 'Refused: NothingFound.']]);
      expect(modal.screen).to.contain('This cannot be done, or not any more. Nothing has been changed.');
    });

    it('leaves nothing but to close, with the reason error, and nothing is given back', async () => {
      const modal = await refusedWith('SessionUsed', 'sessionId');
      expect(modal.screen).to.contain('Too much time has passed, or this was already used.');
      expect(modal.buttons).to.deep.equal(['Close']);
      expect(modal.focused).to.equal('This cannot be started');
      await modal.press('Close');
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error', 'claims.unload']);
      expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'error' });
      expect(modal.service.callsOf('close')).to.deep.equal([]);
      expect(modal.focused).to.equal('Settle the claim');
    });

    it('leaves the element ready for the next operation', async () => {
      const modal = await refusedWith('SessionUsed', 'sessionId');
      await modal.close();
      await modal.create();
      expect(modal.heading).to.equal('Check the approval request');
    });
  });

  describe(`${opening} that cannot be reached`, () => {
    async function unreachable(): Promise<AdjusterHarness> {
      const modal = await setupAdjuster();
      modal.service.script(call, lost());
      begin(modal);
      await modal.shows('We could not connect');
      return modal;
    }

    it('is told to the adjuster, who may try again', async () => {
      const modal = await unreachable();
      expect(modal.screen).to.contain('Check your internet connection and try again. Nothing has been changed.');
      expect(modal.buttons).to.deep.equal(['Close', 'Cancel', 'Try again']);
      expect(modal.focused).to.equal('We could not connect');
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
    });

    it('is tried again under the same key', async () => {
      const modal = await unreachable();
      await modal.press('Try again');
      await modal.shows(heading);
      const [first, second] = modal.service.callsOf(call);
      expect(second).to.deep.equal(first);
      expect(modal.eventCodes, 'loaded once').to.deep.equal(['claims.load']);
    });

    it('may be left, with the reason canceled: nothing was seen', async () => {
      const modal = await unreachable();
      await modal.press('Cancel');
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.unload']);
      expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'canceled' });
      expect(modal.service.callsOf('close')).to.have.length(1);
    });
  });

  describe(`${opening} that is closed while it is loading`, () => {
    it('ends with the reason canceled, and an answer that comes later changes nothing', async () => {
      const modal = await setupAdjuster();
      const answer = modal.service.hold(call);
      begin(modal);
      await modal.hears('claims.load');
      await modal.key('Escape');
      answer.reject(lost());
      await modal.rest();
      expect(modal.isOpen).to.be.false;
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.unload']);
      expect(modal.detail('claims.unload')).to.deep.equal({ reason: 'canceled' });
      expect(modal.timers).to.deep.equal([]);
    });
  });
}
