import type { TemplateResult } from 'lit';
import type { ShownMethod } from '../../../src/payment/methods/payment-method.ts';
import type { PaymentTexts, PaymentView } from '../payment-view.ts';

/** How a kind of method looks. */
export interface MethodPart {
  /** Where it is typed. */
  fields(view: PaymentView): TemplateResult;
  /** Fetches what is nice to have, and not needed to type. Resolves with whether there is more to be seen now. */
  load?(): Promise<boolean>;
  /** In words: `Visa ending in 1111`. */
  name(t: PaymentTexts['t'], method: ShownMethod): string;
}
