import { html } from 'lit';

/**
 * A text whose long e-mail addresses break at `@` and dots, where a line is too short for them. Some screen readers stop at each
 * piece, so that an address which has room on a phone stays whole.
 */
export function breakable(text: string): unknown {
  if (!text.includes('@') || !/\S{25}/.test(text)) return text;
  return text.split(/(?=[@.]\p{L})/u).map((piece, index) => (index ? html`<wbr />${piece}` : piece));
}
