import { languageOf, type Language } from '../../src/messages/languages.ts';

/** The language of an element: its own `lang`, else that of the nearest element around it. */
export function languageAround(element: Element): Language {
  const declaring = element.closest('[lang]');
  if (declaring) return languageOf(declaring.getAttribute('lang') ?? '');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : 'en';
}
