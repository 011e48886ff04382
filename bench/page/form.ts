export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly text?: string;
}

export interface Field {
  readonly id: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly hint?: string;
  readonly isHalf?: boolean;
  readonly isNumeric?: boolean;
  readonly isOptional?: boolean;
}

/** The markup of the form's parts, by a library of components or by hand. The first choice is chosen. */
export interface FormParts {
  choices(name: 'amountChoice' | 'method', label: string, choices: readonly Choice[]): string;
  field(field: Field): string;
}

const amounts: readonly Choice[] = [
  { value: 'minAmountDue', label: 'Amount due', text: 'minAmountDue' },
  { value: 'accountBalance', label: 'Account balance', text: 'accountBalance' },
  { value: 'other', label: 'Another amount' },
];

const methods: readonly Choice[] = [
  { value: 'CreditCard', label: 'Card', text: 'cardFee' },
  { value: 'ECheck', label: 'Bank account', text: 'bankFee' },
];

const half = { isHalf: true } as const;
const numeric = { isNumeric: true } as const;

const fields: readonly Field[] = [
  { id: 'card-number', label: 'Card number', autocomplete: 'cc-number', ...numeric },
  { id: 'expiration', label: 'Expiration', autocomplete: 'cc-exp', hint: 'Month and year: 04/29', ...half, ...numeric },
  { id: 'name-on-card', label: 'Name on card', autocomplete: 'cc-name', hint: 'As it is printed', ...half },
  { id: 'security-code', label: 'Security code', autocomplete: 'cc-csc', hint: '3 or 4 digits', ...half, ...numeric },
  { id: 'zip', label: 'ZIP code', autocomplete: 'billing postal-code', hint: '5 or 9 digits', ...half },
  { id: 'street', label: 'Street', autocomplete: 'billing street-address', hint: 'Optional', isOptional: true },
];

const sums = [
  { label: 'Amount', text: 'amount' },
  { label: 'Convenience fee', text: 'fee' },
  { label: 'Total', text: 'total' },
];

export function paymentForm({ choices, field }: FormParts, end = ''): string {
  const lines = sums.map(
    ({ label, text }) => `<dt class="${text}">${label}</dt><dd class="${text}" data-text="${text}"></dd>`,
  );
  return `<form novalidate hidden>
    ${choices('amountChoice', 'Amount to pay', amounts)} ${choices('method', 'Pay with', methods)}
    <div class="fields">${fields.map(field).join('')}</div>
    <dl class="lines">${lines.join('')}</dl>
    ${end}
  </form>`;
}
