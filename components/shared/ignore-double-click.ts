import { Directive, directive } from 'lit/directive.js';

/** As long as a double click takes at most, in milliseconds, where nobody has changed the settings of the system. */
const doubleClick = 500;

/**
 * A click that was meant for the button it hit. The second one of a double click lands on whatever has come up under the
 * pointer: it must not pay what nobody has looked over. A person who did look clicks later, and is heard however the
 * browser counts.
 */
class IgnoreDoubleClick extends Directive {
  /** When the button came up, or a click on it was ignored last. */
  #since = performance.now();

  render(handler: () => void): (event: MouseEvent) => void {
    return ({ detail, timeStamp }) => {
      if (detail < 2 || timeStamp - this.#since > doubleClick) handler();
      else this.#since = timeStamp;
    };
  }
}

export const ignoreDoubleClick = directive(IgnoreDoubleClick);
