import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { SummaryLine } from './summary-lines.ts';
import type { Texts } from './texts.ts';

/** Makes the links back to the fields of a form; none without a field or a way back. */
export function changeLinks({ t }: Pick<Texts<SharedMessageKey>, 't'>, onChange?: (field: string) => void) {
  return (field: string | false | undefined): SummaryLine['change'] =>
    onChange && field ? { label: t('change'), onClick: () => onChange(field) } : undefined;
}
