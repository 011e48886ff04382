import { fill, holds, press, scripts, shows, walk, type ModalSettings, type Person } from '../person.ts';
import { lost, refused } from '../scripted-service.ts';
import { filledIn, opened, type OperationCase } from './operation-case.ts';

export type Reach<Settings = ModalSettings> = (settings: Settings) => Promise<Person>;

/** The possible states of every operation, by the names in test titles. */
export function operationStates(operation: OperationCase): Readonly<Record<string, Reach>> {
  const { what, namespace, setup, begin, submit, calls, headings, words, typed } = operation;

  type Step = (modal: Person) => unknown;
  const loaded: Step = (modal) => modal.hears(`${namespace}.load`);
  const rest: Step = (modal) => modal.rest();
  const problem: Step = (modal) => modal.showsProblem();
  const opening = (prepare: Step) => walk(setup, prepare, begin, loaded, rest);
  const reviewed = (settings: ModalSettings) => filledIn(operation, settings);
  const form = (settings: ModalSettings) => opened(operation, settings);
  const declines = scripts(calls.submit, { code: operation.decline.code });
  const loses = scripts(calls.submit, lost());
  const losesAll = scripts(calls.status, lost(), lost(), lost(), lost(), lost());

  return {
    [`while ${what} is loading`]: opening(holds(calls.open)),
    [`when the service of ${what} cannot be reached`]: opening(scripts(calls.open, lost())),
    [`when ${what} is refused`]: opening(scripts(calls.open, refused('SessionUsed', 'sessionId'))),
    [`while ${what} is on its way`]: walk(reviewed, holds(calls.submit), submit, rest),
    [`when ${what} is declined`]: walk(reviewed, declines, submit, problem),
    [`when the answer to ${what} is lost`]: walk(reviewed, loses, holds(calls.status), submit, shows(words.unknown)),
    [`when the person may leave ${what} without an answer`]: walk(reviewed, loses, losesAll, submit, (modal) =>
      modal.askNow(4),
    ),
    [`when ${what} was not received`]: walk(reviewed, loses, submit, problem),
    [`when ${what} is done`]: walk(reviewed, submit, shows(headings.done)),
    ...(typed && {
      [`when it asks whether to leave ${what}`]: walk(form, fill(typed.field, typed.text), press('Cancel'), (modal) =>
        modal.asks(),
      ),
    }),
  };
}
