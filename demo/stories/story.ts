import type { ModalKind } from './modal-kind.ts';
import type { StoryValues } from './story-values.ts';

/** A text to copy before the modal opens and to type there. */
export interface Typed {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** What a story or a group of stories sets besides texts. */
export interface StorySetup extends Partial<StoryValues> {
  /** By default made from the story's id. */
  readonly title?: string;
  readonly typed?: readonly Typed[];
  /** Changes the element in a way that no value can. Called when the element is defined. */
  readonly adapt?: (element: HTMLElement) => void;
  /** Replaces the modal of the section. */
  readonly modal?: ModalKind;
  /** Opens the modal by a button with data attributes instead of the element's method. */
  readonly declarative?: true;
}

/** A row in the table of stories: what it shows and what to try. Words between backticks are shown as code. */
export type StoryRow = readonly [text: string, setup?: StorySetup];

/** One example. */
export interface Story {
  /** The last part of its address. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly setup: StorySetup;
}

export interface StoryGroup {
  readonly title: string;
  readonly stories: readonly Story[];
}

/** The stories of one element. */
export interface StorySection {
  /** The first part of their addresses. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly modal: ModalKind;
  readonly defaults: StoryValues;
  readonly groups: readonly StoryGroup[];
}

/** Makes a group of stories from rows by id. The options of a story are added to the common ones. */
export function group(title: string, common: StorySetup, rows: Readonly<Record<string, StoryRow>>): StoryGroup {
  const stories = Object.entries(rows).map(([id, [text, own = {}]]): Story => {
    const setup = { ...common, ...own, options: { ...common.options, ...own.options } };
    return { id, title: setup.title ?? titleOf(id), text, setup };
  });
  return { title, stories };
}

/** `'make-a-payment' => 'Make a payment'` */
function titleOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}

/** The values of a section that changes nothing. */
export const plainValues = {
  session: 'fresh',
  network: 'normal',
  form: 'later',
  names: 'listed',
  language: 'en',
  theme: 'page',
  options: {},
} as const satisfies Partial<StoryValues>;
