import { isLikeJQuery, type JQueryLike } from '../jquery/jquery-like.ts';

/**
 * Finds every jQuery of the page, also one that loads later. Captures events, so that the plugin is ready in
 * a script's own `onload`, before `noConflict` removes the names. Does not find a jQuery without a global name.
 */
export function watchForJQuery(install: ($: JQueryLike) => void): void {
  const globals = window as unknown as Record<string, unknown>;
  const seen: unknown[] = [];
  const check = (): void => {
    ['jQuery', '$'].forEach((name) => {
      const candidate = globals[name];
      if (!isLikeJQuery(candidate) || seen.indexOf(candidate) >= 0) return;
      seen.push(candidate);
      // Logs an error for a `$` that is not jQuery.
      install(candidate as JQueryLike);
    });
  };
  ['load', 'DOMContentLoaded', 'click'].forEach((type) => document.addEventListener(type, check, true));
  check();
}
