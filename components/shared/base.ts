import { html, nothing } from 'lit';
import { plainCharacters } from '../../src/fields/typed-text.ts';
import { breakable } from './breakable.ts';
import { errorInWords } from './form-view.ts';
import { ignoreDoubleClick } from './ignore-double-click.ts';
import { doneNotice, warningNotice } from './notices.ts';
import { withPhone } from './phone-link.ts';
import { submitting, textField } from './text-field.ts';

/** What the later part of a modal uses of its first part. */
export const base = {
  html,
  nothing,
  breakable,
  doneNotice,
  errorInWords,
  ignoreDoubleClick,
  plainCharacters,
  submitting,
  textField,
  warningNotice,
  withPhone,
} as const;

export type Base = typeof base;
