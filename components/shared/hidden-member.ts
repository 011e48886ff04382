/** The one of these members of `document` that a form, an image or the like of the same name stands before; undefined as a rule. */
export function hiddenMember(needed: readonly (keyof Document)[]): string | undefined {
  return needed.find((name) => (document[name] as unknown) instanceof Element);
}
