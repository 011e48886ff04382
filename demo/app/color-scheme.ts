/** `system` leaves the choice to the browser. */
export const colorSchemes = { system: 'System', light: 'Light', dark: 'Dark' } as const;
export type ColorScheme = keyof typeof colorSchemes;

const key = 'payment-modals-demo-color-scheme';

export function chosenColorScheme(): ColorScheme {
  const stored = read();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseColorScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(key, scheme);
  } catch {
    // A browser that keeps nothing forgets the choice with the page.
  }
  show(scheme);
}

/** Shows the scheme that was chosen on an earlier visit. */
export function followColorScheme(): void {
  show(chosenColorScheme());
}

function show(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.colorScheme;
  else document.documentElement.dataset.colorScheme = scheme;
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
