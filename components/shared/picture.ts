import { html, svg } from 'lit';
import type { Pictures } from './pictures.ts';

let drawn: Pictures | undefined;

/** Fetches the pictures, which are not needed to type. Resolves with whether there is more to be seen now. */
export async function loadPictures(): Promise<boolean> {
  if (drawn) return false;
  // The next form asks again.
  drawn = await import('./pictures.ts').then(
    ({ draw }) => draw({ html, svg }),
    () => undefined,
  );
  return drawn !== undefined;
}

/** The pictures; undefined until they are fetched. */
export function pictures(): Pictures | undefined {
  return drawn;
}
