import { html, nothing, type TemplateResult } from 'lit';
import type { AccountMessageKey } from '../../src/account/account.en.ts';
import type { AccountFieldName } from '../../src/account/account-form.ts';
import type { Payee } from '../../src/claims/requests.ts';
import { readablePhone } from '../../src/fields/phone.ts';
import { changeLinks } from '../shared/change-links.ts';
import { fieldTexts } from '../shared/form-view.ts';
import { summaryLines, type SummaryLine } from '../shared/later/summary-lines.ts';
import { textField, type TextField } from '../shared/text-field.ts';
import type { AccountView } from './account-view.ts';

export function payeeSection(view: AccountView, onCorrect: () => void): TemplateResult {
  const { t, entry } = view;
  const { payee } = entry.session;
  const { details } = entry;
  if (!entry.choices.isCorrecting) {
    return html`<section class="payee" aria-labelledby="payee-heading">
      <h3 id="payee-heading">${t('payee.legend')}</h3>
      ${summaryLines(payeeLines(view, payee))}
      ${
        details.length === 0
          ? nothing
          : html`<button type="button" class="button quiet" @click=${onCorrect}>${t('payee.change')}</button>`
      }
    </section>`;
  }
  return html`<fieldset>
    <legend class="section">${t('payee.legend')}</legend>
    <div class="fields">
      ${details.map((name) => textField({ ...fieldTexts(view, name), ...inputOf(name, payee) }))}
    </div>
    <p class="note">${t('payee.note')}</p>
  </fieldset>`;
}

export function payeeLines(
  { t, entry }: AccountView,
  payee: Payee,
  onChange?: (field: string) => void,
): readonly SummaryLine[] {
  const { address, city, state, zip } = payee;
  const person = payee.type === 'company' ? payee.contact : payee;
  const name = `${person.firstName} ${person.lastName}`;
  const change = changeLinks(t, onChange);
  const line = (term: AccountMessageKey, description: string, field: AccountFieldName): SummaryLine => ({
    term: t(term),
    description,
    change: change(entry.details.includes(field) && field),
  });
  return [
    ...(payee.type === 'company'
      ? [line('payee.company', payee.companyName, 'companyName'), line('payee.contact', name, 'firstName')]
      : [line('payee.name', name, 'firstName')]),
    line('payee.address', `${address}, ${city}, ${state}\u00a0${zip}`, 'address'),
    line('email.label', person.email, 'email'),
    line('phone.label', readablePhone(person.phone), 'phone'),
  ];
}

/** How a browser can help with a detail, and how much room it takes. */
const inputs: Partial<Record<AccountFieldName, Partial<TextField>>> = {
  companyName: { autocomplete: 'organization', autocapitalize: 'words' },
  firstName: { autocomplete: 'given-name', autocapitalize: 'words', half: true },
  lastName: { autocomplete: 'family-name', autocapitalize: 'words', half: true },
  email: { autocomplete: 'email', inputMode: 'email' },
  phone: { autocomplete: 'tel-national', inputMode: 'tel' },
  address: { autocomplete: 'address-line1', autocapitalize: 'words' },
  city: { autocomplete: 'address-level2', autocapitalize: 'words' },
  state: { autocomplete: 'address-level1', autocapitalize: 'words', half: true },
  zip: { autocomplete: 'postal-code', inputMode: 'numeric', half: true },
};

function inputOf(name: AccountFieldName, { type }: Payee): Partial<TextField> {
  return { ...inputs[name], ...(name === 'phone' && type === 'company' ? { autocomplete: 'work tel-national' } : {}) };
}
