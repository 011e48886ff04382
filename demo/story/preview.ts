import { html, type TemplateResult } from 'lit';
import { modalPicture } from '../parts/modal-picture.ts';
import { methodOf, type ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { themes } from '../themes/themes.ts';
import { nameOf } from './setting-fields.ts';

/** What the modal looks like with these values, before it is opened. */
export function preview(modal: ModalKind, values: StoryValues): TemplateResult {
  const { theme, language } = values;
  const [any = ''] = Object.keys(modal.methods);
  return html`<figure class="preview">
    ${modalPicture({ operation: methodOf(modal, values) || any, theme, language, alt: '' })}
    <figcaption class="hint">Look: ${themes[theme].label}, ${nameOf(language)}</figcaption>
  </figure>`;
}
