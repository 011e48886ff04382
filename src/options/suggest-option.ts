import type { OptionTable } from './option-table.ts';

/** What people write for an option that they know by another name, in lower case and without dashes. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  sessionId: ['session', 'sessionkey', 'sessiontoken', 'claimssessionkey'],
  claimsSessionKey: ['session', 'sessionid', 'sessionkey', 'sessiontoken'],
  paymentCategory: ['category', 'method', 'paymentmethod', 'paymenttype'],
  feeContext: ['fee', 'withfee'],
  saveOption: ['save', 'savemethod'],
  confirmationDisplay: ['confirmation', 'showconfirmation'],
  minAmountDue: ['amount', 'amountdue', 'minamount', 'minimumamountdue'],
  accountBalance: ['balance'],
  billingZip: ['zip', 'zipcode', 'billingzipcode', 'postalcode'],
  billingAddressStreet: ['street', 'address', 'billingaddress', 'billingstreet'],
  policyHolderName: ['name', 'policyholder', 'customername'],
  accountGroupCode: ['accountgroup'],
  clientReferenceData1: ['reference', 'clientreference', 'policynumber'],
  acknowledgmentRequired: ['acknowledge', 'acknowledgment'],
  claimNumber: ['claim', 'claimid'],
  approvalRequestId: ['requestid', 'approvalrequest'],
};

/**
 * The option that a page probably meant by a name that does not exist; undefined if no name is similar.
 * `'billingzip' => 'billingZip'`, `'minAmoutDue' => 'minAmountDue'`, `'sessionKey' => 'sessionId'`, `'theme' => undefined`.
 */
export function suggestOption(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const [nearest] = known
    .map((option) => ({ option, changes: changesBetween(name.toLowerCase(), option.toLowerCase()) }))
    .filter(({ option, changes }) => changes <= (Math.min(name.length, option.length) < 6 ? 1 : 2))
    .toSorted((one, other) => one.changes - other.changes);
  return nearest?.option ?? known.find((option) => synonyms[uncapitalize(option)]?.includes(normalizeName(name)));
}

/** The names that an option object may have: as they are listed, with a small first letter, and other ones that are understood. */
export function optionNames(table: OptionTable): readonly string[] {
  return Object.entries(table).flatMap(([name, { alias = name }]) => [name, uncapitalize(name), alias]);
}

/** `'SessionId' => 'sessionId'` */
function uncapitalize(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** `'billing_zip' => 'billingzip'` */
export function normalizeName(name: string): string {
  return name.replace(/[-_]/g, '').toLowerCase();
}

/** How many letters have to be added, left out or replaced (Levenshtein). */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, counterpart] of Array.from(other).entries()) {
      const replaced = (row[column] ?? 0) + (letter === counterpart ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
