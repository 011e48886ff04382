import { Directive, directive, type DirectiveResult } from 'lit/directive.js';

/** The longest double click in the system's default settings, in milliseconds. */
const doubleClick = 500;

/** Ignores the second click of a double click, which could hit a pay button that has just appeared. */
class IgnoreDoubleClick extends Directive {
  #since = performance.now();

  render(handler: () => void): (event: MouseEvent) => void {
    return ({ detail, timeStamp }) => {
      if (detail < 2 || timeStamp - this.#since > doubleClick) handler();
      else this.#since = timeStamp;
    };
  }
}

export const ignoreDoubleClick: (handler: () => void) => DirectiveResult = directive(IgnoreDoubleClick);
