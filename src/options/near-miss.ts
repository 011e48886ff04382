/**
 * The option that a page probably meant by a name that does not exist; undefined where none is near.
 * `'billingzip' => 'billingZip'`, `'minAmoutDue' => 'minAmountDue'`, `'theme' => undefined`.
 */
export function nearestOption(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  return known.find((option) => isNear(name.toLowerCase(), option.toLowerCase()));
}

/** Whether at most two letters have to be added, left out or replaced; one in a short name. */
function isNear(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) < 6 ? 1 : 2;
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, counterpart] of Array.from(other).entries()) {
      const replaced = (row[column] ?? 0) + (letter === counterpart ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) <= most;
}
