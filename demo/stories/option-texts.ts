import type { OptionRule, OptionTable } from '../../src/options/option-table.ts';

/** Options as pages write them: all text, or objects of texts. Empty text is an option that is not given. */
export interface OptionTexts {
  readonly [name: string]: string | OptionTexts;
}

export interface FieldTable {
  readonly fields: OptionTable;
  readonly notes: Readonly<Record<string, string>>;
  readonly objects?: Readonly<Record<string, FieldTable>>;
}

/** True if the method reads the field. While `method` is empty, every field counts. */
export function isRead({ appliesTo }: OptionRule, method: string): boolean {
  return !appliesTo || method === '' || appliesTo.includes(method);
}

export function textOf(texts: OptionTexts, name: string): string {
  const found = texts[name];
  return typeof found === 'string' ? found : '';
}

export function objectOf(texts: OptionTexts, name: string): OptionTexts {
  const found = texts[name];
  return typeof found === 'object' ? found : {};
}

/** The texts with one of them changed, such as `['CompanyDetails', 'ContactDetails', 'Email']`. */
export function withText(texts: OptionTexts, [name = '', ...rest]: readonly string[], text: string): OptionTexts {
  return { ...texts, [name]: rest.length === 0 ? text : withText(objectOf(texts, name), rest, text) };
}

/** The texts with others added. If both have a text, the second counts. */
export function withTexts(first: OptionTexts, second: OptionTexts): OptionTexts {
  const added = Object.entries(second).map(([name, value]): readonly [string, string | OptionTexts] => {
    const before = first[name];
    return [name, typeof before === 'object' && typeof value === 'object' ? withTexts(before, value) : value];
  });
  return { ...first, ...Object.fromEntries(added) };
}

/** The given options, in the order of the table. An object is given if one of its fields is given. */
export function givenTexts(table: FieldTable, texts: OptionTexts, method: string): OptionTexts {
  const given = Object.entries(table.fields)
    .filter(([, rule]) => isRead(rule, method))
    .map(([name]): readonly [string, string | OptionTexts] => {
      const inner = table.objects?.[name];
      return [name, inner ? givenTexts(inner, objectOf(texts, name), method) : textOf(texts, name)];
    });
  return Object.fromEntries(given.filter(([, value]) => Object.keys(value).length > 0));
}
