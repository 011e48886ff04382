/** The members of `document` that rendering needs. */
const needed = [
  'createElement',
  'createComment',
  'createTextNode',
  'createTreeWalker',
  'importNode',
  'adoptedStyleSheets',
] as const;

/** The one that a form, an image or the like of the same name stands before; undefined as a rule. */
export function hiddenMember(): string | undefined {
  return needed.find((name) => (document[name] as unknown) instanceof Element);
}
