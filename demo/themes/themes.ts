import dark from './dark.css?raw';
import harborline from './harborline.css?raw';

export interface Theme {
  readonly label: string;
  /** The class of the container around the modal that the theme's style sheet goes by. styles/index.css has them all. */
  readonly className?: string;
  readonly dir?: 'rtl';
  /** The style sheet as a page would have it. */
  readonly css?: string;
}

/** How the modal can look. */
export const themes = {
  page: { label: 'As it comes' },
  harborline: { label: 'An insurer’s brand', className: 'harborline', css: forWholePage(harborline, 'harborline') },
  dark: { label: 'Always dark', className: 'dark', css: forWholePage(dark, 'dark') },
  rightToLeft: { label: 'Right to left', dir: 'rtl' },
  largeText: { label: 'Large text', className: 'large-text' },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof themes;

/** This page has several themes side by side; a page of an insurer has one, and needs no class for it. */
function forWholePage(css: string, className: string): string {
  return css.replaceAll(`.${className} `, '').trimEnd();
}
