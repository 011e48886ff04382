import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { errorLine } from '../../components/shared/error-line.ts';
import { check, warning } from '../../components/shared/icons.ts';
import { withPhone } from '../../components/shared/phone-link.ts';
import { radioGroup } from '../../components/shared/radio-group.ts';
import { summaryLines } from '../../components/shared/later/summary-lines.ts';
import { textField } from '../../components/shared/text-field.ts';
import { PayeeAccountType } from '../../src/claims/enumerations.ts';
import type { LinkView } from '../simulator/link-operations.ts';
import { claimLinkStyles } from './claim-link.styles.ts';
import { answerLink, isProblem, readLink, type LinkAnswer } from './link-client.ts';
import { contentOf, problemText, type LinkForm } from './link-content.ts';
import { readMethod, type DigitsField, type LinkEntry, type LinkErrors } from './link-entry.ts';
import { textsAround, type LinkTexts } from './link-texts.ts';

const noErrors: LinkErrors = new Map();

/**
 * The page behind the link of an e-mail: for a payee who chooses a method, and for a party of an approval request.
 *
 * ```html
 * <sandbox-claim-link base-url="" token="36434ef2-510c-4632-8d4e-86a538000008"></sandbox-claim-link>
 * ```
 *
 * It calls only the sandbox, and uses the language of the page around it.
 *
 * @element sandbox-claim-link
 * @fires {CustomEvent<null>} link-done - An answer was accepted: a method, an approval or a rejection.
 */
export class SandboxClaimLink extends LitElement {
  static override styles = claimLinkStyles;

  /** The last part of the link in the e-mail. */
  @property() token = '';

  /** The sandbox's base address, without a trailing slash; empty for the page's own origin. */
  @property({ attribute: 'base-url' }) baseUrl = '';

  @state() private view: LinkView | undefined;
  /** Why there is nothing to show, or why the last answer failed. */
  @state() private problem = '';
  @state() private entry: LinkEntry = {};
  @state() private errors = noErrors;
  @state() private isRejecting = false;
  @state() private isBusy = false;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('token') || changed.has('baseUrl')) void this.#load();
  }

  protected override render(): TemplateResult {
    const { view, problem } = this;
    const texts = textsAround(this);
    return html`<div class="stack">
      ${view ? this.#renderView(texts, view) : nothing}
      <div id="problem" role="alert" tabindex="-1">${problem === '' ? nothing : notice('problem', problem)}</div>
      <div role="status">${this.isBusy ? texts.t('sending') : nothing}</div>
      ${view ? html`<p class="help">${callMerchant(texts, view)}</p>` : nothing}
    </div>`;
  }

  #renderView(texts: LinkTexts, view: LinkView): TemplateResult {
    const { heading, next, sign, facts, form } = contentOf(texts, view);
    const declined = view.kind === 'approval' && view.partyStatus === 'Asked' ? view.declined : null;
    const wasDeclined = declined !== null && this.problem === '';
    return html`
      <div>
        <p class="merchant">${view.merchant.name}</p>
        <h2 id="heading" tabindex="-1">${heading}</h2>
      </div>
      ${
        wasDeclined
          ? notice('problem', problemText(texts, { kind: 'decline', code: declined }, view))
          : notice(sign, next)
      }
      ${summaryLines(facts)}
      ${form ? (this.isRejecting ? this.#renderQuestion(texts) : this.#renderForm(texts, form)) : nothing}
    `;
  }

  #renderForm(texts: LinkTexts, { legend, choices, submit, canReject }: LinkForm): TemplateResult {
    const { t } = texts;
    const { method = '' } = this.entry;
    return html`<form novalidate autocomplete="off" @submit=${this.#onSubmit}>
      ${
        choices.length === 0
          ? nothing
          : radioGroup({
              name: 'method',
              legend: t(legend),
              options: choices,
              chosen: method,
              onChoose: (chosen) => (this.entry = { ...this.entry, method: chosen }),
              error: this.#error(texts, 'method'),
            })
      }
      ${
        method === 'bankAccount'
          ? html`<fieldset>
              <legend>${t('method.BankAccount')}</legend>
              <div class="fields">
                ${this.#renderAccountType(texts)} ${this.#renderDigits(texts, 'routingNumber')}
                ${this.#renderDigits(texts, 'accountNumber')}
              </div>
            </fieldset>`
          : nothing
      }
      ${
        method === 'pushToCard'
          ? html`<fieldset>
              <legend>${t('method.PushToCard')}</legend>
              <div class="fields">${this.#renderDigits(texts, 'cardNumber')}</div>
            </fieldset>`
          : nothing
      }
      <div class="actions">
        <button type="submit" class="button primary">${submit}</button>
        ${
          canReject
            ? html`<button type="button" class="button danger" id="reject" @click=${this.#onReject}>
                ${t('reject.button')}
              </button>`
            : nothing
        }
      </div>
    </form>`;
  }

  #renderAccountType(texts: LinkTexts): TemplateResult {
    const { t } = texts;
    const error = this.#error(texts, 'accountType');
    const onChange = ({ target }: Event) => {
      this.entry = { ...this.entry, accountType: (target as HTMLSelectElement).value };
    };
    return html`<div class="field">
      <div class="label-line"><label class="label" for="accountType">${t('accountType.label')}</label></div>
      ${error ? errorLine('accountType', error) : nothing}
      <select
        id="accountType"
        aria-required="true"
        aria-invalid=${error ? 'true' : nothing}
        aria-describedby=${error ? 'accountType-error' : nothing}
        @change=${onChange}
      >
        <option value="">${t('accountType.choose')}</option>
        ${Object.values(PayeeAccountType).map((type) => html`<option value=${type}>${t(`accountType.${type}`)}</option>`)}
      </select>
    </div>`;
  }

  #renderDigits(texts: LinkTexts, name: DigitsField): TemplateResult {
    return textField({
      name,
      label: texts.t(`${name}.label`),
      hint: texts.t(`try.${name}`),
      error: this.#error(texts, name),
      inputMode: 'numeric',
      read: () => this.entry[name] ?? '',
      onInput: (text) => (this.entry = { ...this.entry, [name]: text }),
    });
  }

  #renderQuestion({ t }: LinkTexts): TemplateResult {
    return html`<fieldset class="question">
      <legend id="question" tabindex="-1">${t('reject.heading')}</legend>
      <p>${t('reject.text')}</p>
      <div class="actions">
        <button type="button" class="button danger" @click=${this.#onRejected}>${t('reject.go')}</button>
        <button type="button" class="button" @click=${this.#onKept}>${t('reject.stay')}</button>
      </div>
    </fieldset>`;
  }

  #error({ t }: LinkTexts, name: keyof LinkEntry): string | undefined {
    const key = this.errors.get(name);
    return key && t(key);
  }

  async #onReject(): Promise<void> {
    this.problem = '';
    this.isRejecting = true;
    await this.#focus('question');
  }

  async #onKept(): Promise<void> {
    this.isRejecting = false;
    this.entry = {};
    await this.#focus('reject');
  }

  #onRejected(): Promise<void> {
    return this.#answer({ decision: 'reject' });
  }

  async #onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { view } = this;
    if (!view) return;
    const approval = view.kind === 'approval' && view.canDecide ? ({ decision: 'approve' } as const) : {};
    if (view.kind === 'approval' && !view.canChoose) return this.#answer({ decision: 'approve' });
    const read = readMethod(this.entry);
    this.problem = '';
    this.errors = 'errors' in read ? read.errors : noErrors;
    if ('errors' in read) return this.#focus([...read.errors.keys()][0] ?? '');
    return this.#answer({ ...approval, method: read.method } as LinkAnswer);
  }

  async #answer(answer: LinkAnswer): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const failed = await answerLink(this, answer);
    // The state of an approval request shows whether a lost answer arrived. A payee can repeat the choice.
    if (!failed || this.view?.kind === 'approval') {
      const read = await readLink(this);
      if (!isProblem(read)) this.view = read;
    }
    this.isBusy = false;
    this.isRejecting = false;
    this.problem = failed ? problemText(textsAround(this), failed, this.view) : '';
    if (!failed) this.entry = {};
    await this.#focus(failed ? 'problem' : 'heading');
    if (!failed) this.dispatchEvent(new CustomEvent('link-done', { detail: null, bubbles: true, composed: true }));
  }

  async #load(): Promise<void> {
    const { token } = this;
    if (token === '') return;
    const read = await readLink(this);
    if (token !== this.token) return;
    this.view = isProblem(read) ? undefined : read;
    this.problem = isProblem(read) ? problemText(textsAround(this), read, undefined) : '';
  }

  async #focus(id: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`#${id}`)?.focus();
  }
}

/** A sentence, with an icon if something is done, over or wrong. */
function notice(sign: 'done' | 'over' | 'problem' | undefined, text: string): TemplateResult {
  if (!sign) return html`<p>${text}</p>`;
  return html`<p class="notice ${sign}">${sign === 'done' ? check : warning} <span>${text}</span></p>`;
}

function callMerchant({ t }: LinkTexts, { merchant: { name, phone } }: LinkView): TemplateResult {
  return withPhone(t, 'questions', { merchant: name, phone });
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-claim-link': SandboxClaimLink;
  }
}
