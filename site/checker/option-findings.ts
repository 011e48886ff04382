import { accountOptions } from '../../src/account/account-options.ts';
import { adjusterOptions } from '../../src/adjuster/adjuster-options.ts';
import { attributeOf } from '../../src/options/data-attributes.ts';
import { suggestOption } from '../../src/options/suggest-option.ts';
import type { OptionRule, OptionTable } from '../../src/options/option-table.ts';
import { paymentOptions } from '../../src/payment/payment-options.ts';
import type { Finding } from './finding.ts';
import { saidOptions, type Said, type SaidOption } from './said-options.ts';

const payment = { options: paymentOptions as OptionTable, page: 'docs/payment/README.md#options' };
const account = { options: accountOptions as OptionTable, page: 'docs/account/README.md#options' };
const adjuster = { options: adjusterOptions as OptionTable, page: 'docs/adjuster/README.md#options' };

const operations: Readonly<Record<string, typeof payment>> = {
  makePayment: payment,
  savePaymentMethod: payment,
  ClaimsModal: account,
  openAccount: account,
  createApprovalRequest: adjuster,
  manageApprovalRequest: adjuster,
};

export function optionFindings(page: string): readonly Finding[] {
  return saidOptions(page, Object.keys(operations)).flatMap((said) => {
    const { options, page: document } = operations[said.operation] ?? payment;
    const lineOf = (at: number) => page.slice(0, at).split('\n').length;
    const problems = [
      ...misspelled(said),
      ...said.options.flatMap((option) => wrong(option, options)),
      ...missing(said, options),
    ];
    return problems.map(({ at = said.at, ...problem }) => ({ ...problem, line: lineOf(at), page: document }));
  });
}

type Problem = Pick<Finding, 'weight' | 'what' | 'advice'> & { readonly at?: number };

const code = (text: string) => `\`${text}\``;

/** Finds the rule of an option. Claims options may also start with a small letter. */
function ruleOf(name: string, table: OptionTable): readonly [name: string, rule: OptionRule] | undefined {
  return Object.entries(table).find(([known, { alias }]) => [known, alias, small(known)].includes(name));
}

/** `'SessionId' => 'sessionId'`, `'EPayAllowed' => 'ePayAllowed'` */
function small(name: string): string {
  return name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

function misspelled({ operation, spelled }: Said): readonly Problem[] {
  if (operation === spelled) return [];
  const advice = `This method does not exist. Did you mean ${code(operation)}?`;
  return [{ weight: 'change', what: `The method ${code(spelled)}`, advice }];
}

/** Placeholders of server templates: `{{ due }}`, `<%= due %>`, `@due`. */
const written = /<[%?]|\{|^\s*@/;

function wrong({ name, value, at, attribute }: SaidOption, table: OptionTable): readonly Problem[] {
  const [known, rule] = ruleOf(name, table) ?? [];
  if (attribute !== undefined) {
    if (known === undefined) return [];
    const advice = `This attribute is ignored. Use ${code(attributeOf(known))}.`;
    return [{ weight: 'change', at, what: `The attribute ${code(attribute)}`, advice }];
  }
  if (!rule) {
    const nearest = suggestOption(name, Object.keys(table));
    if (nearest === undefined) return [];
    const advice = `This option is ignored. Did you mean ${code(nearest)}?`;
    return [{ weight: 'change', at, what: `The option ${code(name)}`, advice }];
  }
  if (!value || written.test(value)) return [];
  const what = `${code(name)}: ${value}`;
  if (rule.values && !rule.values.map(String).includes(value))
    return [{ weight: 'change', at, what, advice: `Use one of ${rule.values.map(code).join(', ')}.` }];
  if (rule.kind === 'amount' && 'problem' in rule.read(value.trim())) {
    const advice = 'Use dollars without a sign or commas, with at most two decimals: `1234.50`.';
    return [{ weight: 'change', at, what, advice }];
  }
  return [];
}

function missing({ operation, options, isPart, asAttributes }: Said, table: OptionTable): readonly Problem[] {
  const said = new Map(
    options
      .filter(({ attribute }) => attribute === undefined)
      .map(({ name, value }) => [ruleOf(name, table)?.[0] ?? name, value]),
  );
  if (isPart || said.has('lockedOptions')) return [];
  // In the account modal, the context decides which options are required.
  const method = said.get('Context') ?? operation;
  const names = Object.entries<OptionRule>(table)
    .filter(([name, { requiredBy }]) => requiredBy?.includes(method) && !said.has(name))
    .filter(([name]) => !(name === 'clientReferenceData1' && said.has('referenceNumber')))
    .map(([name]) => code(asAttributes ? attributeOf(name) : name));
  if (names.length === 0) return [];
  const advice = 'They are required, unless a script sets them or your server has locked them.';
  return [{ weight: 'look', what: `${code(operation)} without ${names.join(', ')}`, advice }];
}
