import type { AdjusterMessageKey } from '../../src/adjuster/adjuster.en.ts';
import type { RequestParty } from '../../src/adjuster/wire.ts';
import type { Texts } from '../shared/texts.ts';

export type AdjusterTexts = Texts<AdjusterMessageKey>;

export function methodInWords({ t }: AdjusterTexts, { role, method }: RequestParty): string {
  if (role === 'ApprovalOnly') return t('method.none');
  return t(method === null ? 'method.toChoose' : `method.${method}`);
}
