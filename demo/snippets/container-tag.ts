import { themes, type Theme } from '../themes/themes.ts';
import type { ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';

/** The empty element that a page reserves. */
export function containerTag({ container }: ModalKind, { language, theme }: StoryValues): string {
  const { dir }: Theme = themes[theme];
  const attributes = [
    `id="${container}"`,
    ...(language === 'en' ? [] : [`lang="${language}"`]),
    ...(dir ? [`dir="${dir}"`] : []),
  ];
  return `<div ${attributes.join(' ')}></div>`;
}
