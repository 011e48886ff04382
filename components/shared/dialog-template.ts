import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { OperationStep } from '../../src/operation/operation-state.ts';
import { icon } from './icons.ts';
import type { ModalContent, ModalFlow } from './modal-flow.ts';

export interface DialogHandlers {
  readonly onDismiss: () => void;
  readonly onCancel: (event: Event) => void;
  readonly onClose: (event: Event) => void;
}

export interface ShownFlow {
  readonly flow: ModalFlow;
  readonly content: ModalContent;
  readonly question: (warning: unknown) => unknown;
}

export function dialogTemplate(shown: ShownFlow, handlers: Partial<DialogHandlers>): TemplateResult {
  return html`<dialog
    class="modal"
    part="dialog"
    lang=${shown.flow.texts.language}
    aria-labelledby="heading"
    aria-describedby=${describedBy(shown.content)}
    @cancel=${handlers.onCancel}
    @close=${handlers.onClose}
  >
    ${contentTemplate(shown, handlers.onDismiss)}
  </dialog>`;
}

/** The same as a section of the page, named by its heading. */
export function sectionTemplate(shown: ShownFlow, onDismiss: () => void): TemplateResult {
  return html`<section class="modal low" part="dialog" lang=${shown.flow.texts.language} aria-labelledby="heading">
    ${contentTemplate(shown, onDismiss)}
  </section>`;
}

/**
 * The heading is recreated in each step, because screen readers do not read a heading that already has the focus. The
 * body's negative tab index keeps Firefox from making it a Tab stop.
 */
function contentTemplate({ flow, content, question }: ShownFlow, onDismiss?: () => void): TemplateResult {
  const { merchant, heading, badge, subject, status, body } = content;
  const warning = flow.sessionWarning;
  const isClosable = flow.mayClose && !stepsWithOwnClose.includes(flow.step);
  // Has room while it is not known yet, so that the form does not move.
  const line = (name: string, text = flow.step === 'loading' ? '\u00a0' : '') =>
    text && html`<p class=${name} id=${name}>${text}</p>`;
  return html`<div class="header" part="header">
      ${line('merchant', merchant)}
      <div class="title">
        ${keyed(
          flow.step,
          html`<h2
            class="heading"
            id="heading"
            tabindex="-1"
            aria-describedby=${stepsWithNotice.includes(flow.step) ? 'notice' : nothing}
          >
            ${heading}
          </h2>`,
        )}
        ${badge}
      </div>
      <button
        type="button"
        class="close"
        part="close"
        aria-label=${flow.texts.t('close')}
        ?hidden=${!isClosable}
        @click=${onDismiss}
      >
        ${cross}
      </button>
      ${line('subject', subject)}
    </div>
    ${warning}
    <div class="status" role="status">${status}</div>
    <div class="body" part="body" tabindex="-1">${body()}</div>
    ${question(warning)}`;
}

const cross = icon('M5 5l10 10M15 5L5 15');

/** The steps whose notice is read with the heading when that gets the focus. In the others the status says it. */
const stepsWithNotice: readonly OperationStep[] = ['unreachable', 'refused', 'complete'];

/** The steps with a close button in the body, so that the header has no second one. */
const stepsWithOwnClose: readonly OperationStep[] = ['refused', 'unknown', 'complete'];

function describedBy({ merchant, subject }: ModalContent): string | typeof nothing {
  const ids = [merchant && 'merchant', subject && 'subject'].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : nothing;
}
