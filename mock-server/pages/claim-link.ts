import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { PayeeAccountType } from '../../src/claims/enumerations.ts';
import { bankAccountEn } from '../../src/messages/bank-account.en.ts';
import type { LinkView } from '../simulator/claims/link-operations.ts';
import { chooseMethod, readLink, type ChoiceOutcome } from './claim-link-client.ts';
import { readMethod, savedPrefix, type LinkErrors, type LinkField } from './claim-link-form.ts';
import { declineText, facts, headingOf, prepaidText, savedMethodText, submitText } from './claim-link-texts.ts';
import { claimLinkStyles } from './claim-link.styles.ts';

const noErrors: LinkErrors = new Map();

/**
 * What a payee sees who opens the link of an e-mail payment request: what is to be paid, and the methods to choose from.
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

  #renderForm(link: LinkView): TemplateResult {
    return html`<form novalidate autocomplete="off" @submit=${this.#onSubmit} @change=${this.#onChange}>
      <fieldset aria-describedby=${this.errors.has('method') ? 'method-error' : nothing}>
        <legend>How do you want to be paid?</legend>
        ${this.#renderError('method')}
        ${link.bankAccounts.map((account) => this.#renderChoice(savedPrefix + account.token, savedMethodText(account)))}
        ${this.#renderChoice('bankAccount', link.bankAccounts.length > 0 ? 'Another bank account' : 'Bank account')}
        ${this.#renderChoice('prepaidAccount', prepaidText(link))}
      </fieldset>
      ${this.isNewAccount ? this.#renderBankAccount() : nothing}
      <button type="submit">${submitText(link)}</button>
    </form>`;
  }

  #renderChoice(value: string, label: string): TemplateResult {
    return html`<label class="choice"><input type="radio" name="method" value=${value} />${label}</label>`;
  }

  #renderBankAccount(): TemplateResult {
    return html`<fieldset>
      <legend>Bank account</legend>
      <div class="field">
        <label for="accountType">${bankAccountEn['accountType.label']}</label>
        ${this.#renderError('accountType')}
        <select
          id="accountType"
          name="accountType"
          aria-required="true"
          aria-invalid=${this.errors.has('accountType') ? 'true' : nothing}
          aria-describedby=${this.errors.has('accountType') ? 'accountType-error' : nothing}
        >
          <option value=""></option>
          ${Object.values(PayeeAccountType).map((type) => html`<option value=${type}>${type}</option>`)}
        </select>
      </div>
      ${this.#renderDigits('routingNumber', 'To try: 021000021, 121000248')}
      ${this.#renderDigits('accountNumber', 'To try: 000123456789. One that begins with 2, 3 or 4 is declined')}
    </fieldset>`;
  }

  #renderDigits(name: 'routingNumber' | 'accountNumber', hint: string): TemplateResult {
    const isWrong = this.errors.has(name);
    return html`<div class="field">
      <label for=${name}>${bankAccountEn[`${name}.label`]}</label>
      <p class="hint" id="${name}-hint">${hint}</p>
      ${this.#renderError(name)}
      <input
        id=${name}
        name=${name}
        inputmode="numeric"
        autocomplete="off"
        spellcheck="false"
        dir="ltr"
        aria-required="true"
        aria-invalid=${isWrong ? 'true' : nothing}
        aria-describedby="${isWrong ? `${name}-error ` : ''}${name}-hint"
      />
    </div>`;
  }

  #renderError(name: LinkField): TemplateResult | typeof nothing {
    const error = this.errors.get(name);
    return error === undefined ? nothing : html`<p class="error" id="${name}-error">${error}</p>`;
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
