import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import type { SummaryLine } from './later/summary-lines.ts';

/** Makes the links back to the fields of a form. Needs a field and `onChange`. */
export function changeLinks(t: Translate<SharedMessageKey>, onChange?: (field: string) => void) {
  return (field: string | false | undefined): SummaryLine['change'] =>
    onChange && field ? { label: t('change'), onClick: () => onChange(field) } : undefined;
}
