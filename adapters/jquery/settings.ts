import { tagAround } from '../../components/shared/language.ts';
import { themeNames } from '../../components/shared/theme-properties.ts';
import type { ModalSettings } from './shared-page.ts';

type Properties = Record<string, unknown>;

export function elementProperties({ form, baseUrl, messages, lang, display }: ModalSettings): Properties {
  const properties = Object.entries({ formVersion: form, baseUrl, messages, lang, display });
  return Object.fromEntries(properties.filter(([, value]) => value !== undefined));
}

/** The defaults for a page's own element, except for properties that the page has set. */
export function elementDefaults(element: HTMLElement, defaults: ModalSettings): Properties {
  const usesDefault = ([property]: [string, unknown]): boolean => {
    const attribute = property.replace(/[A-Z]/, '-$&');
    const value = (element as unknown as Properties)[property];
    // A defined element has `later` and `dialog` from the start; before, these properties are missing.
    return !element.hasAttribute(attribute) && (!value || value === 'later' || value === 'dialog');
  };
  return Object.fromEntries(Object.entries(elementProperties(defaults)).filter(usesDefault));
}

const themed = ['color-scheme', ...themeNames];

/** Gives an element in the body the language, direction and theme of another place. */
export function applySurroundings(element: HTMLElement, place: Element, theme: CSSStyleSheet): void {
  if (element.parentNode === place) {
    ['lang', 'dir'].forEach((name) => element.removeAttribute(name));
    theme.replaceSync('');
    return;
  }
  const computed = getComputedStyle(place);
  element.lang = tagAround(place);
  element.dir = computed.direction;
  theme.replaceSync(':host {}');
  const { style } = theme.cssRules[0] as CSSStyleRule;
  themed.forEach((name) => style.setProperty(name, computed.getPropertyValue(name)));
  const { shadowRoot } = element;
  if (shadowRoot && !shadowRoot.adoptedStyleSheets.includes(theme)) shadowRoot.adoptedStyleSheets.push(theme);
}
