import { html, type TemplateResult } from 'lit';
import type { Language } from '../../src/messages/languages.ts';
import type { ThemeName } from '../themes/themes.ts';

/** The pictures that `npm run screenshots` has taken, by file name. */
const pictures = import.meta.glob<string>('../pictures/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

export interface ModalPicture {
  readonly operation: string;
  readonly theme: ThemeName;
  readonly language: Language;
  /** Empty if the text beside the picture says it. */
  readonly alt: string;
}

/** A picture of a modal. The default look is as light or dark as the page. */
export function modalPicture({ operation, theme, language, alt }: ModalPicture): TemplateResult {
  const pathOf = (look: ThemeName, language: Language) => `../pictures/${operation}-${look}-${language}.webp`;
  const picture = (look: ThemeName, className: string) =>
    html`<img
      class="picture ${className}"
      src=${pictures[pathOf(look, language)] ?? pictures[pathOf(look, 'en')] ?? ''}
      alt=${alt}
      width="400"
      height="420"
      loading="lazy"
    />`;
  return theme === 'page'
    ? html`${picture('page', 'in-light')}${picture('dark', 'in-dark')}`
    : html`${picture(theme, '')}`;
}
