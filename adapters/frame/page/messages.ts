import * as v from 'valibot';
import { themeNames } from '../../../components/shared/theme-properties.ts';
import { maxCharacters, version, type Plain } from '../protocol.ts';
import { onlyAllowedTexts } from './allowed-texts.ts';

/* The messages that the document accepts from a page. */

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** An attribute may be another script's. No valid option is longer. */
const cut = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, maxCharacters.option)),
);

type Values = Readonly<Record<string, unknown>>;

/** An object of names and values. Their number is limited, because checking them takes time. */
const object = v.custom<Values>(
  (value) =>
    Object(value) === value &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.keys(value as object).length <= 1_000,
);

/** Removes names that no option or text can have, since pages send extra ones. */
const apartFrom = (cannotBe: (name: string) => boolean) =>
  v.transform((values: Values) => Object.fromEntries(Object.entries(values).filter(([name]) => !cannotBe(name))));

/** Options, and in them the objects of the claims modals, down to a company's contact. */
const plain = (depth: number): v.GenericSchema<unknown, Plain> =>
  v.fallback(
    v.union([
      text(maxCharacters.option),
      v.number(),
      v.boolean(),
      v.null(),
      v.undefined(),
      v.strictTuple([]),
      ...(depth > 0 ? [v.pipe(object, v.record(v.string(), plain(depth - 1)))] : []),
    ]),
    // Reported under the option's name, since no option is a list.
    [],
  );

/** Allowed functions in a color, length or font. Browsers accept any value that contains another, such as `var()`. */
const functions = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|calc|min|max|clamp)$/i;

const cssValue = (property: string) =>
  v.pipe(
    text(500),
    v.check((value) => Array.from(value.matchAll(/([\w-]*)\(/g)).every(([, name = '']) => functions.test(name))),
    v.check((value) => CSS.supports(property, value)),
  );

/** A property of CSS that takes the same values as one of the theme. */
const likeFor = (name: string) => ({ radius: 'border-radius', 'font-family': 'font-family' })[name.slice(9)] ?? 'color';

export const Handover = v.object({ paymentModals: v.literal(version) });

const OpenMessage = v.object({
  type: v.literal('open'),
  method: text(100),
  options: v.object({
    call: plain(3),
    property: plain(3),
    attributes: v.pipe(
      object,
      apartFrom((name) => name.startsWith('data-option-') && !/^[\w-]{1,200}$/.test(name)),
      v.record(v.pipe(v.string(), v.startsWith('data-option-')), cut),
    ),
  }),
  form: v.fallback(v.picklist(['later', 'earlier']), 'later'),
  display: v.fallback(v.picklist(['dialog', 'inline']), 'dialog'),
  isPressed: v.fallback(v.boolean(), false),
  // Anything else is ignored, as in the page.
  texts: v.fallback(v.pipe(object, v.transform(onlyAllowedTexts), v.record(v.string(), text(maxCharacters.text))), {}),
  language: v.fallback(text(100), ''),
  direction: v.picklist(['ltr', 'rtl']),
  colorScheme: v.fallback(cssValue('color-scheme'), 'normal'),
  // Wrong values fall back to the default, as in the page.
  theme: v.object(
    Object.fromEntries(themeNames.map((name) => [name, v.fallback(v.optional(cssValue(likeFor(name))), undefined)])),
  ),
});

export const PageMessage = v.variant('type', [
  OpenMessage,
  v.object({ type: v.literal('acknowledge'), transactionId: text(200) }),
  v.object({ type: v.literal('dismiss') }),
  v.object({ type: v.literal('remove') }),
  v.object({ type: v.literal('ping') }),
]);

export type PageMessage = v.InferOutput<typeof PageMessage>;
export type OpenMessage = v.InferOutput<typeof OpenMessage>;
