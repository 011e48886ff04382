/** The elements of the site, each fetched where a page has it. */
const elements: Readonly<Record<string, () => Promise<CustomElementConstructor>>> = {
  'page-checker': async () => (await import('./page-checker.ts')).PageChecker,
  'theme-editor': async () => (await import('./theme-editor.ts')).ThemeEditor,
  'theme-preview': async () => (await import('./theme-preview.ts')).ThemePreview,
};

/** Defines those that the page has. */
export async function defineElements(): Promise<void> {
  for (const [tag, load] of Object.entries(elements)) {
    if (!document.querySelector(tag)) continue;
    const element = await load();
    // Another page may have been shown meanwhile, and the same element be there.
    if (!customElements.get(tag)) customElements.define(tag, element);
  }
}
