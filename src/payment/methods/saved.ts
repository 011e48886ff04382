import type { MaskedMethod } from '../wire.ts';
import type { MethodChoice } from './payment-method.ts';
import { keptMethod } from './payment-methods.ts';

export function savedMethod(masked: MaskedMethod, token: string): MethodChoice<never> {
  return {
    category: masked.category,
    isSaved: true,
    fields: [],
    declined: {},
    shown: () => keptMethod(masked),
    details: () => ({ type: 'token', token }),
  };
}
