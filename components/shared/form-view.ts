import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import type { FormState } from './form-state.ts';
import type { TextField } from './text-field.ts';

export interface FormView<Name extends string> {
  readonly t: Translate<`${Name}.label`>;
  readonly form: Pick<FormState<Name>, 'fields' | 'input' | 'leave'> & {
    readonly errors: { get(name: Name): string | undefined };
  };
  readonly errorInWords: (name: Name, code: string) => string;
  readonly declineText: (code: DeclineCode) => string;
  /** A heading for a decline that is more precise than "There is a problem". */
  readonly declineHeading?: (code: DeclineCode) => string;
}

/** Declines begin with a capital, errors of fields do not. `isDecline` would bring its list into the first part. */
const isDeclineError = (code: string): code is DeclineCode => /^[A-Z]/.test(code);

export function errorText<Name extends string>(view: FormView<Name>, name: Name): string | undefined {
  const code = view.form.errors.get(name);
  if (code === undefined) return undefined;
  // The full text of a decline is above the form. The field has one line.
  const short = isDeclineError(code) && view.t(`${name}.declined` as `${Name}.label`);
  return short || errorInWords(view, name, code);
}

export function errorInWords<Name extends string>(view: FormView<Name>, name: Name, code: string): string {
  return isDeclineError(code) ? view.declineText(code) : view.errorInWords(name, code);
}

/** The error that came up when its field was left, to be announced. Empty once something else was entered. */
export function announcedError<Name extends string>(
  view: FormView<Name> & { readonly form: Pick<FormState<Name>, 'announced'> },
): string | undefined {
  const { announced } = view.form;
  return announced && errorText(view, announced);
}

export function fieldTexts<Name extends string>(
  view: FormView<Name>,
  name: Name,
): Pick<TextField, 'name' | 'label' | 'read' | 'error' | 'onInput' | 'onLeave'> {
  return {
    name,
    label: view.t(`${name}.label`),
    read: () => view.form.fields[name],
    error: errorText(view, name),
    onInput: (text) => view.form.input(name, text),
    onLeave: () => view.form.leave(name),
  };
}

export interface ProblemsView<Name extends string> extends FormView<Name> {
  readonly t: Translate<SharedMessageKey | `${Name}.label`>;
  readonly form: FormView<Name>['form'] & Pick<FormState<Name>, 'listed' | 'declinedField'>;
}
