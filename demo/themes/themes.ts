import dark from './dark.css?raw';
import harborline from './harborline.css?raw';

export interface Theme {
  readonly label: string;
  /** The class of the container around the modal that the theme's style sheet goes by. styles/index.css has them all. */
  readonly className?: string;
  readonly dir?: 'rtl';
  readonly css?: string;
}

/** How the modal can look. */
export const themes = {
  page: { label: 'Default' },
  harborline: { label: 'An insurer’s brand', className: 'harborline', css: harborline },
  dark: { label: 'Dark', className: 'dark', css: dark },
  rightToLeft: { label: 'Right to left', dir: 'rtl' },
  largeText: { label: 'Large text', className: 'large-text' },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof themes;

/**
 * The style sheet of a theme as a page would have it; undefined where there is none. This page has several themes and
 * modals side by side; a page of an insurer has one theme, and needs no class for it.
 */
export function cssOf(theme: ThemeName, tag: string): string | undefined {
  const { className, css }: Theme = themes[theme];
  return css?.replaceAll(`.${className ?? ''} :is(portal-payment, claims-account, claims-adjuster)`, tag).trimEnd();
}
