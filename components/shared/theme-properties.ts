const colors =
  'accent on-accent surface surface-quiet text text-quiet border border-quiet error error-surface success backdrop';

/** The properties that pages theme the modals with. */
export const themeNames: readonly string[] = [
  ...colors.split(' ').map((name) => `--portal-color-${name}`),
  '--portal-radius',
  '--portal-font-family',
];
