const elements: Readonly<Record<string, () => Promise<CustomElementConstructor>>> = {
  'page-checker': async () => (await import('./page-checker.ts')).PageChecker,
  'theme-editor': async () => (await import('./theme-editor.ts')).ThemeEditor,
  'theme-preview': async () => (await import('./theme-preview.ts')).ThemePreview,
};

export async function defineElements(): Promise<void> {
  for (const [tag, load] of Object.entries(elements)) {
    if (!document.querySelector(tag)) continue;
    const element = await load();
    // Another page may have defined it in the meantime.
    if (!customElements.get(tag)) customElements.define(tag, element);
  }
}
