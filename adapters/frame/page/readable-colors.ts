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

/** Removes a page's colors in which a text could not be read, or in which the page could show another one. */
export function removeUnreadableColors(style: CSSStyleDeclaration, root: ShadowRoot): void {
  const probe = document.createElement('span');
  root.append(probe);
  const colorOf = (name: string): string => {
    probe.style.color = `var(--_${name})`;
    return getComputedStyle(probe).color;
  };
  const contrastOf = ([text, background]: readonly [string, string]): number =>
    contrast(['#fff', colorOf(background)], ['#fff', colorOf(background), colorOf(text)]);
  // The page would be seen through it, with any amount that it states.
  if (pixelOf(colorOf('surface'))[3] !== 255) remove(['surface'], 'the surface must be opaque');
  const reason = `the contrast is below ${leastContrast} to 1`;
  // Without one color, another may not be readable.
  while (pairs.some((pair) => contrastOf(pair) < leastContrast && remove(pair, reason)));
  probe.remove();

  function remove(names: readonly string[], reason: string): boolean {
    const own = names.map((name) => `--portal-color-${name}`).filter((name) => style.getPropertyValue(name));
    own.forEach((name) => style.removeProperty(name));
    if (own.length > 0) console.warn(`${own.join(', ')}: ${reason}. The default is used. Choose other colors.`);
    return own.length > 0;
  }
}

/** The contrast between two stacks of colors, from 1 to 21. */
function contrast(...stacks: readonly (readonly string[])[]): number {
  const [dark = 0, light = 0] = stacks.map((colors) => luminance(pixelOf(...colors))).sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** Red, green, blue and opacity of colors on top of each other, from 0 to 255. */
function pixelOf(...colors: readonly string[]): ArrayLike<number> {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  for (const color of colors) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  return context.getImageData(0, 0, 1, 1).data;
}

/** WCAG 2.2, relative luminance: 0 is black, 1 is white. */
function luminance(pixel: ArrayLike<number>): number {
  const [r = 0, g = 0, b = 0] = Array.from(pixel).map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
