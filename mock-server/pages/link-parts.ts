import { html, nothing, svg, type TemplateResult } from 'lit';
import type { LinkTexts } from './link-texts.ts';

/* What the pages of all links are made of. */

/** A term and what it says. The main one is the one to read out on the phone. */
export interface Fact {
  readonly term: string;
  /** Or several, one below the other. */
  readonly text: string | readonly string[];
  readonly isMain?: boolean;
}

/** A line icon. It stands beside words that say the same, and is not read. */
function icon(path: string): TemplateResult {
  return svg`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${path} /></svg>`;
}

const check = icon('M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M6.5 10.5l2.5 2.5 4.5-5.5');
const warning = icon('M10 3l7.5 13.5h-15zM10 8v4M10 14.25v.01');

/** Who asks, and what for. The focus goes there after every answer. */
export function head(merchant: string, heading: string): TemplateResult {
  return html`<div>
    <p class="merchant">${merchant}</p>
    <h2 id="heading" tabindex="-1">${heading}</h2>
  </div>`;
}

/** What happens next; with a sign before it once something is done or over. */
export function next(text: string, sign?: 'done' | 'over'): TemplateResult {
  if (!sign) return html`<p>${text}</p>`;
  return html`<p class="notice ${sign}">${sign === 'done' ? check : warning} <span>${text}</span></p>`;
}

export function problem(text: string): TemplateResult {
  return html`<p class="notice problem">${warning} <span>${text}</span></p>`;
}

export function lines(facts: readonly Fact[]): TemplateResult {
  return html`<dl class="lines">
    ${facts.map(
      ({ term, text, isMain }) =>
        html`<div class=${isMain ? 'main' : nothing}>
          <dt>${term}</dt>
          ${[text].flat().map((line) => html`<dd>${line}</dd>`)}
        </div>`,
    )}
  </dl>`;
}

/** Whom to call, with a number that a phone can dial. */
export function help({ t }: LinkTexts, { name, phone }: { readonly name: string; readonly phone: string }) {
  const [before = '', after = ''] = t('questions', { merchant: name }).split('{phone}');
  return html`<p class="help">${before}<a href="tel:${phone}">${phone}</a>${after}</p>`;
}
