/** Colors of the modal. The key `text-quiet` is `--portal-color-text-quiet`. */
export type Colors = Readonly<Record<string, string>>;

/** Two colors that need contrast. */
export interface Pair {
  readonly front: string;
  readonly back: string;
  /** Text needs more contrast than signs such as borders. */
  readonly is: 'text' | 'sign';
}

const text = (front: string, back: string): Pair => ({ front, back, is: 'text' });
const sign = (front: string, back: string): Pair => ({ front, back, is: 'sign' });

/** The pairs of foreground and background in the modals. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
export const pairs: readonly Pair[] = [
  text('text', 'surface'),
  text('text', 'surface-quiet'),
  text('text', 'error-surface'),
  text('text-quiet', 'surface'),
  text('text-quiet', 'surface-quiet'),
  text('accent', 'surface'),
  text('accent', 'surface-quiet'),
  text('on-accent', 'accent'),
  text('error', 'surface'),
  text('error', 'error-surface'),
  sign('border', 'surface'),
  sign('success', 'surface'),
];

/** The minimum contrast of the usual themes and of the high-contrast theme. */
export const least = {
  usual: { text: 4.5, sign: 3 },
  high: { text: 7, sign: 4.5 },
} as const;

/** `'#fff', '#000' => 21`. Colors have six digits. */
export function contrast(front: string, back: string): number {
  const [lighter = 0, darker = 0] = [luminance(front), luminance(back)].toSorted((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) =>
    linear(Number.parseInt(color.slice(index, index + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export interface Shortfall extends Pair {
  readonly contrast: number;
  readonly least: number;
}

/** Returns the pairs without enough contrast. */
export function tooLittle(colors: Colors, level: keyof typeof least = 'usual'): readonly Shortfall[] {
  return pairs
    .map((pair) => ({
      ...pair,
      contrast: contrast(colors[pair.front] ?? '', colors[pair.back] ?? ''),
      least: least[level][pair.is],
    }))
    .filter((pair) => !(pair.contrast >= pair.least));
}
