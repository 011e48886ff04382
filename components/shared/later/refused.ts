import type { TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../../src/messages/shared.en.ts';
import type { Translate } from '../../../src/messages/translate.ts';
import type { Refusal } from '../../../src/operation/operation-state.ts';
import type { readableDate } from '../../../src/readable-date.ts';
import { html, nothing, warningNotice } from './base.ts';

type Texts = Translate<SharedMessageKey>;

export function refusedInWords(
  later: { readonly readableDate: typeof readableDate },
  t: Texts,
  locale: string,
  refusal: Refusal,
  isDraftKept: boolean | undefined,
): TemplateResult {
  const { received } = refusal;
  const date = received ? later.readableDate(received.at, locale, received.timeZone) : '';
  return html`${warningNotice(t(refusedKeys(refusal).text, { date }))}
  ${isDraftKept ? html`<p>${t('refused.kept')}</p>` : nothing}`;
}

type RefusedKeys = Readonly<Record<'heading' | 'text', SharedMessageKey>>;

const refusedTexts = new Map<string, RefusedKeys>([
  ['SessionExpired', { heading: 'refused.expiredHeading', text: 'refused.text' }],
  ['SessionCanceled', { heading: 'refused.expiredHeading', text: 'refused.text' }],
  ['SessionUsed', { heading: 'refused.receivedHeading', text: 'refused.received' }],
  ['SessionReserved', { heading: 'refused.openHeading', text: 'refused.open' }],
  ['SessionNotFound', { heading: 'refused.heading', text: 'refused.notFound' }],
  ...['NothingUploaded', 'UploadChanged', 'ApprovalRequestNotFound'].map(
    (code) => [code, { heading: 'refused.heading', text: 'refused.notFound' }] as const,
  ),
  ['ApprovalRequestEnded', { heading: 'refused.heading', text: 'refused.ended' }],
]);

/** The texts for a session that cannot be used. They say what the service knows: whether a submission arrived, and when. */
function refusedKeys({ code, received }: Refusal): RefusedKeys {
  if (received) return { heading: 'refused.receivedHeading', text: 'refused.receivedOn' };
  return refusedTexts.get(code) ?? { heading: 'refused.heading', text: 'refused.text' };
}

export function refusedHeading(t: Texts, refusal: Refusal): string {
  return t(refusedKeys(refusal).heading);
}
