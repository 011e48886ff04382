import type { InterfaceForm } from '../../src/options/payment-options.ts';
import type { OptionTable } from '../../src/options/option-table.ts';
import type { NetworkName } from '../sandbox/network.ts';
import type { SessionKind } from '../sandbox/sessions.ts';
import type { ThemeName } from '../themes/themes.ts';

/** An element that stories are told of, with what the page has to know of it. All else comes from its tables. */
export interface ModalKind {
  readonly tag: string;
  /** Its name in jQuery, and what its event codes begin with. */
  readonly plugin: string;
  /** What a page with a bundler imports, and what one without loads. */
  readonly module: string;
  readonly script: string;
  readonly methods: Readonly<Record<string, { readonly label: string; readonly completeCode: string }>>;
  readonly options: OptionTable;
  /** What each option is for, by name. */
  readonly optionNotes: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
  readonly define: () => Promise<unknown>;
}

/** Options as pages write them: all text. Empty text is an option that is not given. */
export type OptionTexts = Readonly<Record<string, string>>;

/** Everything that can be set on the page of a story. */
export interface StoryValues {
  readonly method: string;
  /** The authentication key of the merchant that sessions are made for. */
  readonly merchant: string;
  readonly session: SessionKind;
  readonly network: NetworkName;
  readonly form: InterfaceForm;
  readonly language: 'en' | 'es';
  readonly theme: ThemeName;
  readonly options: OptionTexts;
  /** Texts of the insurer's own, by message key. */
  readonly messages?: Readonly<Record<string, string>>;
}

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
  /** What to do, and what then happens. */
  readonly toTry: string;
  readonly typed?: readonly Typed[];
  readonly values: Partial<StoryValues>;
  /** Does something to the element that no value of the story does. Called when the element is defined. */
  readonly adapt?: (element: HTMLElement) => void;
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
  readonly modal: ModalKind;
  readonly defaults: StoryValues;
  readonly groups: readonly StoryGroup[];
}

/** What a story begins with. */
export function startingValues({ defaults }: StorySection, { values }: Story): StoryValues {
  return { ...defaults, ...values };
}

/** The options that are given, in the order of the table. */
export function givenOptions({ options: table }: ModalKind, { method, options }: StoryValues): OptionTexts {
  const names = Object.entries(table)
    .filter(([name, { appliesTo }]) => options[name] && (!appliesTo || appliesTo.includes(method)))
    .map(([name]) => name);
  return Object.fromEntries(names.map((name) => [name, options[name] ?? '']));
}
