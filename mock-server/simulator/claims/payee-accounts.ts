import type { CompanyContact, Payee, SuppliedPayee } from '../../../src/claims/requests.ts';
import type { Cents } from '../../../src/money.ts';
import type { Ids } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { newContact, type PayeeAccount, type KeptBankAccount } from './payee-account.ts';

export interface StoredPayee {
  readonly account: PayeeAccount;
  readonly contactId: number | null;
}

export class PayeeAccounts {
  readonly #accounts = new Map<string, Map<number, PayeeAccount>>();
  readonly #companies = new Map<string, Set<number>>();
  readonly #demo: readonly DemoAccount[];
  readonly #ids: Ids;

  constructor(ids: Ids, demo: readonly DemoAccount[]) {
    this.#ids = ids;
    this.#demo = demo;
  }

  known(merchantKey: string, accountId: number): PayeeAccount | undefined {
    return this.#of(merchantKey).get(accountId);
  }

  find(merchantKey: string, accountId: number): PayeeAccount {
    const found = this.known(merchantKey, accountId);
    if (found) return found;
    throw new Refusal('AccountNotFound', 'The merchant has no account with this id.', 'AccountId');
  }

  sameCompany(merchantKey: string, { id, record }: PayeeAccount): readonly PayeeAccount[] {
    const taxId = nineDigits(record);
    if (taxId === null) return [];
    return [...(this.#companies.get(`${merchantKey} ${taxId}`) ?? [])]
      .map((other) => this.find(merchantKey, other))
      .filter((other) => other.id !== id && nineDigits(other.record) === taxId);
  }

  /** Replaces the details of a known payee, or creates an account. They must fit it: see {@link requireFits}. */
  store(merchantKey: string, accountId: number | undefined, payee: Payee): StoredPayee {
    const before = accountId === undefined ? undefined : this.find(merchantKey, accountId);
    requireFits(before, payee);
    if (payee.type === 'individual') return this.keepPayee(merchantKey, before, payee, null);
    const { contact, ...company } = payee;
    // Keeps the fields that the account modal does not ask for.
    const record = { ...(before?.record.type === 'company' ? before.record : {}), ...company };
    return this.keepPayee(merchantKey, before, record, contact);
  }

  keepPayee(
    merchantKey: string,
    before: PayeeAccount | undefined,
    record: PayeeAccount['record'],
    contact: CompanyContact | null,
  ): StoredPayee {
    const id = before?.id ?? this.#ids.number();
    const kept = before ?? { contacts: [], bankAccounts: new Map(), prepaidBalance: null };
    if (!contact) return { account: this.keep(merchantKey, { ...kept, id, record }), contactId: null };
    const contactId = contact.contactId ?? this.#ids.number();
    const known = kept.contacts.find((one) => one.contactId === contactId);
    // Keeps the fields that the submission does not have.
    const updated = { ...newContact, ...known, ...contact, contactId };
    const contacts = known ? kept.contacts.map((one) => (one === known ? updated : one)) : [...kept.contacts, updated];
    return { account: this.keep(merchantKey, { ...kept, id, record, contacts }), contactId };
  }

  keep(merchantKey: string, account: PayeeAccount): PayeeAccount {
    this.#of(merchantKey).set(account.id, account);
    const company = `${merchantKey} ${nineDigits(account.record)}`;
    this.#companies.set(company, (this.#companies.get(company) ?? new Set()).add(account.id));
    return account;
  }

  /** Stores a bank account of a payee and returns its token. An account with the same numbers keeps its token. */
  keepBankAccount(merchantKey: string, accountId: number, bankAccount: KeptBankAccount): string {
    const account = this.find(merchantKey, accountId);
    const identity = identityOf(bankAccount);
    const known = [...account.bankAccounts].find(([, kept]) => identityOf(kept) === identity);
    if (known) return known[0];
    const token = this.#ids.guid();
    this.keep(merchantKey, { ...account, bankAccounts: new Map([...account.bankAccounts, [token, bankAccount]]) });
    return token;
  }

  addToPrepaid(merchantKey: string, accountId: number, amount: Cents): Cents {
    const account = this.find(merchantKey, accountId);
    const prepaidBalance = (account.prepaidBalance ?? 0) + amount;
    this.keep(merchantKey, { ...account, prepaidBalance });
    return prepaidBalance;
  }

  #of(merchantKey: string): Map<number, PayeeAccount> {
    const known = this.#accounts.get(merchantKey);
    if (known) return known;
    const accounts = new Map<number, PayeeAccount>();
    this.#accounts.set(merchantKey, accounts);
    for (const { account } of this.#demo) this.keep(merchantKey, account);
    return accounts;
  }
}

function identityOf({ masked, numbers }: KeptBankAccount): string {
  return JSON.stringify([masked, numbers]);
}

export function requireFits(account: PayeeAccount | undefined, payee: SuppliedPayee): void {
  requireType(account?.record.type ?? payee.type, payee);
  const contactId = payee.type === 'company' ? payee.contact?.contactId : undefined;
  if (contactId === undefined || account?.contacts.some((known) => known.contactId === contactId)) return;
  throw new Refusal('ContactNotFound', 'The account has no contact with this id.', 'ContactId');
}

export function requireType(type: Payee['type'], payee: SuppliedPayee): void {
  if (payee.type !== type) throw typeMismatch(payee);
}

export function typeMismatch(payee: SuppliedPayee): Refusal {
  const message = 'The details are not of the type of the account: one is a company, the other an individual.';
  const field = payee.type === 'company' ? 'CompanyDetails' : 'IndividualDetails';
  return new Refusal('AccountTypeMismatch', message, field);
}

/** The digits of a tax id, without hyphens. Null for placeholders such as `000000000`, which companies share. */
function nineDigits(record: PayeeAccount['record']): string | null {
  if (record.type === 'individual') return null;
  const digits = (record.taxId ?? '').replace(/[\s\p{P}]/gu, '');
  return /^(\d)(?!\1{8})\d{8}$/.test(digits) ? digits : null;
}
