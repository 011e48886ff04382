import { approves, chooses } from './life/approval-party.ts';
import { formatMoney } from '../../../src/money.ts';
import { readableDate } from '../../../src/wall-time.ts';
import type { Links } from '../claims/links.ts';
import { maskedName } from '../shared/masked-name.ts';
import type { Outbox } from '../claims/outbox.ts';
import { merchantTime, type Clock } from '../shared/clock.ts';
import type { StoredParty, StoredRequest } from './stored-request.ts';

/** The target of the link in a welcome e-mail. */
export interface ApprovalLink {
  readonly kind: 'approval';
  readonly request: StoredRequest;
  readonly party: StoredParty;
}

export interface WelcomeEmailParts {
  readonly clock: Clock;
  readonly links: Pick<Links<ApprovalLink>, 'create'>;
  readonly outbox: Outbox;
}

const locale = 'en-US';

/** Writes to the parties of approval requests. Each party has one link, however often it is written to. */
export class WelcomeEmails {
  readonly #parts: WelcomeEmailParts;

  constructor(parts: WelcomeEmailParts) {
    this.#parts = parts;
  }

  send(request: StoredRequest, party: StoredParty): void {
    const { clock, links, outbox } = this.#parts;
    const link = party.link ?? links.create({ kind: 'approval', request, party });
    party.link = link;
    party.emailSentAt = merchantTime(clock.now(), request.merchant.timeZone).wallTime;
    outbox.send({ kind: 'approvalWelcome', to: party.shown.email, link, ...words(request, party, link) });
  }
}

function words({ merchant, claim, ...request }: StoredRequest, { shown }: StoredParty, link: string) {
  const total = formatMoney(claim.totalAmount, locale);
  const amount = formatMoney(shown.amount, locale);
  const what = [
    ...(approves(shown.role) ? [`asks you to approve the payment of ${total}`] : []),
    ...(chooses(shown.role) ? [`would like to pay you ${amount} and asks you how`] : []),
  ].join(', and ');
  return {
    subject: approves(shown.role) ? `Please approve: claim ${claim.claimNumber}` : 'Choose how you are paid',
    text: [
      `Dear ${maskedName(shown.contactName ?? shown.name)},`,
      `${merchant.name} ${what}. Claim: ${claim.claimNumber}.`,
      ...claim.claimDetails,
      `Please answer by ${readableDate(request.expirationDate, locale)} ${request.timeZone}:`,
      link,
      `If you did not expect this e-mail, call ${merchant.phone}.`,
    ].join('\n\n'),
  };
}
