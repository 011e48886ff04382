/** Colors of the modal. The key `text-quiet` is `--portal-color-text-quiet`. */
export type Colors = Readonly<Record<string, string>>;

/** The pairs of foreground and background in the modals. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
const textPairs =
  'text surface, text surface-quiet, text error-surface, text-quiet surface, text-quiet surface-quiet, ' +
  'accent surface, accent surface-quiet, on-accent accent, error surface, error error-surface';
const signPairs = 'border surface, success surface';

/** The minimum contrast of the usual themes and of the high-contrast theme. Signs such as borders need less than text. */
const leastContrast = { usual: { text: 4.5, sign: 3 }, high: { text: 7, sign: 4.5 } } as const;

/** `'#fff', '#000' => 21`. Colors have six digits. */
export function contrast(front: string, back: string): number {
  const [lighter = 0, darker = 0] = [luminance(front), luminance(back)].toSorted((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const value = Number.parseInt(color.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function tooLittle(colors: Colors, level: keyof typeof leastContrast = 'usual') {
  const { text, sign } = leastContrast[level];
  return [textPairs, signPairs].flatMap((pairs) =>
    pairs
      .split(', ')
      .map((pair) => {
        const [front = '', back = ''] = pair.split(' ');
        const least = pairs === textPairs ? text : sign;
        return { front, back, least, contrast: contrast(colors[front] ?? '', colors[back] ?? '') };
      })
      .filter((pair) => !(pair.contrast >= pair.least)),
  );
}
