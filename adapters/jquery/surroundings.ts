import { languageAround } from '../../components/shared/language.ts';
import { tokens } from '../../components/shared/tokens.styles.ts';

/** The properties that pages theme the modals with. */
const themed = ['color-scheme', ...new Set(tokens.cssText.match(/--portal-[\w-]+/g))];

/**
 * Gives an element that stands in the body the language, the direction and the theme of another place, as if it stood
 * there. What a page's styles say of the element itself still goes before.
 */
export function takeSurroundings(element: HTMLElement, place: Element, theme: CSSStyleSheet): void {
  const computed = getComputedStyle(place);
  element.lang = languageAround(place);
  element.dir = computed.direction;
  theme.replaceSync(':host {}');
  const { style } = theme.cssRules[0] as CSSStyleRule;
  themed.forEach((name) => style.setProperty(name, computed.getPropertyValue(name)));
  const { shadowRoot } = element;
  if (shadowRoot && !shadowRoot.adoptedStyleSheets.includes(theme)) shadowRoot.adoptedStyleSheets.push(theme);
}
