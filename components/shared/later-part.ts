import type { LaterOperation } from '../../src/operation/operation.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import type { readableDate } from '../../src/readable-date.ts';
import { withTimeLimit } from '../../src/with-time-limit.ts';
import type { Pictures } from './later/pictures.ts';
import type { printOnlyModal } from './later/print-only-modal.ts';
import type { refusedHeading, refusedInWords } from './later/refused.ts';
import type { scrollByKey } from './later/scroll-by-key.ts';
import type { sessionWarning } from './later/session-warning.ts';

/** In milliseconds. */
const timeout = 10_000;

let drawn: Pictures | undefined;

/** The pictures of the forms; undefined until they are fetched. */
export function pictures(): Pictures | undefined {
  return drawn;
}

export interface DialogPart {
  readonly printOnlyModal: typeof printOnlyModal;
  readonly onKey: typeof scrollByKey;
  readonly styles: string;
}

/** A module with everything that a modal shows after its form, and the pictures of the form. */
export interface LaterModule extends DialogPart, LaterOperation {
  draw?(): Pictures;
  readonly readableDate: typeof readableDate;
  readonly refusedHeading: typeof refusedHeading;
  readonly refusedInWords: typeof refusedInWords;
  readonly sessionWarning: typeof sessionWarning;
  /** The English texts that the first part does not have. */
  readonly texts: Readonly<Record<string, string>>;
}

type Extras = Pick<LaterModule, 'texts' | 'styles'>;

/** Joins what several modals share with what is a modal's own. */
export async function together<Shared extends Extras, Own extends Extras>(
  ...modules: readonly [Promise<Shared>, Promise<Own>]
): Promise<Omit<Shared, keyof Extras> & Own> {
  const [shared, own] = await Promise.all(modules);
  return { ...shared, ...own, texts: { ...shared.texts, ...own.texts }, styles: shared.styles + own.styles };
}

/** The part of a modal that is fetched while its form is on the screen. Money moves only once it is there. */
export class LaterPart<Module extends LaterModule = LaterModule> {
  /** Undefined until it is loaded. */
  module: Module | undefined;
  readonly #fetch: () => Promise<Module>;
  readonly #english: object;

  /** @param english The English texts of the first part, which the others are added to. */
  constructor(fetch: () => Promise<Module>, english: object) {
    this.#fetch = fetch;
    this.#english = english;
  }

  /** @throws A `TypeError` before the module has been loaded. */
  get loaded(): Module {
    if (!this.module) throw new TypeError('The later part is not loaded.');
    return this.module;
  }

  /** @throws A {@link ServiceError} if the part cannot be fetched now. The next call tries again. */
  async load(): Promise<Module> {
    if (this.module) return this.module;
    const module = await withTimeLimit(timeout, this.#fetch, Error).catch(() => {
      throw new ServiceError('lost', 'network');
    });
    drawn = module.draw?.() ?? drawn;
    Object.assign(this.#english, module.texts);
    // Two calls at once get the same, so that its styles are added once.
    return (this.module ??= module);
  }
}
