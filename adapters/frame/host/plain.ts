import type { Plain } from '../protocol.ts';

/**
 * Copies a page's value as data for a message. Never throws. Replaces values that no option accepts by a list, so that
 * the document reports them under the option's name.
 */
export function toPlain(value: unknown): Plain {
  try {
    return value === undefined ? value : (JSON.parse(JSON.stringify(value, readable)) as Plain);
  } catch {
    // A getter or proxy of the page may throw, or an object may contain itself.
    return [];
  }
}

function readable(_name: string, value: unknown): unknown {
  const isData = Object(value) !== value || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);
  return isData && !Number.isNaN(value) ? value : [];
}
