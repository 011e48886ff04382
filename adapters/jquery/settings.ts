import type { ModalSettings } from './shared-page.ts';

/** Where the elements take the settings. */
const places: Readonly<Record<keyof ModalSettings, { readonly property: string; readonly attribute: string }>> = {
  form: { property: 'formVersion', attribute: 'form-version' },
  baseUrl: { property: 'baseUrl', attribute: 'base-url' },
  messages: { property: 'messages', attribute: 'messages' },
  lang: { property: 'lang', attribute: 'lang' },
};

const names = Object.keys(places) as (keyof ModalSettings)[];

/** The settings under the names of the element's properties. Only known names are looked at. */
export function elementProperties(settings: ModalSettings): Record<string, unknown> {
  const given = names.filter((name) => settings[name] !== undefined);
  return Object.fromEntries(given.map((name) => [places[name].property, settings[name]]));
}

/** The defaults for a page's own element, without those that it has another value for. */
export function elementDefaults(element: HTMLElement, defaults: ModalSettings): ModalSettings {
  const isSilent = (name: keyof ModalSettings): boolean => {
    const { property, attribute } = places[name];
    const value = (element as unknown as Record<string, unknown>)[property];
    // An element that is not defined yet has no such properties; one that is says `later` from the start.
    return !element.hasAttribute(attribute) && (!value || value === 'later');
  };
  return Object.fromEntries(names.filter(isSilent).map((name) => [name, defaults[name]]));
}
