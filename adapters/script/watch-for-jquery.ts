import { isLikeJQuery, type JQueryLike } from '../jquery/jquery-like.ts';

/**
 * Finds the jQuery of the page, whenever it comes, and a second one after it.
 *
 * The load events of scripts are heard here before they reach the script's own `onload`: what a page does there, or in
 * a script further down, finds the plugin in place, and `noConflict` has not yet taken the names away. A setter on
 * `window.jQuery` would hear of it sooner still, but stands in the way of every other script that does the same. A
 * jQuery that stands under no global name is passed to `portalModals.install` by the page.
 */
export function watchForJQuery(install: ($: JQueryLike) => void): void {
  const globals = window as unknown as Record<string, unknown>;
  const seen: unknown[] = [];
  const check = (): void => {
    ['jQuery', '$'].forEach((name) => {
      const candidate = globals[name];
      if (!isLikeJQuery(candidate) || seen.some((known) => known === candidate)) return;
      seen.push(candidate);
      // Logs an error for a `$` that is not jQuery.
      install(candidate as JQueryLike);
    });
  };
  ['load', 'DOMContentLoaded', 'click'].forEach((type) => document.addEventListener(type, check, true));
  check();
}
