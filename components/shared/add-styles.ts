/** Adds a sheet, which a strict content security policy allows. Returns a function that removes it. */
export function addStyles(root: DocumentOrShadowRoot, styles: string): () => void {
  const sheet = new CSSStyleSheet();
  // jsdom 26, the one of Jest, cannot fill a sheet.
  if (!('replaceSync' in sheet)) return () => undefined;
  sheet.replaceSync(styles);
  root.adoptedStyleSheets.push(sheet);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
