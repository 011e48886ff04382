import type { ModalKind } from './modal-kind.ts';
import type { StoryValues } from './story-values.ts';

/** Something to copy before the modal is opened, and to type there. */
export interface Typed {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** One story. It is data: whatever it shows is done by its values. Words between backticks are shown as code. */
export interface Story {
  /** The last part of its address. */
  readonly id: string;
  readonly title: string;
  /** What it shows. */
  readonly about: string;
  /** Steps to take, and what then happens. */
  readonly toTry: string;
  readonly typed?: readonly Typed[];
  readonly values: Partial<StoryValues>;
  /** Does something to the element that no value of the story does. Called when the element is defined. */
  readonly adapt?: (element: HTMLElement) => void;
  /** Another one than its section's. */
  readonly modal?: ModalKind;
  /** Opened by a button with data attributes, instead of by the element's method. */
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
  /** The element's task, in a sentence or two. */
  readonly about: string;
  readonly modal: ModalKind;
  readonly defaults: StoryValues;
  readonly groups: readonly StoryGroup[];
}

/** The values that a story begins with. */
export function startingValues({ defaults }: StorySection, { values }: Story): StoryValues {
  return { ...defaults, ...values };
}
