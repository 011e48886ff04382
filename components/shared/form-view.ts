import { nothing, type TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import type { Setback } from '../../src/operation/operation-state.ts';
import { isDecline, type DeclineCode } from '../../src/operation/response-codes.ts';
import { errorSummary } from './error-summary.ts';
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

export function errorText<Name extends string>(view: FormView<Name>, name: Name): string | undefined {
  const code = view.form.errors.get(name);
  if (code === undefined) return undefined;
  // The full text of a decline is above the form. The field has one line.
  const short = isDecline(code) && view.t(`${name}.declined` as `${Name}.label`);
  return short || inWords(view, name, code);
}

function inWords<Name extends string>(view: FormView<Name>, name: Name, code: string): string {
  return isDecline(code) ? view.declineText(code) : view.errorInWords(name, code);
}

/** The error that came up when its field was left, to be announced. */
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

/** The summary at the top of a form: errors in the entries, otherwise the reason of a decline. */
export function formProblems<Name extends string>(
  view: ProblemsView<Name>,
  setback: Setback | undefined,
): TemplateResult | typeof nothing {
  const { t, form } = view;
  const heading = t('problem.heading');
  if (form.listed.size > 0) {
    const links = Array.from(form.listed, ([field, code]) => {
      const isCorrected = form.errors.get(field) !== code;
      return { field, text: inWords(view, field, code), isCorrected };
    });
    return errorSummary(heading, undefined, links);
  }
  if (!setback) return nothing;
  if (setback.kind !== 'declined')
    return errorSummary(heading, t(setback.kind === 'unreachable' ? 'unreachable.text' : 'setback.notReceived'), []);
  const text = view.declineText(setback.code);
  const field = form.declinedField(setback.code);
  const declined = view.declineHeading?.(setback.code) ?? heading;
  return errorSummary(declined, text, field ? [{ field, text: t('goTo', { label: t(`${field}.label`) }) }] : []);
}
