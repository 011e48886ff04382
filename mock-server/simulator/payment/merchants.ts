import type { FeeSchedule, Merchant, MethodCategory } from '../../../src/payment/wire.ts';
import { MerchantsByKey, type MerchantBase } from '../shared/merchants.ts';
import { Refusal } from '../shared/refusal.ts';

export interface SandboxMerchant extends Merchant, MerchantBase {
  readonly accountGroups: MerchantBase['accountGroups'];
  /** Processing instances by their own key; the first one is the default. */
  readonly processors: readonly [Processor, ...Processor[]];
}

export interface Processor {
  readonly key: string;
  readonly name: string;
}

type Fees = Readonly<Record<MethodCategory, FeeSchedule>>;

const noFee: FeeSchedule = { kind: 'none' };
const withoutFees: Fees = { CreditCard: noFee, ECheck: noFee };
const processor = (last: number, name = 'Primary'): Processor => ({
  key: `30000000-0000-4000-8000-00000000000${last}`,
  name,
});

function merchant(
  last: number,
  name: string,
  zone: string,
  settings: Partial<SandboxMerchant> & Pick<SandboxMerchant, 'processors'>,
): SandboxMerchant {
  return {
    key: `10000000-0000-4000-8000-00000000000${last}`,
    name,
    phone: `800-555-010${last}`,
    timeZone: `America/${zone}`,
    methods: ['CreditCard', 'ECheck'],
    fees: withoutFees,
    accountGroups: ['Default'],
    ...settings,
  };
}

/** The merchants of the sandbox. Their names and telephone numbers are invented. */
export const sandboxMerchants: readonly SandboxMerchant[] = [
  merchant(1, 'Harborline Mutual Insurance', 'New_York', {
    fees: { CreditCard: { kind: 'flat', cents: 250 }, ECheck: { kind: 'flat', cents: 100 } },
    accountGroups: ['Default', 'North', 'South'],
    processors: [processor(1), processor(2, 'Secondary')],
  }),
  merchant(2, 'Prairie Oak Insurance', 'Chicago', { processors: [processor(3)] }),
  merchant(3, 'Summit Ridge Auto Insurance', 'Denver', {
    fees: { CreditCard: { kind: 'percentage', basisPoints: 300 }, ECheck: noFee },
    processors: [processor(4)],
  }),
  merchant(4, 'Bluewater Specialty Insurance', 'Los_Angeles', { methods: ['CreditCard'], processors: [processor(5)] }),
  merchant(5, 'Stone Arch Insurance', 'Chicago', {
    processors: [processor(6)],
    origins: ['https://www.stonearch.example'],
  }),
];

export class Merchants extends MerchantsByKey<SandboxMerchant> {
  /** Changes a merchant's fees from now on. Earlier quotes are no longer valid. */
  changeFees(merchantKey: string, fees: Fees): void {
    this.replace({ ...this.withKey(merchantKey, 'merchantKey'), fees });
  }
}

export function processorOf({ processors }: SandboxMerchant, processorKey: string | undefined): Processor {
  if (processorKey === undefined) return processors[0];
  const found = processors.find(({ key }) => key === processorKey);
  if (found) return found;
  const message = 'The merchant has no processing instance with this key.';
  throw new Refusal('InvalidAuthenticationKey', message, 'ProcessorAuthenticationKey');
}
