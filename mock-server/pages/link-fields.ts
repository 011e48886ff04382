import { html, nothing, type TemplateResult } from 'lit';
import { PayeeAccountType } from '../../src/claims/enumerations.ts';
import { bankAccountEn } from '../../src/messages/bank-account.en.ts';
import type { LinkErrors, LinkField } from './claim-link-form.ts';

/* The fields that the pages of all links have. */

export function methodChoice(value: string, label: string): TemplateResult {
  return html`<label class="choice"><input type="radio" name="method" value=${value} />${label}</label>`;
}

export function fieldError(errors: LinkErrors, name: LinkField): TemplateResult | typeof nothing {
  const error = errors.get(name);
  return error === undefined ? nothing : html`<p class="error" id="${name}-error">${error}</p>`;
}

export function bankAccountFields(errors: LinkErrors): TemplateResult {
  const { 'routingNumber.label': routingNumber, 'accountNumber.label': accountNumber } = bankAccountEn;
  return html`<fieldset>
    <legend>Bank account</legend>
    <div class="field">
      <label for="accountType">${bankAccountEn['accountType.label']}</label>
      ${fieldError(errors, 'accountType')}
      <select
        id="accountType"
        name="accountType"
        aria-required="true"
        aria-invalid=${errors.has('accountType') ? 'true' : nothing}
        aria-describedby=${errors.has('accountType') ? 'accountType-error' : nothing}
      >
        <option value=""></option>
        ${Object.values(PayeeAccountType).map((type) => html`<option value=${type}>${type}</option>`)}
      </select>
    </div>
    ${digitsField(errors, { name: 'routingNumber', label: routingNumber, hint: 'To try: 021000021, 121000248' })}
    ${digitsField(errors, {
      name: 'accountNumber',
      label: accountNumber,
      hint: 'To try: 000123456789. One that begins with 2, 3 or 4 is declined',
    })}
  </fieldset>`;
}

export function digitsField(
  errors: LinkErrors,
  { name, label, hint }: { readonly name: LinkField; readonly label: string; readonly hint: string },
): TemplateResult {
  const isWrong = errors.has(name);
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <p class="hint" id="${name}-hint">${hint}</p>
    ${fieldError(errors, name)}
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
