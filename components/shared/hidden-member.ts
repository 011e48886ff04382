/** The members of `document` that rendering needs. */
const needed = [
  'createElement',
  'createComment',
  'createTextNode',
  'createTreeWalker',
  'importNode',
  'adoptedStyleSheets',
] as const;

/** The member of `document` that a form, an image or the like of the same name stands before; undefined as a rule. */
export function hiddenMember(): string | undefined {
  return needed.find((name) => [Element, HTMLCollection].some((type) => document[name] instanceof type));
}
