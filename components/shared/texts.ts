import type { Language } from '../../src/messages/languages.ts';
import type { Translate } from '../../src/messages/translate.ts';
import type { Cents } from '../../src/money.ts';

/**
 * The language of one operation. It is fixed when the operation opens, because the text that the payer agrees to must
 * stay the same.
 */
export interface Texts<Key extends string> {
  readonly t: Translate<Key>;
  /** The page's `messages`. A value may have any type. */
  readonly messages: Readonly<Record<string, unknown>> | undefined;
  readonly language: Language;
  readonly locale: string;
  readonly money: (cents: Cents) => string;
}
