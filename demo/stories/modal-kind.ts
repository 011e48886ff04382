import type { SandboxSide } from './sandbox-side.ts';
import { givenTexts, textOf, withSmallNames, camelCase, type FieldTable, type OptionTexts } from './option-texts.ts';
import type { StoryValues } from './story-values.ts';

/** Something that a modal is opened for. */
export interface ModalOperation {
  readonly label: string;
  /** The element's method, and what pages with jQuery and buttons call it. */
  readonly call: string;
  readonly pluginCall: string;
}

/** How a page hears of what became of an operation. */
export interface ModalResults {
  /** All event codes of the element. */
  readonly codes: readonly string[];
  /** The codes that tell of a result of an operation. */
  readonly of: (values: StoryValues) => readonly string[];
  /** Where a handler finds the payload in `data`, and what it shows of an error: as code. */
  readonly payload: (values: StoryValues, data: string) => string;
  readonly error: (values: StoryValues, data: string) => string;
}

/** An element that stories are told of, with what the page has to know of it. All else comes from its tables. */
export interface ModalKind {
  readonly tag: string;
  /** Its name in jQuery, and what its event codes begin with. */
  readonly plugin: string;
  /** The import of a page with a bundler, and the script of one without. */
  readonly module: string;
  readonly script: string;
  /** The id of the container in code that is shown. */
  readonly container: string;
  /** The text on a button that opens it. */
  readonly buttonLabel: string;
  /** The operations, by the names that the tables of options know them by. */
  readonly methods: Readonly<Record<string, ModalOperation>>;
  /** The option that says which operation it is, where pages call the same method for all. */
  readonly methodOption?: string;
  readonly sessionOption: string;
  /**
   * Required options that a story cannot have, since the sandbox gives them: in code that is shown, with their origin.
   */
  readonly givenLater?: Readonly<Record<string, { readonly example: string; readonly from: string }>>;
  readonly options: FieldTable;
  /** True where pages may also be written for the earlier form of its interface. */
  readonly hasForms: boolean;
  readonly results: ModalResults;
  readonly sandbox: SandboxSide;
  /** The element that shows it in the demo, where the page has another one under its tag. */
  readonly demoTag?: string;
  readonly define: () => Promise<unknown>;
}

/** The operation that the values are for; empty where the option that decides says nothing that is known. */
export function methodOf({ methods, methodOption }: ModalKind, { method, options }: StoryValues): string {
  if (methodOption === undefined) return method;
  const said = textOf(options, methodOption);
  return said in methods ? said : '';
}

/** How a page opens the modal. Where it is not known what for, any operation of the modal does. */
export function operationOf(modal: ModalKind, values: StoryValues): ModalOperation {
  const operation = modal.methods[methodOf(modal, values)] ?? Object.values(modal.methods)[0];
  if (!operation) throw new TypeError(`${modal.tag} has no operation.`);
  return operation;
}

/** The options that are given, under the names that the page writes. */
export function givenOptions(modal: ModalKind, values: StoryValues): OptionTexts {
  const given = givenTexts(modal.options, values.options, methodOf(modal, values));
  return values.names === 'camelCase' ? withSmallNames(given) : given;
}

/** The options that the sandbox gives, where the operation needs them and the page does not say otherwise. */
export function optionsGivenLater(modal: ModalKind, values: StoryValues): NonNullable<ModalKind['givenLater']> {
  const given = givenOptions(modal, values);
  const method = methodOf(modal, values);
  const missing = Object.entries(modal.givenLater ?? {}).filter(
    ([name]) => !(name in given) && modal.options.fields[name]?.requiredBy?.includes(method),
  );
  return Object.fromEntries(missing);
}

/** The name under which the page writes the session. */
export function sessionName({ sessionOption }: ModalKind, { names }: StoryValues): string {
  return names === 'camelCase' ? camelCase(sessionOption) : sessionOption;
}
