import { approves, chooses } from './life/approval-party.ts';
import { inEveryLanguage } from '../shared/email-texts.ts';
import type { Links } from '../claims/links.ts';
import { maskedName } from '../shared/masked-name.ts';
import type { Outbox } from '../shared/outbox.ts';
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

function words({ merchant, claim, ...request }: StoredRequest, { shown }: StoredParty, path: string) {
  const toApprove = approves(shown.role);
  const toChoose = chooses(shown.role);
  return inEveryLanguage(path, ({ t, money, date }, link) => {
    const values = {
      merchant: merchant.name,
      phone: merchant.phone,
      claim: claim.claimNumber,
      total: money(claim.totalAmount),
      amount: money(shown.amount),
      date: `${date(request.expirationDate)} ${request.timeZone}`,
    };
    const what = toApprove ? (toChoose ? 'approveAndChoose' : 'approve') : 'choose';
    const where = toApprove ? (toChoose ? 'linkToBoth' : 'linkToApprove') : 'linkToChoose';
    return {
      subject: toApprove ? t('approval.subject', values) : t('ePay.subject'),
      paragraphs: [
        t('greeting', { name: maskedName(shown.contactName ?? shown.name) }),
        t(`approval.${what}`, values),
        ...claim.claimDetails,
        t(`approval.${where}`, values),
        link,
        t('help', values),
      ],
    };
  });
}
