import type { ModalKind } from './modal-kind.ts';
import { withTexts } from './option-texts.ts';
import shared from './shared.json' with { type: 'json' };
import type { StoryValues } from './story-values.ts';

export interface Typed {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

export interface StorySetup extends Partial<StoryValues> {
  /** By default made from the story's id. */
  readonly title?: string;
  readonly typed?: readonly Typed[];
  readonly adapt?: (element: HTMLElement) => void;
  readonly modal?: ModalKind;
  readonly declarative?: true;
  /** The names of setups that come first. */
  readonly use?: readonly string[];
}

/** A story in a file: what it shows and what to try. Words between backticks are shown as code. */
export interface StoryRow extends StorySetup {
  readonly text: string;
}

interface GroupFile {
  readonly title: string;
  readonly common?: StorySetup;
  readonly stories: Readonly<Record<string, StoryRow>>;
}

interface SharedGroupFile extends Omit<GroupFile, 'title' | 'stories'> {
  readonly like: keyof typeof shared;
  readonly stories?: Readonly<Record<string, StorySetup & { readonly text?: string }>>;
}

export interface StoryFile {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** Replace the names in braces in shared.json. */
  readonly words: Readonly<Record<string, string>>;
  readonly setups: Readonly<Record<string, StorySetup>>;
  readonly front: StorySetup;
  readonly groups: readonly (GroupFile | SharedGroupFile)[];
}

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly setup: StorySetup;
}

export interface StoryGroup {
  readonly title: string;
  readonly stories: readonly Story[];
}

export interface StorySection extends Pick<StoryFile, 'id' | 'title' | 'about' | 'front'> {
  readonly modal: ModalKind;
  readonly defaults: StoryValues;
  readonly groups: readonly StoryGroup[];
}

interface SectionCode extends Pick<StorySection, 'modal' | 'defaults'> {
  readonly setups: Readonly<Record<string, StorySetup>>;
  /** More stories by the title of their group. They come first. */
  readonly stories?: Readonly<Record<string, Readonly<Record<string, StoryRow>>>>;
}

export function sectionOf(file: StoryFile, { setups, stories: more = {}, ...code }: SectionCode): StorySection {
  const known: SectionCode['setups'] = { ...file.setups, ...setups };

  function expanded({ use = [], ...own }: StorySetup): readonly StorySetup[] {
    return [...use.flatMap((name) => expanded(named(name))), own];
  }

  function named(name: string): StorySetup {
    const setup = known[name];
    if (!setup) throw new TypeError(`There is no setup ${name} for the stories of ${file.title}.`);
    return setup;
  }

  function merged(...all: readonly StorySetup[]): StorySetup {
    return all
      .flatMap(expanded)
      .reduce((sum, setup) => ({ ...sum, ...setup, options: withTexts(sum.options ?? {}, setup.options ?? {}) }), {});
  }

  const groups = file.groups.map((source): StoryGroup => {
    const { title, common = {}, stories } = 'like' in source ? fromShared(source, file.words) : source;
    const rows = Object.entries({ ...more[title], ...stories }).map(([id, { text, ...own }]): Story => {
      const setup = merged(common, own);
      return { id, title: setup.title ?? titleOf(id), text, setup };
    });
    return { title, stories: rows };
  });
  const { id, title, about, front } = file;
  return { ...code, id, title, about, front: merged(front), groups };
}

function fromShared({ like, common = {}, stories = {} }: SharedGroupFile, words: StoryFile['words']): GroupFile {
  const text = JSON.stringify(shared[like]).replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const group = JSON.parse(text) as GroupFile;
  const rows = Object.entries({ ...group.stories, ...stories });
  return {
    title: group.title,
    common,
    stories: Object.fromEntries(rows.map(([id, row]) => [id, { text: '', ...group.stories[id], ...row }])),
  };
}

/** `'make-a-payment' => 'Make a payment'` */
function titleOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}

export const plainValues = {
  session: 'fresh',
  network: 'normal',
  form: 'later',
  language: 'en',
  theme: 'page',
  options: {},
} as const satisfies Partial<StoryValues>;
