import type { Finding, Weight } from './finding.ts';
import { optionFindings } from './option-findings.ts';
import { pageRules } from './page-rules.ts';
import { scriptFindings } from './script-findings.ts';

const weights: readonly Weight[] = ['change', 'look', 'stays'];

/**
 * Checks a page that uses the modals: its markup, its script, or both. It reads the text and runs nothing, so it does not see
 * what the page creates elsewhere.
 *
 *     checkPage("container.data('portal').makePayment({ sessionID: id })")
 *     // [{ weight: 'change', line: 1, what: 'The option `sessionID`', advice: 'This option is ignored. Did you mean `sessionId`?', … }, …]
 */
export function checkPage(page: string): readonly Finding[] {
  const said = pageRules.flatMap(({ seen, unless, ...finding }) => {
    const found = seen.exec(page);
    if (!found || unless?.test(page)) return [];
    return [{ ...finding, line: page.slice(0, found.index).split('\n').length }];
  });
  return [...said, ...optionFindings(page), ...scriptFindings(page)].toSorted(
    (one, other) => weights.indexOf(one.weight) - weights.indexOf(other.weight) || (one.line ?? 0) - (other.line ?? 0),
  );
}
