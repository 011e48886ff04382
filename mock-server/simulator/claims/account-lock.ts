import {
  accountOptions,
  companyDetails,
  contactDetails,
  individualDetails,
  readAccountOptions,
} from '../../../src/account/account-options.ts';
import { AccountContext } from '../../../src/account/enumerations.ts';
import { detailFields, detailOf, emailOf, type AccountFieldName } from '../../../src/account/account-form.ts';
import { isPayeeLocked, wrongDetails } from '../../../src/account/locked-payee.ts';
import type { AccountOpenRequest, AccountSubmission } from '../../../src/account/requests.ts';
import * as v from 'valibot';
import { SuppliedPayee, type Payee } from '../../../src/claims/requests.ts';
import type { LockedOptions } from '../../../src/options/locked-options.ts';
import type { OptionProblem } from '../../../src/options/option-problems.ts';
import { fixableOf, readDetails, readFixed, requireFixed, requireRight } from '../shared/fixed-options.ts';

const fixable = fixableOf(accountOptions, ['SessionId', 'lockedOptions']);

type FixedValues = ReturnType<typeof readFixed<typeof fixable>>['values'];

export class AccountLock {
  readonly options: LockedOptions;
  readonly #fixed: FixedValues;
  readonly #payee: SuppliedPayee | undefined;

  constructor(options: LockedOptions) {
    const { values, problems } = readFixed(fixable, options);
    const { payee, problems: ofPayee } = readPayee(options, values);
    requireRight(new Map([...ofSave(values), ...problems, ...ofPayee]));
    this.options = withoutTaxId(options);
    this.#fixed = values;
    this.#payee = payee;
  }

  complete(request: AccountOpenRequest): AccountOpenRequest {
    const { Context: fixed, AccountGroupCode: group = request.accountGroupCode } = this.#fixed;
    const { context = fixed } = request;
    requireFixed(context === undefined || fixed === undefined || context === fixed, 'Context');
    // Options that only a payment has make it a payment.
    const isPayment = this.#fixed.Amount !== undefined || this.#fixed.ClaimNumber !== undefined;
    requireFixed(!isPayment || context !== AccountContext.save, 'Context');
    requireFixed(request.accountGroupCode === undefined || request.accountGroupCode === group, 'AccountGroupCode');
    const { accountId, payee } = this.#payeeOf(request);
    return {
      ...(context === undefined ? {} : { context }),
      ...(accountId === undefined ? {} : { accountId }),
      ...(payee === undefined ? {} : { payee }),
      ...(group === undefined ? {} : { accountGroupCode: group }),
    };
  }

  requireSubmission(submission: AccountSubmission, opened: Payee): void {
    const { amount, claimNumber, sourceUser, method, payee } = submission;
    const { Amount = amount, ClaimNumber = claimNumber, SourceUser = sourceUser, EPayAllowed } = this.#fixed;
    requireFixed(amount === Amount, 'Amount');
    requireFixed(claimNumber === ClaimNumber, 'ClaimNumber');
    requireFixed(sourceUser === SourceUser, 'SourceUser');
    requireFixed(method.type !== 'ePay' || EPayAllowed !== false, 'EPayAllowed');
    if (!isPayeeLocked(this.options)) return;
    this.#requirePayee(payee, opened);
    requireFixed(method.type !== 'ePay' || method.email === emailOf(payee), optionOf(opened));
  }

  /** The payee is fixed as a whole: the page cannot add details to a fixed account, or an account to fixed details. */
  #payeeOf(request: AccountOpenRequest): Pick<AccountOpenRequest, 'accountId' | 'payee'> {
    if (!isPayeeLocked(this.options)) return request;
    const { AccountId: accountId } = this.#fixed;
    const payee = this.#payee;
    requireFixed(request.accountId === undefined || request.accountId === accountId, 'AccountId');
    requireFixed(request.payee === undefined || isSame(request.payee, payee), optionOf(request.payee ?? payee));
    return { ...(accountId === undefined ? {} : { accountId }), ...(payee === undefined ? {} : { payee }) };
  }

  /** Allows changes only to details that were invalid when the session was opened. */
  #requirePayee(payee: Payee, opened: Payee): void {
    const isDetail = (name: AccountFieldName) => {
      const fixed = detailOf(opened, name);
      return fixed === undefined || fixed === detailOf(payee, name);
    };
    requireFixed(payee.type === opened.type && detailFields(opened).every(isDetail), optionOf(opened));
    if (payee.type === 'individual' || opened.type === 'individual') return;
    const { contactId, webAccess } = opened.contact;
    requireFixed(payee.contact.contactId === contactId && payee.contact.webAccess === webAccess, 'CompanyDetails');
    const taxId = this.#payee?.type === 'company' ? this.#payee.taxId : undefined;
    requireFixed(payee.taxId === undefined || payee.taxId === taxId, 'CompanyDetails');
  }
}

/** Reads the details of a payee like those of a page: complete, or with an account only the updates. */
function readPayee(
  options: LockedOptions,
  { CompanyDetails: company = {}, IndividualDetails: individual = {} }: FixedValues,
) {
  const { values, problems } = readAccountOptions([options]);
  const ofCompany = readDetails(companyDetails, company);
  const { ContactDetails: contact = {} } = ofCompany.values;
  const ofDetails = [...problems].filter(([name]) => name === 'IndividualDetails' || !(name in accountOptions));
  const ofNames = [
    ...ofCompany.problems,
    ...readDetails(contactDetails, contact).problems,
    ...readDetails(individualDetails, individual).problems,
  ];
  const ofForm = values.payee
    ? wrongDetails(values.payee).map((name) => [optionOfField(name), [notTaken]] as const)
    : [];
  return { payee: values.payee, problems: new Map([...ofDetails, ...ofNames, ...ofForm]) };
}

/** Problems of options that both save a method and pay: no call could use such a session. */
function ofSave(values: FixedValues): (readonly [string, readonly OptionProblem[]])[] {
  const payment = Object.keys(values).filter((name) => 'appliesTo' in fixable[name as keyof typeof fixable]);
  return values.Context === AccountContext.save ? payment.map((name) => [name, [notOfSave]]) : [];
}

const notOfSave: OptionProblem = { code: 'notOfSave', message: 'Only a payment has it, and the Context is save.' };

const notTaken: OptionProblem = { code: 'notTaken', message: 'The form of the modal would not take this value.' };

function optionOfField(name: AccountFieldName): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The options for the page, which never receives a tax id. */
function withoutTaxId(options: LockedOptions): LockedOptions {
  const text = JSON.stringify(options, (name, value: unknown) => (/^taxId$/i.test(name) ? undefined : value));
  return JSON.parse(text) as LockedOptions;
}

/** Compares payees in any order of names. A missing tax id is equal, because the page never receives it. */
function isSame(one: SuppliedPayee, fixed: SuppliedPayee | undefined): boolean {
  if (fixed === undefined) return false;
  const taxId = fixed.type === 'company' && fixed.taxId !== undefined ? { taxId: fixed.taxId } : {};
  return inOrder({ ...taxId, ...one }) === inOrder(fixed);
}

function inOrder(payee: SuppliedPayee): string {
  return JSON.stringify(v.parse(SuppliedPayee, payee));
}

function optionOf(payee: SuppliedPayee | undefined): string {
  return payee?.type === 'company' ? 'CompanyDetails' : 'IndividualDetails';
}
