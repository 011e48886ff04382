import type { ClaimsWorld } from '../claims/claims-world.ts';
import { merchantTime } from '../shared/clock.ts';
import { inEveryLanguage } from '../shared/email-texts.ts';
import { maskedName } from '../shared/masked-name.ts';
import { approves, chooses } from './life/approval-party.ts';
import type { StoredParty, StoredRequest } from './stored-request.ts';

export interface ApprovalLink {
  readonly kind: 'approval';
  readonly request: StoredRequest;
  readonly party: StoredParty;
}

export function sendWelcomeEmail(world: ClaimsWorld, request: StoredRequest, party: StoredParty): void {
  const { clock, links, outbox } = world;
  const target: ApprovalLink = { kind: 'approval', request, party };
  const link = party.link ?? links.create(target);
  party.link = link;
  party.emailSentAt = merchantTime(clock.now(), request.merchant.timeZone).wallTime;
  outbox.send({ kind: 'approvalWelcome', to: party.shown.email, link, ...wordsOf(request, party, link) });
}

function wordsOf({ merchant, claim, ...request }: StoredRequest, { shown }: StoredParty, path: string) {
  const toApprove = approves(shown.role);
  const [what, where] = !toApprove
    ? (['choose', 'linkToChoose'] as const)
    : chooses(shown.role)
      ? (['approveAndChoose', 'linkToBoth'] as const)
      : (['approve', 'linkToApprove'] as const);
  return inEveryLanguage(path, ({ t, money, date }, link) => {
    const values = {
      merchant: merchant.name,
      phone: merchant.phone,
      claim: claim.claimNumber,
      total: money(claim.totalAmount),
      amount: money(shown.amount),
      date: `${date(request.expirationDate)} ${request.timeZone}`,
    };
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
