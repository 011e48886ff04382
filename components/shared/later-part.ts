import { html, nothing, svg } from 'lit';
import { checkEmail } from '../../src/fields/email.ts';
import { withTimeLimit } from '../../src/with-time-limit.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import { readableDate, readableDay } from '../../src/wall-time.ts';
import { breakable } from './breakable.ts';
import { errorSummary } from './error-summary.ts';
import { ignoreDoubleClick } from './ignore-double-click.ts';
import type { Pictures } from './later/pictures.ts';
import { doneNotice, warningNotice } from './notices.ts';
import { withPhone } from './phone-link.ts';
import { submitting, textField } from './text-field.ts';

/** In milliseconds. */
const timeout = 10_000;

/** What the later part of a modal uses of its first part. */
const base = {
  html,
  nothing,
  svg,
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
} as const;

export type Base = typeof base;

let drawn: Pictures | undefined;

/** The pictures of the forms; undefined until they are fetched. */
export function pictures(): Pictures | undefined {
  return drawn;
}

/** A module with everything that a modal shows after its form, and the pictures of the form. */
export interface LaterModule {
  provide?(base: Base): void;
  draw(base: Base): Pictures;
  /** The English texts that the first part does not have. */
  readonly texts: Readonly<Record<string, string>>;
  readonly styles: string;
}

/** The part of a modal that is fetched while its form is on the screen. Money moves only once it is there. */
export class LaterPart<Module extends LaterModule = LaterModule> {
  #module: Module | undefined;
  readonly #fetch: () => Promise<Module>;
  readonly #english: object;

  /** @param english The English texts of the first part, which the others are added to. */
  constructor(fetch: () => Promise<Module>, english: object) {
    this.#fetch = fetch;
    this.#english = english;
  }

  get module(): Module | undefined {
    return this.#module;
  }

  /** @throws A {@link ServiceError} if it cannot be fetched now. The next call tries again. */
  async load(): Promise<Module> {
    if (this.#module) return this.#module;
    const module = await withTimeLimit(timeout, this.#fetch, Error).catch(() => {
      throw new ServiceError('lost', 'network');
    });
    module.provide?.(base);
    drawn = module.draw(base);
    Object.assign(this.#english, module.texts);
    return (this.#module = module);
  }
}
