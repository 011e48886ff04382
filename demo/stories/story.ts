import type { ModalKind } from './modal-kind.ts';
import type { OptionTexts } from './option-texts.ts';
import type { StoryValues } from './story-values.ts';

/** A text to copy before the modal opens and to type there. */
export interface Typed {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** One example. Words between backticks are shown as code. */
export interface Story {
  /** The last part of its address. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** Steps to take, and their result. */
  readonly toTry: string;
  readonly typed?: readonly Typed[];
  readonly values: Partial<StoryValues>;
  /** Changes the element in a way that no value can. Called when the element is defined. */
  readonly adapt?: (element: HTMLElement) => void;
  /** Replaces the modal of the section. */
  readonly modal?: ModalKind;
  /** Opens the modal by a button with data attributes instead of the element's method. */
  readonly declarative?: true;
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

/** What all stories of a group begin with. */
export type Common = Partial<StoryValues> & Pick<Story, 'typed' | 'declarative'>;

/** The definition of a story. Without a title, the id is the title. */
export type StoryText = Omit<Story, 'id' | 'title' | 'values'> & {
  readonly title?: string;
  /** Options besides the common ones. */
  readonly options?: OptionTexts;
  readonly values?: Partial<StoryValues>;
};

/** Makes a group of stories from their texts by id. */
export function group(title: string, common: Common, texts: Readonly<Record<string, StoryText>>): StoryGroup {
  const { typed = [], declarative, options: shared, ...values } = common;
  return {
    title,
    stories: Object.entries(texts).map(([id, { options, ...text }]) => ({
      id,
      title: titleOf(id),
      typed,
      ...(declarative && { declarative }),
      ...text,
      values: { ...values, options: { ...shared, ...options }, ...text.values },
    })),
  };
}

/** `'make-a-payment' => 'Make a payment'` */
function titleOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}

/** The values that a section begins with if it changes none of them. */
export const plainValues = {
  session: 'fresh',
  network: 'normal',
  form: 'later',
  names: 'listed',
  language: 'en',
  theme: 'page',
  options: {},
} as const satisfies Partial<StoryValues>;

/** The values that a story begins with. */
export function startingValues({ defaults }: StorySection, { values }: Story): StoryValues {
  return { ...defaults, ...values };
}
