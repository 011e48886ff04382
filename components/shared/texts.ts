import type { Language } from '../../src/messages/languages.ts';
import type { Translate } from '../../src/messages/translate.ts';
import type { Cents } from '../../src/money.ts';

/** The language of one operation. It is settled when the operation opens: what was agreed to must not change it. */
export interface Texts<Key extends string> {
  readonly t: Translate<Key>;
  /** True if the page has its own text for the key. */
  readonly isReplaced: (key: Key) => boolean;
  readonly language: Language;
  readonly locale: string;
  readonly money: (cents: Cents) => string;
}
