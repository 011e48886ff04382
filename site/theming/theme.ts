import type { Colors } from './contrast.ts';

/** Custom properties of the modals and their values. The key `color-text` is `--portal-color-text`. */
export type Theme = Readonly<Record<string, string>>;

export type Side = 'light' | 'dark';

export function readTheme(css: string): Theme {
  const values = css.matchAll(/--portal-([\w-]+)[:,]\s*(light-dark\([^()]*\)|[^;()]+)(?=\)?;)/g);
  return Object.fromEntries(Array.from(values, ([, name = '', value = '']) => [name, value]));
}

/** `'color-text': 'light-dark(#1b2430, #eef2f7)'` on the light side => `text: '#1b2430'`. */
export function colorsOf(theme: Theme, side: Side): Colors {
  const sides = Object.entries(theme).map(([name, value]) => {
    const [, light, dark] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/i.exec(value) ?? [];
    return [name.replace('color-', ''), side === 'light' ? light : dark] as const;
  });
  return Object.fromEntries(sides.flatMap(([name, color]) => (color === undefined ? [] : [[name, color]])));
}

export function differences(theme: Theme, other: Theme): Theme {
  return Object.fromEntries(Object.entries(theme).filter(([name, value]) => value !== other[name]));
}

export function styleSheet(theme: Theme): string {
  const lines = Object.entries(theme).map(([name, value]) => `  --portal-${name}: ${value};\n`);
  return lines.length === 0 ? '/* The default theme. */\n' : `:root {\n${lines.join('')}}\n`;
}
