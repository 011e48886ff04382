import { attributeOf } from '../../src/options/data-attributes.ts';
import { suggestOption } from '../../src/options/suggest-option.ts';
import type { OptionRule, OptionTable } from '../../src/options/option-table.ts';
import { code, type Edit, type Found } from './finding.ts';
import { modalOf } from './operations.ts';
import type { SaidOption } from './option-objects.ts';
import { saidOptions, type Said } from './said-options.ts';

/** Options of other interfaces that these modals ignore, with what to do and what changes for the payer. */
const retired: Readonly<Record<string, string>> = {
  customerId: 'Remove it. Store the token of a saved method and pass it as `token`: the payer sees only that method.',
  accessTokenId: 'Remove it. Your server locks the options of the session. Nothing changes for the payer.',
  convenienceFeeType: 'Write `feeContext`. The payer sees the fee that the merchant has set.',
  amountContextDefault: 'Write `amountContext`. The payer begins with the amount due.',
  acceptCreditCards: 'Write `paymentCategory`. The payer has the methods of that category.',
  acceptPrepaidCards: 'Remove it. The processor accepts or declines a card after the payer has submitted it.',
  displayMode: 'Call `.portal({ display: "inline" })`. Otherwise the modal opens over the page.',
};

export function optionFindings(page: string): readonly Found[] {
  return saidOptions(page).flatMap((said) => {
    const { folder = '', options: [table] = [{}] } = modalOf(said.operation) ?? {};
    const problems = [
      ...misspelled(said),
      ...said.options.flatMap((option) => wrong(option, table)),
      ...missing(said, table),
    ];
    return problems.map((problem) => ({ at: said.at, page: `docs/${folder}/README.md#options`, ...problem }));
  });
}

type Problem = Omit<Found, 'at'> & { readonly at?: number };

/** Finds the rule of an option. Claims options may also start with a small letter. */
function ruleOf(name: string, table: OptionTable): readonly [name: string, rule: OptionRule] | undefined {
  return Object.entries(table).find(([known, { alias }]) => [known, alias, small(known)].includes(name));
}

/** `'SessionId' => 'sessionId'`, `'EPayAllowed' => 'ePayAllowed'` */
function small(name: string): string {
  return name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

function misspelled({ operation, spelled, nameAt }: Said): readonly Problem[] {
  if (operation === spelled) return [];
  const advice = `This method does not exist. Did you mean ${code(operation)}?`;
  const edit = { start: nameAt, end: nameAt + spelled.length, text: operation };
  return [{ weight: 'change', what: `The method ${code(spelled)}`, advice, edits: sure(spelled, operation, edit) }];
}

/** A name is corrected if only the case of its letters is wrong. Other ones may mean something else. */
function sure(name: string, known: string, edit: Edit): readonly Edit[] {
  return name.toLowerCase() === known.toLowerCase() ? [edit] : [];
}

/** Placeholders of server templates: `{{ due }}`, `<%= due %>`, `@due`. */
const written = /<[%?]|\{|^\s*@/;

function wrong({ name, value, at, attribute, rename }: SaidOption, table: OptionTable): readonly Problem[] {
  const [known, rule] = ruleOf(name, table) ?? [];
  if (attribute !== undefined) {
    if (known === undefined) return [];
    const advice = `This attribute is ignored. Use ${code(attributeOf(known))}.`;
    return [{ weight: 'change', at, what: `The attribute ${code(attribute)}`, advice, edits: [rename(known)] }];
  }
  if (!rule) {
    const nearest = suggestOption(name, Object.keys(table));
    const advice = retired[name] ?? (nearest && `Did you mean ${code(nearest)}?`);
    if (advice === undefined) return [];
    const edits = nearest === undefined ? [] : sure(name, nearest, rename(nearest));
    return [{ weight: 'change', at, what: `The option ${code(name)}`, advice: `It is ignored. ${advice}`, edits }];
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
