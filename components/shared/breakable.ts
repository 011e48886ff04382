import { html } from 'lit';

/**
 * Lets e-mail addresses break at `@` and dots if they have this many characters. Short ones stay whole for screen
 * readers.
 */
export function breakable(text: string, longest = 25): unknown {
  if (!text.includes('@') || text.split(/\s/).every((word) => word.length < longest)) return text;
  return text.split(/(?=[@.]\p{L})/u).map((piece, index) => (index ? html`<wbr />${piece}` : piece));
}
