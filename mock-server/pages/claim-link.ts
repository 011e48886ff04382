import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { EPayView } from '../simulator/account/e-pay-requests.ts';
import type { LinkView } from '../simulator/link-operations.ts';
import { chooseMethod, readLink, type ChoiceOutcome } from './claim-link-client.ts';
import { readMethod, savedPrefix, type LinkErrors } from './claim-link-form.ts';
import { declineText, facts, headingOf, prepaidText, savedMethodText, submitText } from './claim-link-texts.ts';
import { claimLinkStyles } from './claim-link.styles.ts';
import { bankAccountFields, fieldError, methodChoice } from './link-fields.ts';

const noErrors: LinkErrors = new Map();

/**
 * The page of a payee who opens the link of an e-mail payment request: what is to be paid, and the methods to choose
 * from.
 *
 * ```html
 * <sandbox-claim-link base-url="" token="36434ef2-510c-4632-8d4e-86a538000008"></sandbox-claim-link>
 * ```
 *
 * It belongs to the sandbox, and talks to the sandbox alone. What is typed stays in the inputs, and goes with them.
 *
 * @element sandbox-claim-link
 * @fires {CustomEvent<null>} link-done - A method was accepted: the payee was paid, or the method saved.
 */
export class SandboxClaimLink extends LitElement {
  static override styles = claimLinkStyles;

  /** The last part of the link in the e-mail. */
  @property() token = '';

  /** The sandbox's base address, without a trailing slash; empty for the page's own origin. */
  @property({ attribute: 'base-url' }) baseUrl = '';

  @state() private link: LinkView | undefined;
  /** Why there is no link to show, or why the last choice came to nothing. */
  @state() private problem = '';
  @state() private errors = noErrors;
  @state() private isNewAccount = false;
  @state() private isBusy = false;

  @query('form') private form!: HTMLFormElement | null;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('token') || changed.has('baseUrl')) void this.#load();
  }

  protected override render(): TemplateResult {
    const { link } = this;
    return html`
      ${link ? this.#renderLink(link) : nothing}
      <p class="problem" id="problem" role="alert" tabindex="-1">${this.problem}</p>
      <p role="status">${this.isBusy ? 'One moment…' : ''}</p>
    `;
  }

  #renderLink(link: LinkView): TemplateResult {
    if (link.kind === 'approval') {
      return html`<sandbox-approval-link
        base-url=${this.baseUrl}
        token=${this.token}
        .view=${link}
      ></sandbox-approval-link>`;
    }
    return html`
      <h2 id="heading" tabindex="-1">${headingOf(link)}</h2>
      <dl>
        ${facts(link).map(
          ([term, text]) =>
            html`<dt>${term}</dt>
              <dd>${text}</dd>`,
        )}
      </dl>
      ${link.status === 'open' ? this.#renderForm(link) : nothing}
      <p>Questions? Call ${link.merchant.name} at ${link.merchant.phone}.</p>
    `;
  }

  #renderForm(link: EPayView): TemplateResult {
    return html`<form novalidate autocomplete="off" @submit=${this.#onSubmit} @change=${this.#onChange}>
      <fieldset aria-describedby=${this.errors.has('method') ? 'method-error' : nothing}>
        <legend>How do you want to be paid?</legend>
        ${fieldError(this.errors, 'method')}
        ${link.bankAccounts.map((account) => methodChoice(savedPrefix + account.token, savedMethodText(account)))}
        ${methodChoice('bankAccount', link.bankAccounts.length > 0 ? 'Another bank account' : 'Bank account')}
        ${methodChoice('prepaidAccount', prepaidText(link))}
      </fieldset>
      ${this.isNewAccount ? bankAccountFields(this.errors) : nothing}
      <button type="submit">${submitText(link)}</button>
    </form>`;
  }

  #onChange(): void {
    this.isNewAccount = this.form !== null && new FormData(this.form).get('method') === 'bankAccount';
  }

  async #onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.isBusy || !this.form) return;
    const read = readMethod(new FormData(this.form));
    this.problem = '';
    this.errors = 'errors' in read ? read.errors : noErrors;
    if ('errors' in read) {
      await this.#focus(`[name='${[...read.errors.keys()][0] ?? ''}']`);
      return;
    }
    this.isBusy = true;
    const outcome = await chooseMethod(this, read.method);
    if (outcome === 'done') await this.#load();
    this.isBusy = false;
    this.problem = this.link?.status === 'done' ? '' : problemOf(outcome);
    await this.#focus(this.link?.status === 'done' ? '#heading' : '#problem');
    if (outcome === 'done')
      this.dispatchEvent(new CustomEvent('link-done', { detail: null, bubbles: true, composed: true }));
  }

  async #load(): Promise<void> {
    const { token } = this;
    if (token === '') return;
    const read = await readLink(this);
    if (token !== this.token) return;
    this.link = typeof read === 'string' ? undefined : read;
    this.problem = typeof read === 'string' ? read : '';
  }

  async #focus(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}

function problemOf(outcome: ChoiceOutcome): string {
  if (outcome === 'lost') return 'The answer was lost. Try again: nothing is done twice.';
  if (outcome === 'done') return '';
  return 'refusal' in outcome ? outcome.refusal : declineText(outcome.decline);
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-claim-link': SandboxClaimLink;
  }
}
