/**
 * The element that a script loader runs by, or an empty one where its text was run without.
 *
 * @param documented The address of the script. It is looked for where the browser does not say, as in a module.
 */
export function findOwnScript(documented: RegExp): HTMLScriptElement {
  const current = document.currentScript as HTMLScriptElement | null;
  // An image with that name would be here instead.
  if (current && /^script$/i.test(current.nodeName)) return current;
  const scripts = [].slice.call(document.getElementsByTagName('script')) as HTMLScriptElement[];
  const isOwn = (script: HTMLScriptElement) => documented.test(script.src) || script.getAttribute('data-base-url');
  return scripts.filter(isOwn).pop() ?? document.createElement('script');
}
