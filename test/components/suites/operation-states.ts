import type { ModalSettings, Person } from '../person.ts';
import { lost, refused } from '../scripted-service.ts';
import { filledIn, opened, type OperationCase } from './operation-case.ts';

export type Reach<Settings = ModalSettings> = (settings: Settings) => Promise<Person>;

/** A state that is reached by opening the modal and a sequence of actions. */
export function walk<Settings, Modal extends Person>(
  open: (settings: Settings) => Promise<Modal>,
  ...steps: readonly ((modal: Modal) => unknown)[]
): Reach<Settings> {
  return async (settings) => {
    const modal = await open(settings);
    for (const step of steps) await step(modal);
    return modal;
  };
}

/** The states through which every operation may go. The names are those of the tests. */
export function stateNames({ what }: OperationCase) {
  return {
    loading: `while ${what} is loading`,
    unreachable: `when the service of ${what} cannot be reached`,
    refused: `when ${what} is refused`,
    onItsWay: `while ${what} is on its way`,
    declined: `when ${what} is declined`,
    lost: `when the answer to ${what} is lost`,
    unanswered: `when the person may leave ${what} without an answer`,
    notReceived: `when ${what} was not received`,
    done: `when ${what} is done`,
    asking: `when it asks whether to leave ${what}`,
  } as const;
}

export function operationStates(operation: OperationCase): Readonly<Record<string, Reach>> {
  const { namespace, calls, headings, typed } = operation;
  const names = stateNames(operation);

  const opening =
    (prepare: (modal: Person) => void): Reach =>
    async (settings) => {
      const modal = await operation.setup(settings);
      prepare(modal);
      operation.begin(modal);
      await modal.hears(`${namespace}.load`);
      await modal.rest();
      return modal;
    };

  const submitting =
    (prepare: (modal: Person) => void, wait: (modal: Person) => Promise<void>): Reach =>
    async (settings) => {
      const modal = await filledIn(operation, settings);
      prepare(modal);
      await operation.submit(modal);
      await wait(modal);
      return modal;
    };

  const problem = (modal: Person) => modal.showsProblem();

  return {
    [names.loading]: opening(({ service }) => service.hold(calls.open)),
    [names.unreachable]: opening(({ service }) => service.script(calls.open, lost())),
    [names.refused]: opening(({ service }) => service.script(calls.open, refused('SessionUsed', 'sessionId'))),
    [names.onItsWay]: submitting(
      ({ service }) => service.hold(calls.submit),
      (modal) => modal.rest(),
    ),
    [names.declined]: submitting(
      ({ service }) => service.script(calls.submit, { code: operation.decline.code }),
      problem,
    ),
    [names.lost]: submitting(
      ({ service }) => {
        service.script(calls.submit, lost());
        service.hold(calls.status);
      },
      (modal) => modal.shows(operation.words.unknown),
    ),
    [names.unanswered]: submitting(
      ({ service }) => {
        service.script(calls.submit, lost());
        service.script(calls.status, lost(), lost(), lost(), lost(), lost());
      },
      (modal) => modal.askNow(4),
    ),
    [names.notReceived]: submitting(({ service }) => service.script(calls.submit, lost()), problem),
    [names.done]: submitting(
      () => undefined,
      (modal) => modal.shows(headings.done),
    ),
    ...(typed && {
      [names.asking]: async (settings: ModalSettings) => {
        const modal = await opened(operation, settings);
        await modal.fill(typed.field, typed.text);
        await modal.press('Cancel');
        await modal.asks();
        return modal;
      },
    }),
  };
}
