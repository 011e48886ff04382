import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { ApprovalView, PartyAnswer } from '../simulator/adjuster/party-links.ts';
import { readChoice, savedCardPrefix } from './approval-link-form.ts';
import * as texts from './approval-link-texts.ts';
import { answerLink, readLink } from './claim-link-client.ts';
import { savedPrefix, type LinkErrors } from './claim-link-form.ts';
import { claimLinkStyles } from './claim-link.styles.ts';
import { bankAccountFields, digitsField, fieldError, methodChoice } from './link-fields.ts';

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

  /** Why the last answer came to nothing. */
  @state() private problem = '';
  @state() private errors = noErrors;
  @state() private choice = '';
  @state() private isRejecting = false;
  @state() private isBusy = false;

  @query('form') private form!: HTMLFormElement | null;

  protected override render(): TemplateResult {
    const { view } = this;
    if (!view) return html``;
    return html`
      <h2 id="heading" tabindex="-1">${texts.headingOf(view)}</h2>
      <dl>
        ${texts.facts(view).map(
          ([term, text]) =>
            html`<dt>${term}</dt>
              <dd>${text}</dd>`,
        )}
      </dl>
      ${
        view.declined === null || view.partyStatus !== 'Asked'
          ? nothing
          : html`<p id="declined">${texts.declineText(view.declined)}</p>`
      }
      ${view.canDecide || view.canChoose ? this.#renderForm(view) : nothing}
      <p class="problem" id="problem" role="alert" tabindex="-1">${this.problem}</p>
      <p role="status">${this.isBusy ? 'One moment…' : ''}</p>
      <p>Questions? Call ${view.merchant.name} at ${view.merchant.phone}.</p>
    `;
  }

  #renderForm(view: ApprovalView): TemplateResult {
    if (this.isRejecting) return this.#renderQuestion();
    return html`<form novalidate autocomplete="off" @submit=${this.#onSubmit} @change=${this.#onChange}>
      ${view.canChoose ? this.#renderMethods(view) : nothing}
      ${this.choice === 'bankAccount' ? bankAccountFields(this.errors) : nothing}
      ${
        this.choice === 'pushToCard'
          ? digitsField(this.errors, {
              name: 'cardNumber',
              label: 'Card number',
              hint: 'To try: 4000056655665556. Only cards that are flagged for it can be paid to',
            })
          : nothing
      }
      <button type="submit">${texts.submitText(view)}</button>
      ${view.canDecide ? html`<button type="button" id="reject" @click=${this.#onReject}>Reject</button>` : nothing}
    </form>`;
  }

  #renderMethods({ bankAccounts, cards, checkAddress }: ApprovalView): TemplateResult {
    return html`<fieldset aria-describedby=${this.errors.has('method') ? 'method-error' : nothing}>
      <legend>How do you want to be paid?</legend>
      ${fieldError(this.errors, 'method')}
      ${bankAccounts.map((account) => methodChoice(savedPrefix + account.token, texts.bankAccountText(account)))}
      ${methodChoice('bankAccount', bankAccounts.length > 0 ? 'Another bank account' : 'Bank account')}
      ${cards.map((card) => methodChoice(savedCardPrefix + card.token, texts.cardText(card)))}
      ${methodChoice('pushToCard', cards.length > 0 ? 'Another card' : 'Card')}
      ${methodChoice('virtualCard', 'Virtual card')}
      ${checkAddress ? methodChoice('check', texts.checkText(checkAddress)) : nothing}
    </fieldset>`;
  }

  #renderQuestion(): TemplateResult {
    return html`<fieldset>
      <legend id="question" tabindex="-1">Reject the claim payment?</legend>
      <p>The request ends with that, for all who take part in it. Nobody is paid.</p>
      <button type="button" @click=${this.#onRejected}>Reject the payment</button>
      <button type="button" @click=${this.#onKept}>Go back</button>
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
    if (typeof read !== 'string' && read.kind === 'approval') this.view = read;
    this.isBusy = false;
    this.isRejecting = false;
    this.problem = this.#problemOf(outcome);
    if (outcome === 'done') this.choice = '';
    await this.#focus(this.problem === '' ? '#heading' : '#problem');
    if (outcome === 'done')
      this.dispatchEvent(new CustomEvent('link-done', { detail: null, bubbles: true, composed: true }));
  }

  #problemOf(outcome: Awaited<ReturnType<typeof answerLink>>): string {
    if (outcome === 'done') return '';
    if (outcome === 'lost') return 'The answer was lost. What is shown here is how it stands now.';
    return 'refusal' in outcome ? outcome.refusal : texts.declineText(outcome.decline);
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
