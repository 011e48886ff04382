import type { FeeSchedule, Merchant, MethodCategory } from '../../../src/payment/wire.ts';
import type { MerchantOrigins } from '../shared/merchant-origins.ts';
import { MerchantsByKey } from '../shared/merchants-by-key.ts';
import { Refusal } from '../shared/refusal.ts';

/** A customer of the service, found by its secret authentication key. */
export interface SandboxMerchant extends Merchant, MerchantOrigins {
  readonly key: string;
  readonly timeZone: string;
  /** The first code is the default group. */
  readonly accountGroups: readonly [string, ...string[]];
  /** Processing instances by their own key; the first one is used where a session names none. */
  readonly processors: readonly [Processor, ...Processor[]];
}

export interface Processor {
  readonly key: string;
  readonly name: string;
}

type Fees = Readonly<Record<MethodCategory, FeeSchedule>>;

const noFee: FeeSchedule = { kind: 'none' };
const key = (last: number) => `10000000-0000-4000-8000-00000000000${last}`;
const processor = (last: number, name: string): Processor => ({
  key: `30000000-0000-4000-8000-00000000000${last}`,
  name,
});

/** The merchants of the sandbox. Their names and telephone numbers are invented. */
export const sandboxMerchants: readonly SandboxMerchant[] = [
  {
    key: key(1),
    name: 'Harborline Mutual Insurance',
    phone: '800-555-0101',
    timeZone: 'America/New_York',
    methods: ['CreditCard', 'ECheck'],
    fees: { CreditCard: { kind: 'flat', cents: 250 }, ECheck: { kind: 'flat', cents: 100 } },
    accountGroups: ['Default', 'North', 'South'],
    processors: [processor(1, 'Primary'), processor(2, 'Secondary')],
  },
  {
    key: key(2),
    name: 'Prairie Oak Insurance',
    phone: '800-555-0102',
    timeZone: 'America/Chicago',
    methods: ['CreditCard', 'ECheck'],
    fees: { CreditCard: noFee, ECheck: noFee },
    accountGroups: ['Default'],
    processors: [processor(3, 'Primary')],
  },
  {
    key: key(3),
    name: 'Summit Ridge Auto Insurance',
    phone: '800-555-0103',
    timeZone: 'America/Denver',
    methods: ['CreditCard', 'ECheck'],
    fees: { CreditCard: { kind: 'percentage', basisPoints: 300 }, ECheck: noFee },
    accountGroups: ['Default'],
    processors: [processor(4, 'Primary')],
  },
  {
    key: key(4),
    name: 'Bluewater Specialty Insurance',
    phone: '800-555-0104',
    timeZone: 'America/Los_Angeles',
    methods: ['CreditCard'],
    fees: { CreditCard: noFee, ECheck: noFee },
    accountGroups: ['Default'],
    processors: [processor(5, 'Primary')],
  },
  {
    key: key(5),
    name: 'Stone Arch Insurance',
    phone: '800-555-0105',
    timeZone: 'America/Chicago',
    methods: ['CreditCard', 'ECheck'],
    fees: { CreditCard: noFee, ECheck: noFee },
    accountGroups: ['Default'],
    processors: [processor(6, 'Primary')],
    origins: ['https://www.stonearch.example'],
  },
];

/** The merchants of the payment modal, and their fees of today. */
export class Merchants extends MerchantsByKey<SandboxMerchant> {
  /** Changes what a merchant charges from now on: quotes given before are no longer honoured. */
  changeFees(merchantKey: string, fees: Fees): void {
    this.replace({ ...this.withKey(merchantKey, 'merchantKey'), fees });
  }
}

/** The processing instance that a session is for. */
export function processorOf(merchant: SandboxMerchant, processorKey: string | undefined): Processor {
  if (processorKey === undefined) return merchant.processors[0];
  const found = merchant.processors.find(({ key: candidate }) => candidate === processorKey);
  if (found) return found;
  throw new Refusal(
    'InvalidAuthenticationKey',
    'The merchant has no processing instance with this key.',
    'ProcessorAuthenticationKey',
  );
}
