import { html, nothing, type TemplateResult } from 'lit';
import { PayeeAccountType } from '../../src/claims/enumerations.ts';
import type { LinkErrors, LinkField } from './claim-link-form.ts';
import type { LinkMessageKey } from './link.en.ts';
import type { LinkTexts } from './link-texts.ts';

/* The fields that the pages of all links have. */

/** @param note What tells it apart from another one of the same label. */
export function methodChoice(value: string, label: string, note?: string): TemplateResult {
  return html`<label class="choice">
    <input type="radio" name="method" value=${value} />
    <span>${label} ${note ? html`<span class="note">${note}</span>` : nothing}</span>
  </label>`;
}

/** The question with its answers, of which one is chosen. */
export function methods(
  { t }: LinkTexts,
  errors: LinkErrors,
  choices: unknown,
  legend: LinkMessageKey = 'method.legend',
): TemplateResult {
  const isWrong = errors.has('method');
  return html`<fieldset class=${isWrong ? 'wrong' : nothing} aria-describedby=${isWrong ? 'method-error' : nothing}>
    <legend>${t(legend)}</legend>
    ${fieldError(t, errors, 'method')} ${choices}
  </fieldset>`;
}

function fieldError(t: LinkTexts['t'], errors: LinkErrors, name: LinkField): TemplateResult | typeof nothing {
  const error = errors.get(name);
  return error === undefined ? nothing : html`<p class="error" id="${name}-error">${t(error)}</p>`;
}

export function bankAccountFields(texts: LinkTexts, errors: LinkErrors): TemplateResult {
  const { t } = texts;
  return html`<fieldset class="details">
    <legend>${t('method.BankAccount')}</legend>
    <div class="field">
      <label for="accountType">${t('accountType.label')}</label>
      ${fieldError(t, errors, 'accountType')}
      <select
        id="accountType"
        name="accountType"
        aria-required="true"
        aria-invalid=${errors.has('accountType') ? 'true' : nothing}
        aria-describedby=${errors.has('accountType') ? 'accountType-error' : nothing}
      >
        <option value="">${t('accountType.choose')}</option>
        ${Object.values(PayeeAccountType).map((type) => html`<option value=${type}>${t(`accountType.${type}`)}</option>`)}
      </select>
    </div>
    ${digitsField(texts, errors, 'routingNumber')} ${digitsField(texts, errors, 'accountNumber')}
  </fieldset>`;
}

export function cardFields(texts: LinkTexts, errors: LinkErrors): TemplateResult {
  return html`<fieldset class="details">
    <legend>${texts.t('method.PushToCard')}</legend>
    ${digitsField(texts, errors, 'cardNumber')}
  </fieldset>`;
}

/** A field of digits, with numbers to try. */
function digitsField(
  { t }: LinkTexts,
  errors: LinkErrors,
  name: 'routingNumber' | 'accountNumber' | 'cardNumber',
): TemplateResult {
  const isWrong = errors.has(name);
  return html`<div class="field">
    <label for=${name}>${t(`${name}.label`)}</label>
    <p class="hint" id="${name}-hint">${t(`try.${name}`)}</p>
    ${fieldError(t, errors, name)}
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
