import { Directive, directive, type DirectiveResult, type AttributePart } from 'lit/directive.js';

/** The longest pause between two clicks of a double click, or two presses of an impatient person. In milliseconds. */
const pause = 500;

/** Shorter than a look at what is new. In milliseconds. */
const glance = 2 * pause;

/** A hand that rests on a mouse moves it less. In pixels. */
const aim = 4;

/**
 * Ignores the second click of a double click, and presses of an impatient person who has not aimed at the button: they
 * could hit a pay button that has just appeared.
 */
class IgnoreDoubleClick extends Directive {
  #since = performance.now();
  #moved = 0;

  override update({ element }: AttributePart, [handler]: [() => void]): (event: MouseEvent) => void {
    // A driver of a browser may aim at the place where its pointer is already.
    element.onpointermove ??= ({ buttons, movementX, movementY }) => {
      if (!buttons) this.#moved += Math.hypot(movementX, movementY) || aim;
    };
    return this.render(handler);
  }

  render(handler: () => void): (event: MouseEvent) => void {
    return ({ detail, timeStamp }) => {
      const isMeant = !detail || (detail < 2 && this.#moved >= aim);
      if (isMeant || timeStamp - this.#since > glance) handler();
      else this.#since = Math.max(this.#since, timeStamp - pause);
    };
  }
}

export const ignoreDoubleClick: (handler: () => void) => DirectiveResult = directive(IgnoreDoubleClick);
