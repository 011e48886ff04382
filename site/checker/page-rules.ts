import type { Found, Weight } from './finding.ts';
import rules from './page-rules.json' with { type: 'json' };

interface PageRule extends Omit<Found, 'at'> {
  /** A regular expression, with its flags. */
  readonly seen: string;
  readonly flags?: string;
  /** The rule does not apply if the page matches this too. */
  readonly unless?: string;
}

export const pageRules = rules as readonly PageRule[];

export function pageFindings(page: string, ...asked: readonly Weight[]): readonly Found[] {
  return pageRules
    .filter(({ weight }) => asked.includes(weight))
    .flatMap(({ seen, flags, unless, ...finding }) => {
      const found = new RegExp(seen, flags).exec(page);
      return found && !(unless && new RegExp(unless).test(page)) ? [{ ...finding, at: found.index }] : [];
    });
}
