import { Directive, directive, type DirectiveResult, type AttributePart } from 'lit/directive.js';

/** Longer than a double click, and shorter than a look at what is new. In milliseconds. */
const pause = 1_000;

/**
 * Ignores the second click of a double click, and clicks of an impatient person whose pointer has not moved since: they
 * could hit a pay button that has just appeared.
 */
class IgnoreDoubleClick extends Directive {
  #since = performance.now();
  #hasMoved = false;

  override update({ element }: AttributePart, [handler]: [() => void]): (event: MouseEvent) => void {
    element.onpointermove ??= () => (this.#hasMoved = true);
    return this.render(handler);
  }

  render(handler: () => void): (event: MouseEvent) => void {
    return ({ detail, isTrusted, timeStamp }) => {
      const isMeant = !isTrusted || !detail || (detail < 2 && this.#hasMoved);
      if (isMeant || timeStamp - this.#since > pause) handler();
      else this.#since = timeStamp;
    };
  }
}

export const ignoreDoubleClick: (handler: () => void) => DirectiveResult = directive(IgnoreDoubleClick);
