import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { ApprovalView, PartyAnswer } from '../simulator/adjuster/party-links.ts';
import { readChoice, savedCardPrefix } from './approval-link-form.ts';
import * as words from './approval-link-texts.ts';
import { answerLink, readLink, type ChoiceOutcome } from './claim-link-client.ts';
import { savedPrefix, type LinkErrors } from './claim-link-form.ts';
import { bankAccountText, problemText } from './claim-link-texts.ts';
import { claimLinkStyles } from './claim-link.styles.ts';
import { bankAccountFields, cardFields, methodChoice, methods } from './link-fields.ts';
import { head, help, lines, next, problem } from './link-parts.ts';
import { linkTexts, type LinkTexts } from './link-texts.ts';

const noErrors: LinkErrors = new Map();

/**
 * The page of a party of an approval request who opens its link: the claim, what is asked of it, and what became of the
 * request. `<sandbox-claim-link>` shows it for links of this kind.
 *
 * @element sandbox-approval-link
 * @fires {CustomEvent<null>} link-done - An answer was accepted: an approval, a rejection or a method.
 */
export class SandboxApprovalLink extends LitElement {
  static override styles = claimLinkStyles;

  /** The last part of the link in the e-mail. */
  @property() token = '';

  /** The sandbox's base address, without a trailing slash; empty for the page's own origin. */
  @property({ attribute: 'base-url' }) baseUrl = '';

  /** What the party sees. */
  @property({ attribute: false }) view: ApprovalView | undefined;

  /** The language that it speaks. */
  @property({ attribute: false }) texts: LinkTexts = linkTexts('en');

  /** Why the last answer came to nothing. */
  @state() private problem = '';
  @state() private errors = noErrors;
  @state() private choice = '';
  @state() private isRejecting = false;
  @state() private isBusy = false;

  @query('form') private form!: HTMLFormElement | null;

  protected override render(): TemplateResult {
    const { view, texts } = this;
    if (!view) return html``;
    const isAsked = view.canDecide || view.canChoose;
    const declined = view.partyStatus === 'Asked' && this.problem === '' ? view.declined : null;
    return html`<div class="stack">
      ${head(view.merchant.name, words.headingOf(texts, view))}
      ${
        declined === null
          ? next(words.nextOf(texts, view), words.signOf(view))
          : problem(problemText(texts, { kind: 'decline', code: declined }))
      }
      ${lines(words.facts(texts, view))} ${isAsked ? this.#renderForm(view) : nothing}
      <div id="problem" role="alert" tabindex="-1">${this.problem === '' ? nothing : problem(this.problem)}</div>
      <div role="status">${this.isBusy ? texts.t('sending') : nothing}</div>
      ${help(texts, view.merchant)}
    </div>`;
  }

  #renderForm(view: ApprovalView): TemplateResult {
    if (this.isRejecting) return this.#renderQuestion();
    const { texts, choice, errors } = this;
    return html`<form novalidate autocomplete="off" @submit=${this.#onSubmit} @change=${this.#onChange}>
      ${view.canChoose ? this.#renderMethods(view) : nothing}
      ${choice === 'bankAccount' ? bankAccountFields(texts, errors) : nothing}
      ${choice === 'pushToCard' ? cardFields(texts, errors) : nothing}
      <div class="actions">
        <button type="submit" class="primary">${words.submitText(texts, view)}</button>
        ${
          view.canDecide
            ? html`<button type="button" class="danger" id="reject" @click=${this.#onReject}>
                ${texts.t('reject.button')}
              </button>`
            : nothing
        }
      </div>
    </form>`;
  }

  #renderMethods({ bankAccounts, cards, checkAddress, method }: ApprovalView): TemplateResult {
    const { texts } = this;
    const { t } = texts;
    const choices = html`
      ${bankAccounts.map((account) => methodChoice(savedPrefix + account.token, bankAccountText(texts, account)))}
      ${methodChoice('bankAccount', t(bankAccounts.length > 0 ? 'method.anotherBankAccount' : 'method.BankAccount'))}
      ${cards.map((card) => methodChoice(savedCardPrefix + card.token, words.cardText(texts, card)))}
      ${methodChoice('pushToCard', t(cards.length > 0 ? 'method.anotherCard' : 'method.PushToCard'))}
      ${methodChoice('virtualCard', t('method.VirtualCard'))}
      ${checkAddress ? methodChoice('check', words.checkText(texts, checkAddress)) : nothing}
    `;
    return methods(texts, this.errors, choices, method === null ? 'method.legend' : 'method.legendAgain');
  }

  #renderQuestion(): TemplateResult {
    const { t } = this.texts;
    return html`<fieldset class="question">
      <legend id="question" tabindex="-1">${t('reject.heading')}</legend>
      <p>${t('reject.text')}</p>
      <div class="actions">
        <button type="button" class="danger" @click=${this.#onRejected}>${t('reject.go')}</button>
        <button type="button" @click=${this.#onKept}>${t('reject.stay')}</button>
      </div>
    </fieldset>`;
  }

  #onChange(): void {
    const method = this.form && new FormData(this.form).get('method');
    this.choice = typeof method === 'string' ? method : '';
  }

  async #onReject(): Promise<void> {
    this.problem = '';
    this.isRejecting = true;
    await this.#focus('#question');
  }

  async #onKept(): Promise<void> {
    this.isRejecting = false;
    this.choice = '';
    await this.#focus('#reject');
  }

  #onRejected(): Promise<void> {
    return this.#answer({ decision: 'reject' });
  }

  async #onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { view, form } = this;
    if (!view || !form) return;
    const approval = view.canDecide ? ({ decision: 'approve' } as const) : {};
    if (!view.canChoose) return this.#answer({ decision: 'approve' });
    const read = readChoice(new FormData(form));
    this.problem = '';
    this.errors = 'errors' in read ? read.errors : noErrors;
    if ('errors' in read) return this.#focus(`[name='${[...read.errors.keys()][0] ?? ''}']`);
    return this.#answer({ ...approval, method: read.method });
  }

  async #answer(answer: PartyAnswer): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const outcome = await answerLink(this, answer);
    // After a lost answer too: what became of it shows in what there is to do now.
    const read = await readLink(this);
    if (read !== 'lost' && read.kind === 'approval') this.view = read;
    this.isBusy = false;
    this.isRejecting = false;
    this.problem = this.#problemOf(outcome);
    if (outcome === 'done') {
      this.choice = '';
      this.form?.reset();
    }
    await this.#focus(this.problem === '' ? '#heading' : '#problem');
    if (outcome === 'done')
      this.dispatchEvent(new CustomEvent('link-done', { detail: null, bubbles: true, composed: true }));
  }

  #problemOf(outcome: ChoiceOutcome): string {
    if (outcome === 'done') return '';
    return outcome === 'lost' ? this.texts.t('lost.answer') : problemText(this.texts, outcome);
  }

  async #focus(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-approval-link': SandboxApprovalLink;
  }
}
