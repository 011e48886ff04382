import { AmountContext, FeeContext, SaveOption, type PaymentOperationName } from './enumerations.ts';
import { PaymentCategory } from './payment-category.ts';
import { balance, boolean, choice, positiveAmount, session, text } from '../options/option-kinds.ts';
import { optionReader, type OptionReader } from '../options/locked-options.ts';
import { readOptions } from '../options/read-options.ts';
import type { GivenOptions, InterfaceVersion, OptionTable, ReadOptions } from '../options/option-table.ts';
import { missing, type OptionProblem, type OptionProblems } from '../options/option-problems.ts';

const both = ['makePayment', 'savePaymentMethod'] as const;
const payment = ['makePayment'] as const;

/** The options of `<portal-payment>`. Source: payment modal, Option object. */
export const paymentOptions = {
  sessionId: { ...session, requiredBy: both },
  paymentCategory: {
    ...choice(Object.values(PaymentCategory)),
    requiredBy: both,
    laterFormOnly: [PaymentCategory.UserSelect],
  },
  feeContext: { appliesTo: payment, ...choice(Object.values(FeeContext)), requiredBy: payment },
  amountContext: {
    appliesTo: payment,
    ...choice(Object.values(AmountContext)),
    fallback: AmountContext.SelectOrEnterAmount,
    laterFormOnly: [AmountContext.SelectOrEnterAmountConstrained],
  },
  saveOption: { appliesTo: payment, ...choice(Object.values(SaveOption)), fallback: SaveOption.DoNotSave },
  confirmationDisplay: { ...boolean, fallback: true },
  referenceNumber: text,
  minAmountDue: { appliesTo: payment, ...positiveAmount, requiredBy: payment },
  accountBalance: { appliesTo: payment, ...balance, requiredBy: payment },
  billingZip: text,
  billingAddressStreet: text,
  policyHolderName: text,
  accountGroupCode: text,
  clientReferenceData1: { ...text, requiredBy: payment },
  clientReferenceData2: text,
  clientReferenceData3: text,
  clientReferenceData4: text,
  clientReferenceData5: { ...text, laterFormOnly: true },
  token: { appliesTo: payment, ...text },
  acknowledgmentRequired: { appliesTo: payment, ...boolean, fallback: false },
  lockedOptions: boolean,
} as const satisfies OptionTable<PaymentOperationName>;

export type { InterfaceVersion };

/** The option object that a page passes to `makePayment` or `savePaymentMethod`. Amounts are in dollars. */
export type PaymentOptionObject = GivenOptions<typeof paymentOptions>;

export type MakePaymentOptions = ReadOptions<typeof paymentOptions, 'makePayment'>;

export type SavePaymentMethodOptions = ReadOptions<typeof paymentOptions, 'savePaymentMethod'>;

export type PaymentOptions = MakePaymentOptions | SavePaymentMethodOptions;

/** Reads the options, the strongest source first. The obsolete `referenceNumber` replaces an absent reference. */
export function readPaymentOptions<Method extends PaymentOperationName>(
  method: Method,
  sources: readonly unknown[],
  interfaceVersion: InterfaceVersion,
): {
  readonly values: ReadOptions<typeof paymentOptions, Method>;
  readonly problems: OptionProblems;
  readonly usesReferenceNumber: boolean;
} {
  const { values, problems } = readOptions(paymentOptions, method, sources, interfaceVersion);
  const reference = (values as { referenceNumber?: string }).referenceNumber;
  const isMissing = problems.get('clientReferenceData1')?.some(({ code }) => code === 'missing') ?? false;
  const found = new Map<string, readonly OptionProblem[]>(problems);
  const usesReferenceNumber =
    reference !== undefined && (interfaceVersion === 'earlier' || !Object.hasOwn(values, 'clientReferenceData1'));
  if (isMissing) {
    found.delete('clientReferenceData1');
    if (!usesReferenceNumber && !found.has('referenceNumber')) {
      found.set(interfaceVersion === 'earlier' ? 'referenceNumber' : 'clientReferenceData1', [missing]);
    }
  }
  return {
    values: usesReferenceNumber ? Object.assign(values, { clientReferenceData1: reference }) : values,
    problems: found,
    usesReferenceNumber,
  };
}

export interface PaymentOptionReading {
  readonly values: PaymentOptions;
  readonly problems: OptionProblems;
  readonly usesReferenceNumber: boolean;
}
export type PaymentOptionReader = OptionReader<PaymentOptionReading>;

export function paymentOptionReader(
  method: PaymentOperationName,
  sources: readonly unknown[],
  interfaceVersion: InterfaceVersion,
): PaymentOptionReader {
  const read = optionReader((from) => readPaymentOptions(method, from, interfaceVersion), sources);
  return (locked) => {
    // The earlier form calls the first reference `referenceNumber`. Pages cannot set the fifth, but a server can lock it.
    const reading = read(locked && { referenceNumber: locked.clientReferenceData1, ...locked });
    if (locked && interfaceVersion === 'earlier') {
      const { values, problems } = readOptions({ clientReferenceData5: text }, method, [locked]);
      Object.assign(reading.values, values);
      return { ...reading, problems: new Map([...reading.problems, ...problems]) };
    }
    return reading;
  };
}
