import { languageAround } from '../../components/shared/language.ts';
import { themeProperties } from '../../components/shared/theme-properties.ts';
import type { ModalSettings } from './shared-page.ts';

const places: Readonly<
  Record<Exclude<keyof ModalSettings, 'mode'>, { readonly property: string; readonly attribute: string }>
> = {
  form: { property: 'formVersion', attribute: 'form-version' },
  baseUrl: { property: 'baseUrl', attribute: 'base-url' },
  messages: { property: 'messages', attribute: 'messages' },
  lang: { property: 'lang', attribute: 'lang' },
  display: { property: 'display', attribute: 'display' },
};

const names = Object.keys(places) as (keyof typeof places)[];

export function elementProperties(settings: ModalSettings): Record<string, unknown> {
  const given = names.filter((name) => settings[name] !== undefined);
  return Object.fromEntries(given.map((name) => [places[name].property, settings[name]]));
}

/** The defaults for a page's own element, without those that it has another value for. */
export function elementDefaults(element: HTMLElement, defaults: ModalSettings): ModalSettings {
  const usesDefault = (name: keyof typeof places): boolean => {
    const { property, attribute } = places[name];
    const value = (element as unknown as Record<string, unknown>)[property];
    // An element that is not defined yet has no such properties; one that is says `later` and `dialog` from the start.
    return !element.hasAttribute(attribute) && (!value || value === 'later' || value === 'dialog');
  };
  return Object.fromEntries(names.filter(usesDefault).map((name) => [name, defaults[name]]));
}

const themed = ['color-scheme', ...Object.keys(themeProperties)];

/** Gives an element in the body the language, direction and theme of another place. */
export function applySurroundings(element: HTMLElement, place: Element, theme: CSSStyleSheet): void {
  if (element.parentNode === place) {
    ['lang', 'dir'].forEach((name) => element.removeAttribute(name));
    theme.replaceSync('');
    return;
  }
  const computed = getComputedStyle(place);
  element.lang = languageAround(place);
  element.dir = computed.direction;
  theme.replaceSync(':host {}');
  const { style } = theme.cssRules[0] as CSSStyleRule;
  themed.forEach((name) => style.setProperty(name, computed.getPropertyValue(name)));
  const { shadowRoot } = element;
  if (shadowRoot && !shadowRoot.adoptedStyleSheets.includes(theme)) shadowRoot.adoptedStyleSheets.push(theme);
}
