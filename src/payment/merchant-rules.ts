import { unknownAccountGroup, type OptionProblem, type OptionProblems } from '../options/option-problems.ts';
import type { PaymentOptions } from './payment-options.ts';
import { methodCategories } from './methods/payment-methods.ts';
import { FeeContext } from './enumerations.ts';
import { PaymentCategory } from './payment-category.ts';
import type { Merchant, MethodCategory, PaymentSession } from './wire.ts';

export function offeredMethods(category: PaymentCategory, merchant: Merchant): readonly MethodCategory[] {
  return merchant.methods.filter((method) => category === PaymentCategory.UserSelect || category === method);
}

export function problemsWithSession(
  options: PaymentOptions,
  { merchant, savedMethod }: Pick<PaymentSession, 'merchant' | 'savedMethod'>,
): OptionProblems {
  const problems = new Map<string, readonly OptionProblem[]>();
  const { paymentCategory, accountGroupCode } = options;
  const offered = offeredMethods(paymentCategory, merchant);
  if (offered.length === 0) {
    problems.set('paymentCategory', [methodNotOffered(merchant.methods)]);
  }
  if (paymentCategory === PaymentCategory.UserSelect && isFeeCharged(options) && hasPercentageFee(merchant)) {
    problems.set('paymentCategory', [userSelectWithPercentageFee]);
  }
  if (accountGroupCode !== undefined && !merchant.accountGroups.includes(accountGroupCode)) {
    problems.set('accountGroupCode', [unknownAccountGroup]);
  }
  if (savedMethod && !offered.includes(savedMethod.category)) problems.set('token', [savedMethodNotOffered]);
  return problems;
}

function methodNotOffered(methods: readonly MethodCategory[]): OptionProblem {
  return {
    code: 'methodNotOffered',
    message: `The merchant does not accept this payment method. It accepts: ${methods.join(', ')}.`,
  };
}

const userSelectWithPercentageFee: OptionProblem = {
  code: 'userSelectWithPercentageFee',
  message: `UserSelect is not supported with percentage-based processing fees. Use ${methodCategories.join(' or ')}.`,
};

const savedMethodNotOffered: OptionProblem = {
  code: 'savedMethodNotOffered',
  message: 'The saved method does not match the payment category.',
};

/** A save has no fee, nor has a payment without one. */
function isFeeCharged(options: PaymentOptions): boolean {
  return 'feeContext' in options && options.feeContext === FeeContext.PaymentWithFee;
}

function hasPercentageFee(merchant: Merchant): boolean {
  return merchant.methods.some((method) => merchant.fees[method].kind === 'percentage');
}
