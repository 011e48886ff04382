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
  /** The operation that the modal is opened for, as its table of methods calls it. */
  readonly operation: string;
  readonly theme: ThemeName;
  readonly language: Language;
  /** What it shows, where nothing beside it says so. */
  readonly alt: string;
}

/** What a modal looks like before it is opened. As it comes, it is as light or dark as the page. */
export function modalPicture({ operation, theme, language, alt }: ModalPicture): TemplateResult {
  const picture = (look: ThemeName, className: string) =>
    html`<img
      class="picture ${className}"
      src=${pictures[`../pictures/${operation}-${look}-${language}.webp`] ?? ''}
      alt=${alt}
      width="400"
      height="420"
      loading="lazy"
    />`;
  return theme === 'page'
    ? html`${picture('page', 'in-light')}${picture('dark', 'in-dark')}`
    : html`${picture(theme, '')}`;
}
