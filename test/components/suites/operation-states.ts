import type { ModalSettings, Person } from '../person.ts';
import { lost, refused } from '../scripted-service.ts';
import { filledIn, opened, type OperationCase } from './operation-case.ts';

export type Reach<Settings = ModalSettings> = (settings: Settings) => Promise<Person>;

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

/** The possible states of every operation, by the names in test titles. */
export function operationStates(operation: OperationCase): Readonly<Record<string, Reach>> {
  const { what, namespace, calls, headings, typed } = operation;

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
    [`while ${what} is loading`]: opening(({ service }) => service.hold(calls.open)),
    [`when the service of ${what} cannot be reached`]: opening(({ service }) => service.script(calls.open, lost())),
    [`when ${what} is refused`]: opening(({ service }) =>
      service.script(calls.open, refused('SessionUsed', 'sessionId')),
    ),
    [`while ${what} is on its way`]: submitting(
      ({ service }) => service.hold(calls.submit),
      (modal) => modal.rest(),
    ),
    [`when ${what} is declined`]: submitting(
      ({ service }) => service.script(calls.submit, { code: operation.decline.code }),
      problem,
    ),
    [`when the answer to ${what} is lost`]: submitting(
      ({ service }) => {
        service.script(calls.submit, lost());
        service.hold(calls.status);
      },
      (modal) => modal.shows(operation.words.unknown),
    ),
    [`when the person may leave ${what} without an answer`]: submitting(
      ({ service }) => {
        service.script(calls.submit, lost());
        service.script(calls.status, lost(), lost(), lost(), lost(), lost());
      },
      (modal) => modal.askNow(4),
    ),
    [`when ${what} was not received`]: submitting(({ service }) => service.script(calls.submit, lost()), problem),
    [`when ${what} is done`]: submitting(
      () => undefined,
      (modal) => modal.shows(headings.done),
    ),
    ...(typed && {
      [`when it asks whether to leave ${what}`]: async (settings: ModalSettings) => {
        const modal = await opened(operation, settings);
        await modal.fill(typed.field, typed.text);
        await modal.press('Cancel');
        await modal.asks();
        return modal;
      },
    }),
  };
}
