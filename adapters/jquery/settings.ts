import { tagAround } from '../../components/shared/language.ts';
import { themeNames } from '../../components/shared/theme-properties.ts';
import type { ModalSettings } from './shared-page.ts';

const names = ['form', 'baseUrl', 'messages', 'lang', 'display'] as const;
type Name = (typeof names)[number];

/** The element's property for a setting. */
const propertyOf = (name: Name): string => (name === 'form' ? 'formVersion' : name);

export function elementProperties(settings: ModalSettings): Record<string, unknown> {
  const given = names.filter((name) => settings[name] !== undefined);
  return Object.fromEntries(given.map((name) => [propertyOf(name), settings[name]]));
}

/** The defaults for a page's own element, except for properties that the page has set. */
export function elementDefaults(element: HTMLElement, defaults: ModalSettings): ModalSettings {
  const usesDefault = (name: Name): boolean => {
    const property = propertyOf(name);
    const attribute = property.replace(/[A-Z]/, '-$&');
    const value = (element as unknown as Record<string, unknown>)[property];
    // A defined element has `later` and `dialog` from the start; before, these properties are missing.
    return !element.hasAttribute(attribute) && (!value || value === 'later' || value === 'dialog');
  };
  return Object.fromEntries(names.filter(usesDefault).map((name) => [name, defaults[name]]));
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
