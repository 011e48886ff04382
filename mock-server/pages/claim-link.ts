import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { check, warning } from '../../components/shared/icons.ts';
import { announcedError } from '../../components/shared/form-view.ts';
import { withPhone } from '../../components/shared/phone-link.ts';
import { summaryLines } from '../../components/shared/later/summary-lines.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import type { LinkView } from '../simulator/link-operations.ts';
import { claimLinkStyles } from './claim-link.styles.ts';
import { answerLink, isProblem, readLink, type LinkAnswer } from './link-client.ts';
import { contentOf, problemText, type LinkContent, type LinkForm } from './link-content.ts';
import { methodOf, newEntry } from './link-entry.ts';
import { entryStep, entryView, reviewStep } from './link-form.ts';
import { textsAround, type LinkTexts } from './link-texts.ts';

/** `done` shows what was chosen, and the form only when another method is asked for. */
type Step = 'entry' | 'review' | 'rejection' | 'done';

/**
 * The page behind the link of an e-mail, for a payee or a party. It uses the language of the page around it.
 * @element sandbox-claim-link
 * @fires {CustomEvent<null>} link-done - An answer was accepted: a method, an approval or a rejection.
 */
export class SandboxClaimLink extends LitElement {
  static override styles = claimLinkStyles;

  @property() token = '';

  /** The sandbox's base address, without a trailing slash; empty for the page's own origin. */
  @property({ attribute: 'base-url' }) baseUrl = '';

  @state() private view: LinkView | undefined;
  /** Why there is nothing to show, or why the last answer failed. */
  @state() private problem = '';
  @state() private entry = newEntry(this);
  @state() private step: Step = 'entry';
  @state() private isBusy = false;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('token') || changed.has('baseUrl')) void this.#load();
  }

  protected override render(): TemplateResult {
    const { view, problem } = this;
    const { name = '', phone = '' } = view?.merchant ?? {};
    const texts = textsAround(this);
    return html`<div class="stack">
      <div id="problem" role="alert" tabindex="-1">${problem === '' ? nothing : notice('problem', problem)}</div>
      ${view ? this.#renderView(texts, view) : nothing}
      <div role="status">${this.isBusy ? texts.t('sending') : nothing}</div>
      <div role="status" class="heard">${announcedError(entryView(texts, this.entry)) ?? nothing}</div>
      ${view ? html`<p class="help">${withPhone(texts.t, 'questions', { merchant: name, phone })}</p>` : nothing}
    </div>`;
  }

  #renderView(texts: LinkTexts, view: LinkView): TemplateResult {
    const content = contentOf(texts, view);
    const { heading, next, sign, facts, method, form } = content;
    const isReview = this.step === 'review';
    const declined = view.kind === 'approval' && view.partyStatus === 'Asked' ? view.declined : null;
    const wasDeclined = declined !== null && this.problem === '' && !isReview;
    return html`
      <div>
        <p class="merchant">${view.merchant.name}</p>
        <h2 id="heading" tabindex="-1">${isReview ? texts.t('review.heading') : heading}</h2>
      </div>
      ${
        wasDeclined
          ? notice('problem', problemText(texts, { kind: 'decline', code: declined }, view))
          : notice(isReview ? undefined : sign, isReview ? texts.t('review.text') : next)
      }
      ${isReview ? nothing : summaryLines(method ? [...facts, method] : facts)}
      ${form ? this.#renderStep(texts, { ...content, form }) : nothing}
    `;
  }

  #renderStep(texts: LinkTexts, content: LinkContent & { readonly form: LinkForm }): TemplateResult {
    switch (this.step) {
      case 'done':
        return html`<div class="actions">
          <button type="button" class="button" @click=${() => this.#goTo('entry')}>${texts.t('submit.again')}</button>
        </div>`;
      case 'entry':
        return entryStep(texts, this.entry, content.form, {
          onContinue: () => void this.#onContinue(content.form),
          onReject: () => void this.#goTo('rejection', '#question'),
        });
      case 'review':
        return reviewStep(texts, this.entry, content, {
          onConfirm: () => void this.#answer(this.#chosen),
          onBack: () => void this.#goTo('entry', ':checked'),
        });
      case 'rejection':
        return this.#renderQuestion(texts);
    }
  }

  #renderQuestion({ t }: LinkTexts): TemplateResult {
    return html`<fieldset class="question">
      <legend id="question" tabindex="-1">${t('reject.heading')}</legend>
      <p>${t('reject.text')}</p>
      <div class="actions">
        <button type="button" class="button danger" @click=${() => void this.#answer({ decision: 'reject' })}>
          ${t('reject.go')}
        </button>
        <button type="button" class="button primary" @click=${() => void this.#goTo('entry', '#reject')}>
          ${t('reject.stay')}
        </button>
      </div>
    </fieldset>`;
  }

  async #goTo(step: Step, focused = '#method'): Promise<void> {
    this.problem = '';
    this.step = step;
    await this.#focus(focused);
  }

  async #onContinue({ choices }: LinkForm): Promise<void> {
    if (choices.length === 0) return this.#answer({ decision: 'approve' });
    if (this.entry.submit()) return this.#goTo('review', '#heading');
    this.problem = '';
    await this.#focus(`#${[...this.entry.errors.keys()][0]}`);
  }

  get #chosen(): LinkAnswer {
    const { view } = this;
    const decision = view?.kind === 'approval' && view.canDecide ? { decision: 'approve' } : {};
    return { ...decision, method: methodOf(this.entry.fields) } as LinkAnswer;
  }

  async #answer(answer: LinkAnswer): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const failed = await answerLink(this, answer);
    // The state of an approval request shows whether a lost answer arrived. A payee can repeat the choice.
    if (failed?.kind !== 'lost' || this.view?.kind === 'approval') {
      const read = await readLink(this);
      if (!isProblem(read)) this.#show(read);
      // The screen still shows the question.
      else if (!failed) this.#show(undefined);
    }
    this.isBusy = false;
    const texts = textsAround(this);
    if (failed) this.problem = problemText(texts, failed, this.view);
    else this.problem = this.view ? '' : texts.t('lost.result');
    const field = failed?.kind === 'decline' ? this.entry.decline(failed.code as DeclineCode) : undefined;
    if (failed) return this.#focus(`#${field ?? 'problem'}`);
    this.entry = newEntry(this);
    await this.#focus(this.view ? '#heading' : '#problem');
    this.dispatchEvent(new CustomEvent('link-done', { detail: null, bubbles: true, composed: true }));
  }

  #show(view: LinkView | undefined): void {
    this.view = view;
    const isDone = view && contentOf(textsAround(this), view).form?.isChange;
    if (isDone) this.entry = newEntry(this);
    this.step = isDone ? 'done' : 'entry';
  }

  async #load(): Promise<void> {
    const { token } = this;
    if (token === '') return;
    const read = await readLink(this);
    if (token !== this.token) return;
    this.#show(isProblem(read) ? undefined : read);
    this.problem = isProblem(read) ? problemText(textsAround(this), read, undefined) : '';
  }

  async #focus(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}

function notice(sign: 'done' | 'over' | 'problem' | undefined, text: string): TemplateResult {
  if (!sign) return html`<p>${text}</p>`;
  return html`<p class="notice ${sign}">${sign === 'done' ? check : warning} <span>${text}</span></p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-claim-link': SandboxClaimLink;
  }
}
