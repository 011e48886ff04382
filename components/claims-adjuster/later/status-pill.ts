import { html, type TemplateResult } from 'lit';
import type { ApprovalRequestStatus } from '../../../src/adjuster/enumerations.ts';
import { check, icon, warning } from '../../shared/icons.ts';
import type { AdjusterTexts } from '../adjuster-view.ts';

const icons = {
  waiting: icon('M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M10 5.5V10l3 2'),
  done: check,
  problem: warning,
  ended: icon('M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M6 10h8'),
};
export type Tone = keyof typeof icons;

const toneOfRequest: Readonly<Partial<Record<ApprovalRequestStatus, Tone>>> = {
  Initiated: 'waiting',
  Completed: 'done',
  Incomplete: 'problem',
  Rejected: 'problem',
};

export function requestPill({ t }: AdjusterTexts, status: ApprovalRequestStatus): TemplateResult {
  return pill(toneOfRequest[status] ?? 'ended', t(`status.${status}`));
}

export function pill(tone: Tone, text: string): TemplateResult {
  return html`<span class="pill ${tone}">${icons[tone]}<span>${text}</span></span>`;
}
