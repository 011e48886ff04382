import { Directive, directive } from 'lit/directive.js';

/** The longest double click in the system's default settings, in milliseconds. */
const doubleClick = 500;

/**
 * Ignores the second click of a double click. It can hit a button that has just appeared under the pointer, and must not
 * pay before the payer has read the review. Later clicks count, whatever click count the browser gives them.
 */
class IgnoreDoubleClick extends Directive {
  #since = performance.now();

  render(handler: () => void): (event: MouseEvent) => void {
    return ({ detail, timeStamp }) => {
      if (detail < 2 || timeStamp - this.#since > doubleClick) handler();
      else this.#since = timeStamp;
    };
  }
}

export const ignoreDoubleClick = directive(IgnoreDoubleClick);
