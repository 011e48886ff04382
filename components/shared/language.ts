import { languageOf, type Language } from '../../src/messages/languages.ts';

/** The language of an element: its own `lang`, else that of the nearest element around it. */
export function languageAround(element: Element): Language {
  return languageOf(tagAround(element));
}

/** The whole tag as the page has it, such as `es-US`. */
export function tagAround(element: Element): string {
  const declaring = element.closest('[lang]');
  if (declaring) return declaring.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? tagAround(root.host) : 'en';
}
