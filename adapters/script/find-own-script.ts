/** Returns the loader's script element, found by its documented address if the browser does not report it. */
export function findOwnScript(documented: RegExp): HTMLScriptElement {
  const current = document.currentScript;
  // An image with that name would be here instead.
  if (current instanceof HTMLScriptElement) return current;
  const scripts = [].slice.call(document.getElementsByTagName('script')) as HTMLScriptElement[];
  const isOwn = (script: HTMLScriptElement) => documented.test(script.src) || script.getAttribute('data-base-url');
  return scripts.filter(isOwn).pop() || document.createElement('script');
}
