import { html, type TemplateResult } from 'lit';
import type { ApprovalRequestStatus } from '../../src/adjuster/enumerations.ts';
import type { ManagedParty, ManagedRequest } from '../../src/adjuster/wire.ts';
import { check, icon, warning } from '../shared/icons.ts';
import { statusInWords, type AdjusterTexts } from './adjuster-view.ts';

const icons = {
  waiting: icon('M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M10 5.5V10l3 2'),
  done: check,
  problem: warning,
  ended: icon('M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M6 10h8'),
};
type Tone = keyof typeof icons;

const toneOfRequest: Readonly<Partial<Record<ApprovalRequestStatus, Tone>>> = {
  Initiated: 'waiting',
  Completed: 'done',
  Incomplete: 'problem',
  Rejected: 'problem',
};

export function requestPill({ t }: AdjusterTexts, status: ApprovalRequestStatus): TemplateResult {
  return pill(toneOfRequest[status] ?? 'ended', t(`status.${status}`));
}

export function partyPill(texts: AdjusterTexts, request: ManagedRequest, party: ManagedParty): TemplateResult {
  return pill(toneOfParty(request, party), statusInWords(texts, request, party));
}

function toneOfParty(request: ManagedRequest, { role, status, declined }: ManagedParty): Tone {
  if (status === 'Rejected' || declined) return 'problem';
  if (status === 'Paid' || (status === 'Done' && role === 'ApprovalOnly')) return 'done';
  return request.status === 'Initiated' ? 'waiting' : 'ended';
}

function pill(tone: Tone, text: string): TemplateResult {
  return html`<span class="pill ${tone}">${icons[tone]}<span>${text}</span></span>`;
}
