import { html } from 'lit';

/** Lets long e-mail addresses break at `@` and dots. Short ones stay whole for screen readers. */
export function breakable(text: string): unknown {
  if (!text.includes('@') || !/\S{20}/.test(text)) return text;
  return text.split(/(?=[@.]\p{L})/u).map((piece, index) => (index ? html`<wbr />${piece}` : piece));
}
