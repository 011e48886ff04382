import { nothing, type TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import type { Setback } from '../../src/operation/operation-state.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import { errorSummary } from './error-summary.ts';
import type { FormState } from './form-state.ts';
import type { TextField } from './text-field.ts';

/** What the fields of a form are rendered from. */
export interface FormView<Name extends string> {
  readonly t: Translate<`${Name}.label`>;
  readonly form: Pick<FormState<Name>, 'fields' | 'input'> & {
    readonly errors: { get(name: Name): string | undefined };
  };
  /** The words for an error code: the form's own, or the code that the service declined with. */
  readonly errorInWords: (name: Name, code: string) => string;
}

/** What is wrong with a field, in words; undefined where nothing is. */
export function errorText<Name extends string>(view: FormView<Name>, name: Name): string | undefined {
  const code = view.form.errors.get(name);
  return code === undefined ? undefined : view.errorInWords(name, code);
}

/** What every text field of a form has in common. */
export function fieldTexts<Name extends string>(
  view: FormView<Name>,
  name: Name,
): Pick<TextField, 'name' | 'label' | 'read' | 'error' | 'onInput'> {
  return {
    name,
    label: view.t(`${name}.label`),
    read: () => view.form.fields[name],
    error: errorText(view, name),
    onInput: (text) => view.form.input(name, text),
  };
}

/** What the summary of a form's problems is rendered from. */
export interface ProblemsView<Name extends string> extends FormView<Name> {
  readonly t: Translate<SharedMessageKey | `${Name}.label`>;
  readonly form: FormView<Name>['form'] & Pick<FormState<Name>, 'listed'>;
  /** What happened, and what can be done. */
  readonly declineText: (code: DeclineCode) => string;
  /** The field that a decline is about, where it is on the screen. */
  readonly rejectedField: (code: DeclineCode) => Name | undefined;
}

/** Everything that is wrong with a form, at its top: what was typed, else why the service did not take it. */
export function formProblems<Name extends string>(
  view: ProblemsView<Name>,
  setback: Setback | undefined,
): TemplateResult | typeof nothing {
  const { t, form } = view;
  const heading = t('problem.heading');
  if (form.listed.size > 0) {
    const links = Array.from(form.listed, ([field, code]) => ({ field, text: view.errorInWords(field, code) }));
    return errorSummary(heading, undefined, links);
  }
  if (!setback) return nothing;
  if (setback.kind !== 'declined') return errorSummary(heading, t(`setback.${setback.kind}`), []);
  const text = view.declineText(setback.code);
  const field = view.rejectedField(setback.code);
  return field ? errorSummary(heading, undefined, [{ field, text }]) : errorSummary(heading, text, []);
}
