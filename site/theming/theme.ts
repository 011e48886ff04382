import type { Colors } from './contrast.ts';

/** Values of the custom properties of the modals. */
export interface Theme {
  readonly light: Colors;
  readonly dark: Colors;
  /** For example `0.5rem`; absent for the default. */
  readonly radius?: string;
  readonly fontFamily?: string | undefined;
}

/** Reads a style sheet that sets the properties on `:root`, such as a ready-made theme. */
export function readTheme(css: string): Theme {
  const sides = Array.from(
    css.matchAll(/--portal-color-([\w-]+)[:,]\s*light-dark\(\s*(#[\da-f]{6}),\s*(#[\da-f]{6})\s*\)/gi),
    ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
  );
  const [, radius] = /--portal-radius:\s*([^;]+);/.exec(css) ?? [];
  const [, fontFamily] = /--portal-font-family:\s*([^;]+);/.exec(css) ?? [];
  return {
    light: Object.fromEntries(sides.map(({ name, light }) => [name, light])),
    dark: Object.fromEntries(sides.map(({ name, dark }) => [name, dark])),
    ...(radius === undefined ? {} : { radius }),
    ...(fontFamily === undefined ? {} : { fontFamily }),
  };
}

/** Returns the values of a theme that differ from another theme. */
export function differences(theme: Theme, other: Theme): Theme {
  const { radius, fontFamily } = theme;
  const differs = (name: string) => theme.light[name] !== other.light[name] || theme.dark[name] !== other.dark[name];
  const those = (colors: Colors) => Object.fromEntries(Object.entries(colors).filter(([name]) => differs(name)));
  return {
    light: those(theme.light),
    dark: those(theme.dark),
    ...(radius === undefined || radius === other.radius ? {} : { radius }),
    ...(fontFamily === undefined || fontFamily === other.fontFamily ? {} : { fontFamily }),
  };
}

/** Returns the style sheet of a theme. */
export function styleSheet({ light, dark, radius, fontFamily }: Theme): string {
  const lines = [
    ...Object.keys(light).map(
      (name) => `--portal-color-${name}: light-dark(${light[name] ?? ''}, ${dark[name] ?? ''})`,
    ),
    ...(radius === undefined ? [] : [`--portal-radius: ${radius}`]),
    ...(fontFamily === undefined ? [] : [`--portal-font-family: ${fontFamily}`]),
  ];
  if (lines.length === 0) return '/* The default theme. */\n';
  return `:root {\n${lines.map((line) => `  ${line};`).join('\n')}\n}\n`;
}
