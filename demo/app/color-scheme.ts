export const colorSchemes = { system: 'System', light: 'Light', dark: 'Dark' } as const;
export type ColorScheme = keyof typeof colorSchemes;

const key = 'payment-modals-demo-color-scheme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

export function chosenColorScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

export function chooseColorScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(key, scheme);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  showColorScheme(scheme);
}

export function showColorScheme(scheme = chosenColorScheme()): void {
  const system = systemIsDark.matches ? 'dark' : 'light';
  document.documentElement.dataset.colorScheme = scheme === 'system' ? system : scheme;
  systemIsDark.onchange = () => showColorScheme(scheme);
}
