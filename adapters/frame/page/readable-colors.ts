/** WCAG 2.2, 1.4.3 Contrast (Minimum). */
const leastContrast = 4.5;

/** Text and background, by the names of the theme's colors. */
const pairs = [
  ['text', 'surface'],
  ['text-quiet', 'surface'],
  ['text', 'surface-quiet'],
  ['text-quiet', 'surface-quiet'],
  ['accent', 'surface'],
  ['on-accent', 'accent'],
  ['error', 'surface'],
  ['error', 'error-surface'],
  ['text', 'error-surface'],
] as const;

/** Removes a page's colors in which a text could not be read. A page could hide an amount in them. */
export function removeUnreadableColors(style: CSSStyleDeclaration, root: ShadowRoot): void {
  const probe = document.createElement('span');
  root.append(probe);
  const contrastOf = ([text, background]: readonly [string, string]): number => {
    const [one, other] = [background, text].map((name) => {
      probe.style.color = `var(--_${name})`;
      return getComputedStyle(probe).color;
    });
    return contrast(one ?? '', other ?? '');
  };
  // Without one color, another may not be readable.
  while (pairs.some((pair) => contrastOf(pair) < leastContrast && remove(pair)));
  probe.remove();

  function remove(pair: readonly string[]): boolean {
    const own = pair.map((name) => `--portal-color-${name}`).filter((name) => style.getPropertyValue(name));
    own.forEach((name) => style.removeProperty(name));
    if (own.length > 0)
      console.warn(
        `${own.join(', ')}: the contrast is below ${leastContrast} to 1. The default is used. Choose other colors.`,
      );
    return own.length > 0;
  }
}

/** The contrast of a text over a background over white, from 1 to 21. */
function contrast(background: string, text: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return 21;
  const [behind = 1, before = 1] = ['#fff', background, text]
    .map((color) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return luminance(context.getImageData(0, 0, 1, 1).data);
    })
    .slice(1);
  return (Math.max(behind, before) + 0.05) / (Math.min(behind, before) + 0.05);
}

/** WCAG 2.2, relative luminance: 0 is black, 1 is white. */
function luminance([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
