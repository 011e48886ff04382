import { problem, text, type OptionKind, type Reading } from '../../options/option-kinds.ts';
import { plainText } from '../../plain-text.ts';

/* The list and map fields of an upload. Their limits are far above what a claim needs, and protect the service. */

const maxLines = 100;
const maxParameters = 50;
const maxNameCharacters = 100;

/** The items of a list; undefined if the value is no list that can be read. */
function itemsOf(value: unknown, most: number): readonly unknown[] | 'tooMany' | undefined {
  try {
    if (!Array.isArray(value)) return undefined;
    return value.length > most ? 'tooMany' : Array.from<unknown>(value);
  } catch {
    return undefined;
  }
}

export function list<Item>(most: number): OptionKind<readonly unknown[], readonly Item[]> {
  return {
    kind: 'list',
    read: (value) => {
      const items = itemsOf(value, most);
      if (items === undefined) return problem('notList', 'This option must be a list.');
      if (items === 'tooMany') return problem('tooMany', `This list is too long: at most ${most} items are allowed.`);
      return items.length > 0 ? { value: items } : problem('missing', 'This option must not be an empty list.');
    },
  };
}

type GivenText = string | number | null | undefined;

export const textList: OptionKind<readonly string[], readonly GivenText[]> = {
  kind: 'list',
  read: (value) => {
    const items = itemsOf(value, maxLines);
    if (items === undefined) return problem('notList', 'This option must be a list of texts.');
    if (items === 'tooMany')
      return problem('tooMany', `This option has too many lines: at most ${maxLines} are allowed.`);
    return textsOf(items);
  },
};

function textsOf(items: readonly unknown[]): Reading<readonly string[]> {
  const texts: string[] = [];
  for (const item of items) {
    const reading = item === null || item === undefined ? { value: '' } : text.read(item);
    if ('problem' in reading) return reading;
    const line = reading.value.trim();
    if (line !== '') texts.push(line);
  }
  return { value: texts };
}

/** Texts by name: `{ ClaimantName: 'Pat Doe' }`. Blank ones are left out. The result has no prototype. */
export const textMap: OptionKind<Readonly<Record<string, string>>, Readonly<Record<string, GivenText>>> = {
  kind: 'map',
  read: (value) => {
    const entries = entriesOf(value);
    if (!entries) return problem('notMap', 'This option must be an object that maps names to texts.');
    if (entries.length > maxParameters) {
      return problem('tooMany', `This option has too many names: at most ${maxParameters} are allowed.`);
    }
    if (entries.some(([name]) => name.length > maxNameCharacters)) {
      return problem(
        'tooLong',
        `A name in this option is too long: at most ${maxNameCharacters} characters are allowed.`,
      );
    }
    return textsByName(entries);
  },
};

function entriesOf(value: unknown): [name: string, value: unknown][] | undefined {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
  } catch {
    return undefined;
  }
}

function textsByName(entries: readonly [name: string, value: unknown][]): Reading<Readonly<Record<string, string>>> {
  const texts = Object.create(null) as Record<string, string>;
  for (const [name, value] of entries) {
    const reading = textsOf([value]);
    if ('problem' in reading) return reading;
    const [line] = reading.value;
    if (line !== undefined) texts[plainText(name)] = line;
  }
  return { value: texts };
}
