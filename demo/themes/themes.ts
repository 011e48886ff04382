import dark from './dark.css?raw';
import harborline from './harborline.css?raw';

export interface Theme {
  readonly label: string;
  /** The class of the container around the modal, for the theme's style sheet. styles/index.css has all classes. */
  readonly className?: string;
  readonly dir?: 'rtl';
  readonly css?: string;
}

export const themes = {
  page: { label: 'Default' },
  harborline: { label: 'An insurer’s brand', className: 'harborline', css: harborline },
  dark: { label: 'Dark', className: 'dark', css: dark },
  rightToLeft: { label: 'Right to left', dir: 'rtl' },
  largeText: { label: 'Large text', className: 'large-text' },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof themes;

export const themeNames = Object.keys(themes) as ThemeName[];

/** The style sheet of a theme for an insurer's page, which needs no class because it has only one theme. */
export function cssOf(theme: ThemeName, tag: string): string | undefined {
  const { className, css }: Theme = themes[theme];
  return css?.replaceAll(`.${className ?? ''} :is(portal-payment, claims-account, claims-adjuster)`, tag).trimEnd();
}
