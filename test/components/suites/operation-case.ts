import type { ModalSettings, Person } from '../person.ts';
import { lost, type HeldAnswer } from '../scripted-service.ts';

/** What the suites know of a modal, whatever it is asked to do. */
export interface ModalFacts {
  /** What stands before the dot of the event codes. */
  readonly namespace: 'portal' | 'claims';
  /** The name of the button of the page. */
  readonly opener: string;
  /** How options are named: that of the session, and what stands for the code of a decline. */
  readonly names: { readonly session: string; readonly code: string };
  /** What is told to the page, in the documented shape. */
  problem(description: string, name: string, message: string): object;
  /** Other options that a service may refuse, and how they are documented. */
  readonly refusable: Readonly<Record<string, string>>;
  /** How it is described to the page, where that is part of the shape. */
  readonly descriptions: { readonly declined: string; readonly unknown: string; readonly unreachable: string };
  /** What the person is told. */
  readonly texts: {
    readonly unchanged: string;
    readonly sessionOver: string;
    readonly sessionUsed: string;
    readonly refused: string;
    readonly whatToDo: string;
  };
}

/** What is said of an operation by its name: that it is a payment. */
interface Words {
  /** The headings where it is not allowed, where it was done before, and where nobody knows whether it was done. */
  readonly refused: string;
  readonly used: string;
  readonly unknown: string;
  readonly notAgain: string;
  /** `We lost the connection before this was confirmed.` */
  readonly it: string;
  readonly notReceived: string;
}

/** One operation of a modal, as the suites know it: how it is begun, filled in and submitted, and what is told of it. */
export interface OperationCase<Modal extends Person = Person> extends ModalFacts {
  /** For the titles. */
  readonly what: string;
  readonly words: Words;
  /** A page with the element, and nothing begun. */
  setup(settings?: ModalSettings): Promise<Modal>;
  /** Calls the method of the element. */
  begin(modal: Modal): void;
  /** Calls it for another session. */
  beginAnother(modal: Modal): void;
  /** Waits until there is something to fill in or to look at. */
  ready(modal: Modal): Promise<void>;
  /** Types and chooses all that is needed. */
  enter(modal: Modal): Promise<void>;
  /** Goes on to the button that submits. */
  goOn(modal: Modal): Promise<void>;
  /** Presses the button that submits, more than once where the person is in a hurry. */
  submit(modal: Modal, times?: number): Promise<void>;
  /** What is said meanwhile. */
  readonly submitting: string;
  /** What was done, as the service says it. */
  receipt(modal: Modal): unknown;
  /** What the service is told when it opens: the session, and what comes after the credentials. */
  readonly opens: { readonly sessionKey: string; readonly request: readonly unknown[] };
  /** The calls of the service. */
  readonly calls: {
    readonly open: string;
    readonly submit: string;
    readonly status: string;
    readonly giveBack: string;
  };
  readonly headings: {
    readonly loading: string;
    readonly ready: string;
    readonly submit: string;
    /** While it is on its way. */
    readonly submitting: string;
    readonly done: string;
  };
  /** What it is about, read with the heading: once it is ready, and where the page's options say it, from the start. */
  readonly about: { readonly loading: string; readonly ready: string };
  /** What has the focus once it is ready. */
  readonly focus: string;
  /** What has it instead where the form is seen again with everything in it. */
  readonly chosen?: string;
  /** What the page hears at its end; nothing where a cancelling is told by the reason alone. */
  readonly ends: { readonly complete: string; readonly canceled: readonly string[] };
  /** The reason of an end without a submission. */
  readonly leftBecause: 'canceled' | 'complete';
  /** A code that it may be declined with, and what the person is told then. */
  readonly decline: { readonly code: string; readonly heading?: string; readonly text: string };
  /** The fields that a decline empties, with what is typed into them. */
  readonly emptied?: Readonly<Record<string, string>>;
  /** False where nothing says whose it is, and nothing is kept for another session. */
  readonly keepsDraft?: false;
  /** What is typed, where anything is. */
  readonly typed?: Typed | undefined;
  /** It is shown as a part of the page. */
  readonly isInline?: true;
}

interface Typed {
  /** A field whose text must stay secret. */
  readonly field: string;
  readonly text: string;
  /** What is wrong where it is empty. */
  readonly missing: string;
  /** All that must stay secret of what is typed, as it is typed and as it is sent. */
  readonly secrets: readonly string[];
  /** What must stay secret of what the page has sent. */
  readonly given: readonly string[];
}

/** What is said of an operation that has no words of its own for it. */
export const anyWords = ({ texts }: ModalFacts): Words => ({
  refused: 'We can’t continue',
  used: 'This may already have gone through',
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

/** Those ways to close that there are: a part of the page has none of a window's own. */
export function waysOf<Way>({ isInline }: OperationCase, ways: Readonly<Record<string, Way>>): [string, Way][] {
  const ofWindows = ['Escape', 'the way back of a phone'];
  return Object.entries(ways).filter(([way]) => !isInline || !ofWindows.includes(way));
}

/** Leaves it in a way that does not ask for a button of the form. */
export async function goAway({ isInline }: OperationCase, modal: Person): Promise<void> {
  await (isInline ? modal.close() : modal.key('Escape'));
}

/** With what it opens on the screen. */
export async function opened(operation: OperationCase, settings?: ModalSettings): Promise<Person> {
  const modal = await operation.setup(settings);
  operation.begin(modal);
  await operation.ready(modal);
  return modal;
}

/** With the button that submits on the screen. */
export async function filledIn(operation: OperationCase, settings?: ModalSettings): Promise<Person> {
  const modal = await opened(operation, settings);
  await operation.enter(modal);
  await operation.goOn(modal);
  return modal;
}

/** On its way: the service has not answered before the test says so. */
export async function onItsWay(operation: OperationCase): Promise<{ modal: Person; answer: HeldAnswer<unknown> }> {
  const modal = await filledIn(operation);
  const answer = modal.service.hold(operation.calls.submit);
  await operation.submit(modal);
  return { modal, answer };
}

/** Submitted, and the answer is lost. The first question for it is not answered before the test says so. */
export async function submittedInVain(
  operation: OperationCase,
): Promise<{ modal: Person; answer: HeldAnswer<unknown> }> {
  const { calls, submit } = operation;
  const modal = await filledIn(operation);
  modal.service.script(calls.submit, lost());
  const answer = modal.service.hold(calls.status);
  await submit(modal);
  await modal.shows(operation.words.unknown);
  await modal.until(() => modal.service.callsOf(calls.status).length === 1, 'the service is asked');
  return { modal, answer };
}

/** Declined, with what happened on the screen. */
export async function declined(operation: OperationCase): Promise<Person> {
  const modal = await filledIn(operation);
  modal.service.script(operation.calls.submit, { code: operation.decline.code });
  await operation.submit(modal);
  await modal.showsProblem();
  return modal;
}

/** With the last screen. */
export async function done(operation: OperationCase): Promise<Person> {
  const modal = await filledIn(operation);
  await operation.submit(modal);
  await modal.shows(operation.headings.done);
  return modal;
}

/** Submits once more what was declined. */
export async function submitAgain(operation: OperationCase, modal: Person): Promise<void> {
  await modal.fillAll(operation.emptied ?? {});
  await operation.goOn(modal);
  await operation.submit(modal);
}

/** Whether there is a review between what is filled in and what is submitted. */
export function hasReview({ headings }: OperationCase): boolean {
  return headings.submit !== headings.ready;
}

/** The answer that it was done. */
export function success(operation: OperationCase, modal: Person): object {
  return { code: 'Success', receipt: operation.receipt(modal) };
}

/** The codes of its events, by what happens: `error` for an error, `complete` and `canceled` for its ends. */
export function codes(
  { namespace, ends }: OperationCase,
  ...happened: ('load' | 'error' | 'complete' | 'canceled' | 'unload')[]
): string[] {
  return happened.flatMap((it) => (it === 'complete' || it === 'canceled' ? ends[it] : `${namespace}.${it}`));
}
