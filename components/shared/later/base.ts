import type { Base } from '../base.ts';

export let html: Base['html'];
export let nothing: Base['nothing'];
export let breakable: Base['breakable'];
export let doneNotice: Base['doneNotice'];
export let errorInWords: Base['errorInWords'];
export let ignoreDoubleClick: Base['ignoreDoubleClick'];
export let plainCharacters: Base['plainCharacters'];
export let submitting: Base['submitting'];
export let textField: Base['textField'];
export let warningNotice: Base['warningNotice'];
export let withPhone: Base['withPhone'];

/** What several modals of a page have provided. */
const provided = {} as Base;

/**
 * Takes the functions of the first part that a modal's later part uses. The later part does not import them: a chunk
 * that imports its entry would load it a second time if the entry was fetched under another address.
 */
export function provide(used: Partial<Base>): void {
  const base = Object.assign(provided, used);
  // Turbopack 16 takes an export that only a pattern assigns for a constant.
  html = base.html;
  nothing = base.nothing;
  breakable = base.breakable;
  doneNotice = base.doneNotice;
  errorInWords = base.errorInWords;
  ignoreDoubleClick = base.ignoreDoubleClick;
  plainCharacters = base.plainCharacters;
  submitting = base.submitting;
  textField = base.textField;
  warningNotice = base.warningNotice;
  withPhone = base.withPhone;
}
