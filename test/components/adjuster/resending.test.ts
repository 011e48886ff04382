import { expect } from '@open-wc/testing';
import type { ManagedRequest } from '../../../src/adjuster/wire.ts';
import type { ServiceError } from '../../../src/operation/service-error.ts';
import { testIn } from '../../test-in.ts';
import { noted } from '../replace.ts';
import { openManage, type AdjusterHarness } from './adjuster-harness.ts';
import { lost, refused } from '../scripted-service.ts';
import { managed, withParty } from './adjuster-samples.ts';

const sent = 'The email to Jordan Rivera was sent again.';
const sending = 'Sending the email to Jordan Rivera…';
const unknown =
  'We can’t tell whether the email to Jordan Rivera was sent. Select Resend email again. It will only be sent once.';
const refusedText = 'The email to Jordan Rivera wasn’t sent. The party has nothing left to do.';

async function resent(...answers: (ManagedRequest | ServiceError)[]): Promise<AdjusterHarness> {
  const modal = await openManage();
  modal.service.script('resendEmail', ...answers);
  await modal.resend('Jordan Rivera');
  return modal;
}

async function onItsWay(times = 1) {
  const modal = await openManage();
  const answer = modal.service.hold('resendEmail');
  await modal.press('Resend email to Jordan Rivera', times);
  await modal.rest();
  return { modal, answer };
}

const test = testIn(() => onItsWay());

describe('an e-mail that is sent again', () => {
  it('goes to the party whose button was pressed, with its own key', async () => {
    const modal = await openManage();
    await modal.resend('Sam Okafor');
    const [[credentials, resend] = [], ...others] = modal.service.callsOf('resendEmail');
    expect(credentials).to.deep.equal(modal.service.callsOf('openManage')[0]?.[0]);
    expect(resend?.approvalRequestPartyId).to.equal(502);
    expect(resend?.resendKey).to.match(/^[\da-f-]{36}$/);
    expect(resend?.resendKey).not.to.equal(credentials?.operationKey);
    expect(others).to.deep.equal([]);
  });

  test('is shown and announced as on its way, then as sent, beside its party only', async ({ modal, answer }) => {
    expect(modal.party('Jordan').Status).to.contain(sending);
    expect(modal.status).to.equal(sending);
    expect(modal.eventCodes).to.deep.equal(['claims.load']);
    answer.resolve(withParty('Jordan Rivera', { emailSentAt: '2026-11-25T08:30:00' }));
    await modal.hears('claims.involvedPartyEmailSent');
    expect(modal.party('Jordan').Status).to.contain(sent);
    expect(modal.party('Sam').Status).not.to.contain(sent);
    expect(modal.status).to.equal(sent);
  });

  it('is sent and reported once, without a detail, if the button is pressed several times', async () => {
    const { modal, answer } = await onItsWay(3);
    answer.resolve(managed);
    await modal.hears('claims.involvedPartyEmailSent');
    expect(modal.service.callsOf('resendEmail')).to.have.length(1);
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.involvedPartyEmailSent']);
    expect(modal.detail('claims.involvedPartyEmailSent')).to.be.null;
  });

  for (const [what, leave] of [
    ['closed', (modal: AdjusterHarness) => modal.close()],
    ['removed', (modal: AdjusterHarness) => modal.remove()],
  ] as const) {
    test(`is reported before the last event if the modal is ${what} before the answer`, async ({ modal, answer }) => {
      await leave(modal);
      expect(modal.isOpen).to.equal(what === 'closed');
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
      expect(modal.service.callsOf('close'), 'the session is open until then').to.deep.equal([]);
      answer.resolve(managed);
      await modal.hears('claims.unload');
      expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.involvedPartyEmailSent', 'claims.unload']);
      expect(modal.service.callsOf('close')).to.have.length(1);
      expect(modal.isOpen).to.be.false;
    });
  }

  test('does not close the modal if the element is back before the answer', async ({ modal, answer }) => {
    await modal.remove();
    modal.page.append(modal.element);
    answer.resolve(managed);
    await modal.hears('claims.involvedPartyEmailSent');
    await modal.rest();
    expect(modal.isOpen).to.be.true;
  });

  test('is reported before the last event, like another one that is begun meanwhile', async ({ modal, answer }) => {
    await modal.close();
    const second = modal.service.hold('resendEmail');
    await modal.press('Resend email to Sam Okafor');
    answer.resolve(managed);
    await modal.hears('claims.involvedPartyEmailSent');
    second.resolve(managed);
    await modal.hears('claims.unload');
    const each = 'claims.involvedPartyEmailSent';
    expect(modal.eventCodes).to.deep.equal(['claims.load', each, each, 'claims.unload']);
  });

  test('is not reported after the end of a canceled request', async ({ modal, answer }) => {
    await modal.cancelNow();
    await modal.close();
    const { eventCodes } = modal;
    expect(eventCodes.at(-1)).to.equal('claims.unload');
    answer.resolve(managed);
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(eventCodes);
  });

  test('does not close the modal if Cancel request was pressed after Done', async ({ modal, answer }) => {
    await modal.close();
    await modal.cancelNow();
    answer.resolve(managed);
    await modal.rest();
    expect(modal.isOpen).to.be.true;
  });

  test('keeps its notice while another e-mail is sent', async ({ modal, answer }) => {
    answer.reject(lost());
    await modal.hears('claims.error');
    modal.service.script('resendEmail', managed);
    await modal.resend('Sam Okafor');
    expect(modal.status).to.equal('The email to Sam Okafor was sent again.');
    expect(modal.party('Jordan').Status).to.contain(unknown);
  });

  test('is not reported again if its session has ended', async ({ modal, answer }) => {
    const over = refused('SessionExpired', 'sessionId');
    modal.service.script('current', over);
    await modal.keepCurrent();
    answer.reject(over);
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['claims.load', 'claims.error']);
    expect(modal.timers).to.deep.equal([]);
  });

  test('reports no end of its session once the request is canceled', async ({ modal, answer }) => {
    await modal.cancelNow();
    const { eventCodes } = modal;
    answer.reject(refused('SessionUsed', 'sessionId'));
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(eventCodes);
  });

  test('is still reported to the page while the request is being canceled', async ({ modal, answer }) => {
    modal.service.hold('cancelRequest');
    await modal.cancelRequest();
    answer.resolve(managed);
    await modal.hears('claims.involvedPartyEmailSent');
    expect(modal.status).to.equal('Keep this window open.');
  });
});

it('An e-mail is not sent again before the time that is shown', async () => {
  const modal = await openManage({ request: withParty('Jordan Rivera', { resendFrom: '2026-11-25T09:30:00' }) });
  const limit =
    'The email to Jordan Rivera was already sent several times. You can send it again after November 25, 2026 at 9:30 AM.';
  const announced = new Set<string>();
  for (let press = 0; press < 2; press++) {
    await modal.resend('Jordan Rivera');
    expect(modal.status).to.equal(limit);
    announced.add(modal.statusAsWritten);
  }
  expect(modal.service.callsOf('resendEmail')).to.deep.equal([]);
  expect(announced.size, 'only a change is announced').to.equal(2);
});

it('An e-mail that was sent too often says when it can be sent again, and the page receives the code', async () => {
  const modal = await resent(refused('ResendTooSoon'));
  await modal.keepCurrent(withParty('Jordan Rivera', { resendFrom: '2026-11-25T09:30:00' }));
  expect(modal.party('Jordan').Status).to.match(/You can send it again after November 25, 2026 at 9:30 AM\.$/);
  expect(modal.detail('claims.error').details).to.deep.equal([['responseCode', 'ResendTooSoon']]);
});

it('An e-mail whose answer is lost keeps its notice and its key until its party has acted', async () => {
  const modal = await resent(lost(), lost(), managed);
  const emailSentAt = '2026-11-25T08:30:00';
  await modal.keepCurrent(withParty('Jordan Rivera', { emailSentAt }));
  expect(modal.party('Jordan').Status).to.contain(unknown);
  await modal.resend('Jordan Rivera');
  await modal.keepCurrent(withParty('Jordan Rivera', { emailSentAt, status: 'Waiting' }));
  expect(modal.party('Jordan').Status).not.to.contain(unknown);
  await modal.resend('Jordan Rivera');
  const [first, second, third] = modal.service.callsOf('resendEmail').map(([, { resendKey }]) => resendKey);
  expect([second === first, third === first]).to.deep.equal([true, false]);
});

const unreadable = { approvalRequestId: managed.approvalRequestId } as typeof managed;
for (const [answer, first, status, keys] of [
  ['the first was sent', managed, sent, 2],
  ['the first was refused', refused('ResendNotPossible'), refusedText, 2],
  ['the first answer is lost', lost(), unknown, 1],
  ['the first answer cannot be read', unreadable, unknown, 1],
  ['the first answer is about another request', { ...managed, approvalRequestId: 1 }, unknown, 1],
] as const) {
  it(`The second e-mail to a party has ${keys === 1 ? 'the same' : 'another'} key if ${answer}`, async () => {
    noted(window, 'reportError');
    const modal = await resent(first);
    expect(modal.party('Jordan').Status).to.contain(status);
    expect(modal.status).to.equal(status);
    expect(modal.eventCodes.includes('claims.error')).to.equal(status !== sent);
    await modal.resend('Jordan Rivera');
    const used = new Set(modal.service.callsOf('resendEmail').map(([, { resendKey }]) => resendKey));
    expect(used.size).to.equal(keys);
    const told = modal.eventCodes.filter((code) => code === 'claims.involvedPartyEmailSent');
    expect(told).to.have.length(status === sent ? 2 : 1);
    expect(modal.status).to.equal(sent);
  });
}
