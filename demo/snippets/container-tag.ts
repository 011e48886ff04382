import { themes, type Theme } from '../themes/themes.ts';
import type { StoryValues } from '../stories/story.ts';

/** The empty element that a page reserves. */
export function containerTag({ language, theme }: StoryValues): string {
  const { dir }: Theme = themes[theme];
  const attributes = ['id="payment"', ...(language === 'es' ? ['lang="es"'] : []), ...(dir ? [`dir="${dir}"`] : [])];
  return `<div ${attributes.join(' ')}></div>`;
}
