import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { suite, test } from 'node:test';
import { tokens } from '../../../components/shared/tokens.styles.ts';
import { contrast, tooLittle } from '../../../site/theming/contrast.ts';
import { colorsOf, differences, readTheme, styleSheet } from '../../../site/theming/theme.ts';

/** How different two colors look: their distance in OKLab. A just noticeable difference is about 0.02. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
      const value = Number.parseInt(color.slice(index, index + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
    const medium = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
    const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
    return [
      0.2105 * long + 0.7936 * medium - 0.0041 * short,
      1.978 * long - 2.4286 * medium + 0.4506 * short,
      0.0259 * long + 0.7828 * medium - 0.8087 * short,
    ];
  });
  return Math.hypot(...(a ?? []).map((value, index) => value - (b?.[index] ?? 0)));
}

/** Every color of the modals alone, because no text is read over the page. */
const names = Array.from(tokens.cssText.matchAll(/var\(--portal-color-([\w-]+)/g), ([, name = '']) => name).filter(
  (name) => name !== 'backdrop',
);

suite('the themes', () => {
  const files = globSync('themes/*.css');

  test('are four', () => assert.equal(files.length, 4));

  for (const file of files) {
    const css = readFileSync(file, 'utf8');
    const theme = readTheme(css);
    const level = basename(file) === 'high-contrast.css' ? 'high' : 'usual';

    test(`${file} has all colors that the modals have`, () =>
      assert.deepEqual(Object.keys(colorsOf(theme, 'light')).toSorted(), names.toSorted()));

    for (const side of ['light', 'dark'] as const) {
      test(`${file} has enough contrast, ${side}`, () => assert.deepEqual(tooLittle(colorsOf(theme, side), level), []));

      test(`${file} has an accent that differs clearly from its error color, ${side}`, () => {
        const { accent = '', error = '' } = colorsOf(theme, side);
        assert.ok(distance(accent, error) > 0.15, `${accent} and ${error}`);
      });
    }

    test(`${file} is identical to the output of the editor`, () =>
      assert.equal(css.replace(/^\/\*.*\*\/\n/, ''), styleSheet(theme)));
  }
});

test('The default accent differs clearly from the error color', () => {
  for (const side of ['light', 'dark'] as const) {
    const { accent = '', error = '' } = colorsOf(readTheme(tokens.cssText), side);
    assert.ok(distance(accent, error) > 0.15, `${accent} and ${error}`);
  }
});

test('A style sheet of differences contains the changes only, with both sides of a color', () => {
  const own = readTheme(tokens.cssText);
  assert.equal(styleSheet(differences(own, own)), '/* The default theme. */\n');
  const dark = colorsOf(own, 'dark').accent ?? '';
  const theme = { ...own, 'color-accent': `light-dark(#c9a227, ${dark})`, radius: '1rem' };
  const changes = `--portal-color-accent: light-dark(#c9a227, ${dark});\n  --portal-radius: 1rem;`;
  assert.equal(styleSheet(differences(theme, own)), `:root {\n  ${changes}\n}\n`);
});

suite('contrast', () => {
  test('is measured as the guidelines define it', () => {
    const measured = (front: string, back: string) => Number(contrast(front, back).toFixed(2));
    assert.deepEqual([measured('#ffffff', '#000000'), measured('#000000', '#ffffff')], [21, 21]);
    assert.deepEqual([measured('#777777', '#ffffff'), measured('#767676', '#ffffff')], [4.48, 4.54]);
  });

  test('is too low if it is missing', () => assert.equal(tooLittle({}).length, 12));
});
