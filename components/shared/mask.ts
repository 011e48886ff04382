import { Maskito, type MaskitoOptions } from '@maskito/core';
import { nothing, type ElementPart } from 'lit';
import { AsyncDirective, directive, PartType, type PartInfo } from 'lit/async-directive.js';

/** Keeps the caret steady while the text of an input is grouped. Its undo history goes with the input. */
class MaskDirective extends AsyncDirective {
  #element: HTMLInputElement | undefined;
  #options: MaskitoOptions | undefined;
  #mask: Maskito | undefined;

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new TypeError('mask() stands in the tag of an input.');
  }

  override render(_options: MaskitoOptions): unknown {
    return nothing;
  }

  override update(part: ElementPart, [options]: [MaskitoOptions]): unknown {
    if (options === this.#options && this.#mask) return nothing;
    this.#mask?.destroy();
    this.#element = part.element as HTMLInputElement;
    this.#options = options;
    this.#mask = new Maskito(this.#element, options);
    return nothing;
  }

  protected override disconnected(): void {
    this.#mask?.destroy();
    this.#mask = undefined;
  }

  protected override reconnected(): void {
    if (this.#element && this.#options) this.#mask = new Maskito(this.#element, this.#options);
  }
}

/** `<input ${mask(options)}>`: the text is kept in the form that the options describe. */
export const mask = directive(MaskDirective);
