import { base, type Base } from './base.ts';
import { fetchPart } from './fetch-part.ts';
import type { Pictures } from './later/pictures.ts';

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

  /** See {@link fetchPart}. */
  async load(): Promise<Module> {
    if (this.module) return this.module;
    const module = await fetchPart(this.#fetch);
    module.provide?.(base);
    drawn = module.draw(base);
    Object.assign(this.#english, module.texts);
    return (this.module = module);
  }
}
