import { givenTexts, textOf, type FieldTable, type OptionTexts } from './option-texts.ts';
import type { StoryValues } from './story-values.ts';

export interface BegunSession {
  readonly sessionKey: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** What the demo knows of an element. Everything else comes from the element's option table. */
export interface ModalKind {
  readonly tag: string;
  /** The name of the jQuery plugin, and the first part of event codes. */
  readonly plugin: 'portal' | 'claims';
  /** The import of a page with a bundler, and the script of one without. */
  readonly module: string;
  readonly script: string;
  /** The operations by the names in the option table, each with the element's method. */
  readonly methods: Readonly<Record<string, string>>;
  /** What the plugin calls the methods, if it has one name for all. */
  readonly pluginCall?: string;
  /** The option that selects the operation, if one method serves all operations. */
  readonly methodOption?: string;
  readonly sessionOption: string;
  /** Required options that only the sandbox knows, each with an example for code. */
  readonly givenLater?: Readonly<Record<string, string>>;
  readonly options: FieldTable;
  readonly codes: readonly string[];
  readonly resultCodes: (values: StoryValues) => readonly string[];
  /** The parts of an event's data in code: `'.paymentInfo'`, and what a handler logs of an error. */
  readonly payload: (values: StoryValues) => string;
  readonly error: (values: StoryValues) => readonly string[];
  /** What the demo does in the sandbox. */
  readonly sandbox: {
    readonly merchants: readonly { readonly key: string; readonly name: string }[];
    readonly begin: (values: StoryValues) => Promise<BegunSession>;
    /** Reserves a session as a modal in another window does. */
    readonly reserve: (begun: BegunSession) => Promise<void>;
    /** Uses up a session as a canceled operation does. */
    readonly spend: (sessionKey: string) => Promise<void>;
    readonly takesUploads?: true;
  };
  /** The element's name in the demo, if the page has another element under its tag. */
  readonly demoTag?: string;
  readonly define: () => Promise<unknown>;
}

/** The operation of the values; empty if the option that selects it has an unknown value. */
export function methodOf({ methods, methodOption }: ModalKind, { method, options }: StoryValues): string {
  if (methodOption === undefined) return method;
  const selected = textOf(options, methodOption);
  return selected in methods ? selected : '';
}

/** The element's method for the operation. All methods report an unknown operation. */
export function callOf(modal: ModalKind, values: StoryValues): string {
  return modal.methods[methodOf(modal, values)] ?? Object.values(modal.methods)[0] ?? '';
}

export function givenOptions(modal: ModalKind, values: StoryValues): OptionTexts {
  return givenTexts(modal.options, values.options, methodOf(modal, values));
}

export function optionsGivenLater(modal: ModalKind, values: StoryValues): NonNullable<ModalKind['givenLater']> {
  const given = givenOptions(modal, values);
  const method = methodOf(modal, values);
  const isMissing = (name: string) => !(name in given) && modal.options.fields[name]?.requiredBy?.includes(method);
  return Object.fromEntries(Object.entries(modal.givenLater ?? {}).filter(([name]) => isMissing(name)));
}
