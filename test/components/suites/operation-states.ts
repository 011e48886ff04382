import { walk, type ModalSettings, type Person } from '../person.ts';
import { lost, refused } from '../scripted-service.ts';
import { filledIn, opened, type OperationCase } from './operation-case.ts';

export type Reach<Settings = ModalSettings> = (settings: Settings) => Promise<Person>;

/** The possible states of every operation, by the names in test titles. */
export function operationStates(operation: OperationCase): Readonly<Record<string, Reach>> {
  const { what, namespace, calls, headings, typed } = operation;

  type Step = (modal: Person) => unknown;
  const loaded: Step = (modal) => modal.hears(`${namespace}.load`);
  const rest: Step = (modal) => modal.rest();
  const problem: Step = (modal) => modal.showsProblem();
  const opening = (prepare: Step) => walk(operation.setup, prepare, operation.begin, loaded, rest);
  const reviewed = (settings: ModalSettings) => filledIn(operation, settings);
  const submitting = (prepare: Step, wait: Step) => walk(reviewed, prepare, operation.submit, wait);

  return {
    [`while ${what} is loading`]: opening(({ service }) => service.hold(calls.open)),
    [`when the service of ${what} cannot be reached`]: opening(({ service }) => service.script(calls.open, lost())),
    [`when ${what} is refused`]: opening(({ service }) =>
      service.script(calls.open, refused('SessionUsed', 'sessionId')),
    ),
    [`while ${what} is on its way`]: submitting(({ service }) => service.hold(calls.submit), rest),
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
      [`when it asks whether to leave ${what}`]: walk(
        (settings: ModalSettings) => opened(operation, settings),
        (modal) => modal.fill(typed.field, typed.text),
        (modal) => modal.press('Cancel'),
        (modal) => modal.asks(),
      ),
    }),
  };
}
