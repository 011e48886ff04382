/**
 * A click that was meant for the button it hit. The second one of a double click lands on whatever has come up under the
 * pointer: it must not pay what nobody has looked over.
 */
export function ignoreDoubleClick(handler: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) handler();
  };
}
