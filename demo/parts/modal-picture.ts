import { html, type TemplateResult } from 'lit';
import type { Language } from '../../src/messages/languages.ts';
import type { ThemeName } from '../themes/themes.ts';

const pictures = import.meta.glob<string>('../pictures/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

const pictureOf = (operation: string, theme: ThemeName, language: Language) =>
  pictures[`../pictures/${operation}-${theme}-${language}.webp`];

/** A picture of a modal, described by the text beside it. The default theme is as light or dark as the page. */
export function modalPicture(operation: string, theme: ThemeName, language: Language): TemplateResult {
  const picture = (shown: ThemeName, className = '') =>
    html`<img
      class="picture ${className}"
      src=${pictureOf(operation, shown, language) ?? pictureOf(operation, shown, 'en') ?? ''}
      alt=""
      width="400"
      height="420"
      loading="lazy"
    />`;
  return theme === 'page' ? html`${picture('page', 'in-light')}${picture('dark', 'in-dark')}` : picture(theme);
}
