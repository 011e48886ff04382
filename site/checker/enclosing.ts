/** Returns the text before each block around a position in a script, outermost first. */
export function headersAround(page: string, place: number): readonly string[] {
  const open: string[] = [];
  let start = page.lastIndexOf('<script', place);
  if (start >= 0) start = page.indexOf('>', start) + 1;
  let statement = Math.max(start, 0);
  for (let at = statement; at < place; at++) {
    const letter = page[at] ?? '';
    if (letter === '{') open.push(page.slice(statement, at));
    if (letter === '}') open.pop();
    if ('{};'.includes(letter)) statement = at + 1;
  }
  return [...open, page.slice(statement, place)];
}

/** Returns the text in the first pair of parentheses at or after a position. */
export function inBrackets(page: string, place: number): string {
  const start = page.indexOf('(', place) + 1;
  let depth = 1;
  let end = start;
  for (; end < page.length && depth > 0; end++) {
    if (page[end] === '(') depth++;
    if (page[end] === ')') depth--;
  }
  return page.slice(start, end - 1);
}
