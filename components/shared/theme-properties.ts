/** The properties that pages theme the modals with, each with a property of CSS that takes the same values. */
export const themeProperties = {
  '--portal-color-accent': 'color',
  '--portal-color-on-accent': 'color',
  '--portal-color-surface': 'color',
  '--portal-color-surface-quiet': 'color',
  '--portal-color-text': 'color',
  '--portal-color-text-quiet': 'color',
  '--portal-color-border': 'color',
  '--portal-color-border-quiet': 'color',
  '--portal-color-error': 'color',
  '--portal-color-error-surface': 'color',
  '--portal-color-success': 'color',
  '--portal-color-backdrop': 'color',
  '--portal-radius': 'border-radius',
  '--portal-font-family': 'font-family',
} as const;
