/** A script loader's knowledge of itself. All of it is empty where its text was run without an element. */
export interface OwnScript {
  /** Its address. */
  readonly address: string;
  /** Address of the folder that it lies in, with the slash at the end. */
  readonly folder: string;
  /** The nonce by which the page's content security policy lets it run. */
  readonly nonce: string;
}

/** Called while the script runs for the first time; later the browser no longer knows. */
export function ownScript(): OwnScript {
  const script = document.currentScript as HTMLScriptElement | null;
  // On a page with an image of that name, the image is what stands there.
  if (script?.nodeName !== 'SCRIPT') return { address: '', folder: '', nonce: '' };
  return { address: script.src, folder: script.src.replace(/[^/]*([?#].*)?$/, ''), nonce: script.nonce };
}
