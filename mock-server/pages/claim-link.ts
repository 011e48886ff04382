import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { EPayView } from '../simulator/account/e-pay-requests.ts';
import type { LinkView } from '../simulator/link-operations.ts';
import { chooseMethod, readLink, type ChoiceOutcome } from './claim-link-client.ts';
import { readMethod, savedPrefix, type LinkErrors } from './claim-link-form.ts';
import * as words from './claim-link-texts.ts';
import { claimLinkStyles } from './claim-link.styles.ts';
import { bankAccountFields, methodChoice, methods } from './link-fields.ts';
import { head, help, lines, next, problem } from './link-parts.ts';
import { textsAround, type LinkTexts } from './link-texts.ts';

const noErrors: LinkErrors = new Map();

/**
 * The page of a payee who opens the link of an e-mail payment request: what is to be paid, and the methods to choose
 * from.
 *
 * ```html
 * <sandbox-claim-link base-url="" token="36434ef2-510c-4632-8d4e-86a538000008"></sandbox-claim-link>
 * ```
 *
 * It belongs to the sandbox, and talks to the sandbox alone. What is typed stays in the inputs, and goes with them. It
 * speaks the language of the page around it.
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
    const texts = textsAround(this);
    return html`<div class="stack">
      ${link ? this.#renderLink(texts, link) : nothing}
      <div id="problem" role="alert" tabindex="-1">${this.problem === '' ? nothing : problem(this.problem)}</div>
      <div role="status">${this.isBusy ? texts.t('sending') : nothing}</div>
      ${link?.kind === 'ePay' ? help(texts, link.merchant) : nothing}
    </div>`;
  }

  #renderLink(texts: LinkTexts, link: LinkView): TemplateResult {
    if (link.kind === 'approval') {
      return html`<sandbox-approval-link
        base-url=${this.baseUrl}
        token=${this.token}
        .view=${link}
        .texts=${texts}
      ></sandbox-approval-link>`;
    }
    const isOpen = link.status === 'open';
    return html`
      ${head(link.merchant.name, words.headingOf(texts, link))}
      ${next(words.nextOf(texts, link), isOpen ? undefined : 'done')} ${lines(words.facts(texts, link))}
      ${isOpen ? this.#renderForm(texts, link) : nothing}
    `;
  }

  #renderForm(texts: LinkTexts, link: EPayView): TemplateResult {
    const { t } = texts;
    const { bankAccounts } = link;
    const choices = html`
      ${bankAccounts.map((account) =>
        methodChoice(savedPrefix + account.token, words.bankAccountText(texts, account), account.nameOnAccount),
      )}
      ${methodChoice('bankAccount', t(bankAccounts.length > 0 ? 'method.anotherBankAccount' : 'method.BankAccount'))}
      ${methodChoice('prepaidAccount', words.prepaidText(texts, link))}
    `;
    return html`<form novalidate autocomplete="off" @submit=${this.#onSubmit} @change=${this.#onChange}>
      ${methods(texts, this.errors, choices)} ${this.isNewAccount ? bankAccountFields(texts, this.errors) : nothing}
      <div class="actions"><button type="submit" class="primary">${words.submitText(texts, link)}</button></div>
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
    this.problem = this.link?.status === 'done' ? '' : this.#problemOf(outcome);
    await this.#focus(this.link?.status === 'done' ? '#heading' : '#problem');
    if (outcome === 'done')
      this.dispatchEvent(new CustomEvent('link-done', { detail: null, bubbles: true, composed: true }));
  }

  async #load(): Promise<void> {
    const { token } = this;
    if (token === '') return;
    const read = await readLink(this);
    if (token !== this.token) return;
    const isLink = read !== 'lost' && 'merchant' in read;
    this.link = isLink ? read : undefined;
    if (isLink) this.problem = '';
    else this.problem = read === 'lost' ? textsAround(this).t('lost.view') : words.problemText(textsAround(this), read);
  }

  #problemOf(outcome: ChoiceOutcome): string {
    const texts = textsAround(this);
    if (outcome === 'done') return '';
    if (outcome === 'lost') return texts.t('lost.choice');
    return words.problemText(texts, outcome, this.link?.kind === 'ePay' && this.link.amount === null);
  }

  async #focus(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-claim-link': SandboxClaimLink;
  }
}
