import type { TemplateResult } from 'lit';
import type { Setback } from '../../../src/operation/operation-state.ts';
import type { ProblemsView } from '../form-view.ts';
import { errorInWords, html, nothing } from './base.ts';

export interface ErrorLink {
  /** The id of the field in the same root. */
  readonly field: string;
  readonly text: string;
  /** Hides the link, but keeps its room, so that the form does not move while somebody types. */
  readonly isCorrected?: boolean;
}

/** All problems above the form, each with a link to its field. It takes the focus, unless a field does. */
export function errorSummary(heading: string, text: string | undefined, links: readonly ErrorLink[]): TemplateResult {
  return html`<div
    class="summary"
    part="error-summary"
    role="group"
    tabindex="-1"
    aria-labelledby="summary-heading"
    aria-describedby=${text ? 'summary-text' : nothing}
    ?data-takes-focus=${!text || links.length === 0}
  >
    <h3 id="summary-heading">${heading}</h3>
    ${text ? html`<p id="summary-text">${text}</p>` : nothing}
    ${
      links.length > 0
        ? html`<ul>
            ${links.map(
              (link) =>
                html`<li class=${link.isCorrected ? 'corrected' : ''}>
                  <a href="#${link.field}" @click=${goToField}>${link.text}</a>
                </li>`,
            )}
          </ul>`
        : nothing
    }
  </div>`;
}

/** Moves the focus, because a fragment of the address does not reach into a shadow root. */
function goToField(event: Event): void {
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  const root = link.getRootNode() as ShadowRoot;
  root.getElementById(link.hash.slice(1))?.focus();
}

/** The summary at the top of a form: errors in the entries, otherwise the reason of a decline. */
export function formProblems<Name extends string>(
  view: ProblemsView<Name>,
  setback: Setback | undefined,
): TemplateResult | typeof nothing {
  const { t, form } = view;
  const heading = t('problem.heading');
  if (form.listed.size > 0) {
    const links = Array.from(form.listed, ([field, code]) => {
      const isCorrected = form.errors.get(field) !== code;
      return { field, text: errorInWords(view, field, code), isCorrected };
    });
    // Begin with the field's name if two fields have the same error.
    const isUnique = (text: string) => links.filter((link) => link.text === text).length < 2;
    const named = links.map((link) =>
      isUnique(link.text) ? link : { ...link, text: `${t(`${link.field}.label`)}: ${link.text}` },
    );
    return errorSummary(heading, undefined, named);
  }
  if (!setback) return nothing;
  if (setback.kind !== 'declined')
    return errorSummary(heading, t(setback.kind === 'unreachable' ? 'unreachable.text' : 'setback.notReceived'), []);
  const text = view.declineText(setback.code);
  const field = form.declinedField(setback.code);
  const declined = view.declineHeading?.(setback.code) ?? heading;
  return errorSummary(declined, text, field ? [{ field, text: t('goTo', { label: t(`${field}.label`) }) }] : []);
}
