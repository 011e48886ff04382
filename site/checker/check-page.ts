import { constructorFindings } from './constructor-findings.ts';
import { applyEdits, withLine, type Finding, type Found, type Weight } from './finding.ts';
import { optionFindings } from './option-findings.ts';
import { pageFindings } from './page-rules.ts';
import { renameFindings } from './rename-findings.ts';
import { scriptFindings } from './script-findings.ts';

const weights: readonly Weight[] = ['change', 'look', 'stays'];

/** Each step reads the page as the earlier ones have corrected it: the last ones know only the documented names. */
const steps: readonly ((page: string) => readonly Found[])[] = [
  constructorFindings,
  renameFindings,
  (page) => [...pageFindings(page, 'change', 'look'), ...optionFindings(page), ...scriptFindings(page)],
];

function readPage(page: string): { readonly findings: readonly Finding[]; readonly moved: string } {
  let moved = page;
  const toDo = steps.flatMap((step) => {
    const before = moved;
    const found = step(before);
    const edits = found.flatMap((finding) => finding.edits ?? []);
    moved = applyEdits(before, edits);
    return found.map((finding) => withLine(before, finding));
  });
  const stays = pageFindings(page, 'stays').map((finding) => withLine(page, finding));
  return { findings: [...toDo, ...stays], moved };
}

/** Checks the text of a page that uses the modals: markup, script or both. It runs nothing. */
export function checkPage(page: string): readonly Finding[] {
  // Several calls may read the same options.
  const findings = new Map(readPage(page).findings.map((finding) => [`${finding.line} ${finding.what}`, finding]));
  return [...findings.values()].toSorted(
    (one, other) => weights.indexOf(one.weight) - weights.indexOf(other.weight) || (one.line ?? 0) - (other.line ?? 0),
  );
}

export function movePage(page: string): string {
  return readPage(page).moved;
}
