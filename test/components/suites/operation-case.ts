import type { ModalSettings, Person } from '../person.ts';
import { lost } from '../scripted-service.ts';

export interface ModalFacts {
  readonly namespace: 'portal' | 'claims';
  readonly opener: string;
  readonly names: Texts<'session' | 'code'>;
  problem(description: string, name: string, message: string): object;
  readonly refusable: Readonly<Record<string, string>>;
  /** The description for the page, if it is part of the payload's shape. */
  readonly descriptions: Texts<'declined' | 'unknown' | 'unreachable'>;
  readonly texts: Texts<'unchanged' | 'refused' | 'whatToDo'>;
}

type Texts<Names extends string> = Readonly<Record<Names, string>>;

/** The word `it` is in “We lost the connection before it was confirmed.” */
type Words = Texts<'refused' | 'used' | 'toCheck' | 'open' | 'unknown' | 'notAgain' | 'it' | 'notReceived'>;

/** One operation of a modal: how a test starts, fills in and submits it, and what is reported. */
export interface OperationCase<Modal extends Person = Person> extends ModalFacts {
  readonly what: string;
  readonly words: Words;
  setup(settings?: ModalSettings): Promise<Modal>;
  begin(modal: Modal): void;
  beginAnother(modal: Modal): void;
  ready(modal: Modal): Promise<void>;
  enter(modal: Modal): Promise<void>;
  goOn(modal: Modal): Promise<void>;
  submit(modal: Modal): Promise<void>;
  readonly submitting: string;
  receipt(modal: Modal): unknown;
  readonly opens: { readonly sessionKey: string; readonly request: readonly unknown[] };
  readonly calls: Texts<'open' | 'submit' | 'status' | 'giveBack'>;
  readonly headings: Texts<'loading' | 'ready' | 'submit' | 'submitting' | 'done'>;
  /** The purpose, read with the heading once it is ready, or from the start if the page's options contain it. */
  readonly about: Texts<'loading' | 'ready'>;
  readonly focus: string;
  /** The focused element if the form is shown again with its entries. */
  readonly chosen?: string;
  /** The last event for the page; absent if only the reason shows a cancellation. */
  readonly ends: { readonly complete: string; readonly canceled: readonly string[] };
  readonly leftBecause: 'canceled' | 'complete';
  readonly leave?: string;
  readonly decline: { readonly code: string; readonly heading?: string; readonly text: string };
  readonly emptied?: Readonly<Record<string, string>>;
  /** False if the payer is unknown, so that nothing is kept for another session. */
  readonly keepsDraft?: false;
  readonly typed?: Typed | undefined;
  readonly isInline?: true;
}

interface Typed {
  readonly field: string;
  readonly text: string;
  readonly missing: string;
  readonly secrets: readonly string[];
  readonly given: readonly string[];
}

export const anyWords = ({ texts }: ModalFacts): Words => ({
  refused: 'We can’t continue',
  used: 'We already received this',
  toCheck: 'Check whether it went through before you try again.',
  open: 'This is open in another window',
  unknown: 'We’re checking what happened',
  notAgain: 'Please don’t submit it again.',
  it: 'this',
  notReceived: `${texts.unchanged} This didn’t reach us.`,
});

/** The same as a part of the page, called by a person who has pressed the page's button. */
export function inline<Modal extends Person>(operation: OperationCase<Modal>): OperationCase<Modal> {
  return {
    ...operation,
    what: `${operation.what} in the page`,
    setup: (settings) => operation.setup({ ...settings, display: 'inline' }),
    isInline: true,
  };
}

type Ways = Readonly<Record<string, (modal: Person) => Promise<void>>>;

export const keysOfWindows: Ways = {
  Escape: (modal) => modal.key('Escape'),
  'the Back gesture of a phone': (modal) => modal.goBack(),
};

export function waysOf({ isInline }: OperationCase, ways: Ways): [string, Ways[string]][] {
  return Object.entries(ways).filter(([way]) => !isInline || !(way in keysOfWindows));
}

export async function goAway({ isInline }: OperationCase, modal: Person): Promise<void> {
  await (isInline ? modal.close() : modal.key('Escape'));
}

export async function start(operation: OperationCase, modal: Person): Promise<void> {
  operation.begin(modal);
  await operation.ready(modal);
}

export async function fillIn(operation: OperationCase, modal: Person): Promise<void> {
  await operation.enter(modal);
  await operation.goOn(modal);
}

export async function finish(operation: OperationCase, modal: Person): Promise<void> {
  await operation.submit(modal);
  await modal.shows(operation.headings.done);
}

export async function submitInVain(operation: OperationCase, modal: Person, answer: unknown): Promise<void> {
  modal.service.script(operation.calls.submit, answer);
  await operation.submit(modal);
  await modal.showsProblem();
}

export async function opened(operation: OperationCase, settings?: ModalSettings): Promise<Person> {
  const modal = await operation.setup(settings);
  await start(operation, modal);
  return modal;
}

export async function entered(operation: OperationCase, settings?: ModalSettings): Promise<Person> {
  const modal = await opened(operation, settings);
  await operation.enter(modal);
  return modal;
}

export async function filledIn(operation: OperationCase, settings?: ModalSettings): Promise<Person> {
  const modal = await opened(operation, settings);
  await fillIn(operation, modal);
  return modal;
}

export async function onItsWay(operation: OperationCase) {
  const modal = await filledIn(operation);
  const answer = modal.service.hold(operation.calls.submit);
  await operation.submit(modal);
  return { modal, answer };
}

/** A submission whose answer is lost. The first look-up is answered when the test says so. */
export async function submittedInVain(operation: OperationCase) {
  const { calls, submit } = operation;
  const modal = await filledIn(operation);
  modal.service.script(calls.submit, lost());
  const answer = modal.service.hold(calls.status);
  await submit(modal);
  await modal.shows(operation.words.unknown);
  await modal.until(() => modal.service.callsOf(calls.status).length === 1, 'the service is asked');
  return { modal, answer };
}

export async function declined(operation: OperationCase): Promise<Person> {
  const modal = await filledIn(operation);
  await submitInVain(operation, modal, { code: operation.decline.code });
  return modal;
}

export async function done(operation: OperationCase): Promise<Person> {
  const modal = await filledIn(operation);
  await finish(operation, modal);
  return modal;
}

export async function submitAgain(operation: OperationCase, modal: Person): Promise<void> {
  await modal.fillAll(operation.emptied ?? {});
  await operation.goOn(modal);
  await operation.submit(modal);
}

export function hasReview({ headings }: OperationCase): boolean {
  return headings.submit !== headings.ready;
}

export function success(operation: OperationCase, modal: Person): object {
  return { code: 'Success', receipt: operation.receipt(modal) };
}

export function codes(
  { namespace, ends }: OperationCase,
  ...happened: ('load' | 'error' | 'complete' | 'canceled' | 'unload')[]
): string[] {
  return happened.flatMap((it) => (it === 'complete' || it === 'canceled' ? ends[it] : `${namespace}.${it}`));
}
