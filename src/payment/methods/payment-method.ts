import type { Month } from '../../fields/expiration.ts';
import type { Verdict } from '../../fields/verdict.ts';
import type { DeclineCode } from '../../operation/response-codes.ts';
import type { PaymentOperationName } from '../enumerations.ts';
import type { PaymentMessageKey } from '../payment.en.ts';
import type { MethodDetails } from '../requests.ts';
import type { MaskedMethod, MethodCategory } from '../wire.ts';

export type Typed<Name extends string> = Readonly<Record<Name, string>>;

export type MaskedOf<Category extends MethodCategory> = Extract<MaskedMethod, { readonly category: Category }>;

/** A method as far as it may be shown. */
export interface ShownMethod {
  readonly name: string | null;
  readonly lastFourDigits: string;
  /** The last month in which it can be used; absent without an expiration date. */
  readonly expires?: Month;
}

export interface MethodChoice<Name extends string = string> {
  readonly category: MethodCategory;
  /** It was saved before: the payer types nothing, and it is not saved again. */
  readonly isSaved?: true;
  readonly fields: readonly Name[];
  readonly paymentOnly?: readonly Name[];
  readonly holder?: Name | undefined;
  readonly declined: Readonly<Partial<Record<DeclineCode, Name>>>;
  /** The masked method, as far as it is typed. */
  shown(typed: Typed<Name>, bankName: string | null): ShownMethod;
  /** As the service takes it. Only for fields that have all been found valid. */
  details(typed: Typed<Name>, now: Month): MethodDetails;
}

/** A payment method: everything that the modal knows of it except its templates. */
export interface PaymentMethod<
  Category extends MethodCategory = MethodCategory,
  Name extends string = string,
> extends MethodChoice<Name> {
  readonly category: Category;
  readonly holder: Name | undefined;
  readonly prefilled: Readonly<Partial<Record<Name, 'policyHolderName' | 'billingZip' | 'billingAddressStreet'>>>;
  readonly secrets: readonly Name[];
  /** The secrets that are good for one attempt, and typed again after a decline. */
  readonly onceOnly: readonly Name[];
  readonly authorization: Readonly<Record<PaymentOperationName, AuthorizationTexts>> | undefined;
  /** Checks one field. The code of a verdict is the second half of a message key: `cardNumber.checksum`. */
  check(name: Name, typed: Typed<Name>, now: Month): Verdict<unknown, string>;
  kept(method: MaskedOf<Category>): ShownMethod;
}

export interface AuthorizationTexts {
  readonly heading: PaymentMessageKey;
  readonly text: PaymentMessageKey;
}
