import type { html as litHtml, nothing as litNothing, svg as litSvg } from 'lit';
import type { checkEmail as email } from '../../../src/fields/email.ts';
import type { readableDate as date, readableDay as day } from '../../../src/wall-time.ts';
import type { breakable as broken } from '../breakable.ts';
import type { errorSummary as summary } from '../error-summary.ts';
import type { ignoreDoubleClick as single } from '../ignore-double-click.ts';
import type { doneNotice as done, warningNotice as warning } from '../notices.ts';
import type { withPhone as phone } from '../phone-link.ts';
import type { submitting as submit, textField as field } from '../text-field.ts';

/** The functions of a modal's first part that its later part uses. */
export interface Base {
  readonly html: typeof litHtml;
  readonly nothing: typeof litNothing;
  readonly svg: typeof litSvg;
  readonly breakable: typeof broken;
  readonly checkEmail: typeof email;
  readonly doneNotice: typeof done;
  readonly errorSummary: typeof summary;
  readonly ignoreDoubleClick: typeof single;
  readonly readableDate: typeof date;
  readonly readableDay: typeof day;
  readonly submitting: typeof submit;
  readonly textField: typeof field;
  readonly warningNotice: typeof warning;
  readonly withPhone: typeof phone;
}

export let html: Base['html'];
export let nothing: Base['nothing'];
export let breakable: Base['breakable'];
export let checkEmail: Base['checkEmail'];
export let doneNotice: Base['doneNotice'];
export let errorSummary: Base['errorSummary'];
export let ignoreDoubleClick: Base['ignoreDoubleClick'];
export let readableDate: Base['readableDate'];
export let readableDay: Base['readableDay'];
export let submitting: Base['submitting'];
export let textField: Base['textField'];
export let warningNotice: Base['warningNotice'];
export let withPhone: Base['withPhone'];

/**
 * Takes the functions of the first part that are used. The later part does not import them: a chunk that imports its entry would load
 * that a second time if the entry was fetched under another address.
 */
export function provide(base: Partial<Base>): void {
  ({
    html,
    nothing,
    breakable,
    checkEmail,
    doneNotice,
    errorSummary,
    ignoreDoubleClick,
    readableDate,
    readableDay,
    submitting,
    textField,
    warningNotice,
    withPhone,
  } = base as Base);
}
