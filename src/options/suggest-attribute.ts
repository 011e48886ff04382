import { attributeOf, optionOf } from './data-attributes.ts';
import { normalizeName, suggestOption } from './suggest-option.ts';

/**
 * The attribute that a page probably meant by one that an element does not have; undefined if no name is similar.
 * `'form_version' => 'form-version'`, `'session-id' => 'data-option-session-id'`, `'data-option-billng-zip' => 'data-option-billing-zip'`.
 *
 * @param own The element's own attributes.
 * @param options The names of its options.
 */
export function suggestAttribute(name: string, own: readonly string[], options: readonly string[]): string | undefined {
  if (own.includes(name)) return undefined;
  const written = optionOf(name);
  const option = written === undefined ? withoutPrefix(name, options) : suggestOption(written, options);
  if (option !== undefined) return attributeOf(option);
  return written === undefined ? suggestOwnAttribute(normalizeName(name.replace(/^data-/, '')), own) : undefined;
}

function withoutPrefix(name: string, options: readonly string[]): string | undefined {
  const written = normalizeName(name.replace(/^(?:data-)?(?:options?-)?/, ''));
  return options.find((option) => option.toLowerCase() === written);
}

function suggestOwnAttribute(written: string, own: readonly string[]): string | undefined {
  return own.find(
    (attribute) => normalizeName(attribute) === written || suggestOption(written, [normalizeName(attribute)]),
  );
}
