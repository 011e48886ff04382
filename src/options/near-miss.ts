/**
 * The option that a page probably meant by a name that does not exist; undefined where none is near.
 * `'billingzip' => 'billingZip'`, `'minAmoutDue' => 'minAmountDue'`, `'theme' => undefined`.
 */
export function nearestOption(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const [nearest] = known
    .map((option) => ({ option, changes: changesBetween(name.toLowerCase(), option.toLowerCase()) }))
    .filter(({ option, changes }) => changes <= (Math.min(name.length, option.length) < 6 ? 1 : 2))
    .toSorted((one, other) => one.changes - other.changes);
  return nearest?.option;
}

/** How many letters have to be added, left out or replaced (Levenshtein). */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, counterpart] of Array.from(other).entries()) {
      const replaced = (row[column] ?? 0) + (letter === counterpart ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
