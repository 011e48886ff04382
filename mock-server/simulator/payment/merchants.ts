import type { Merchant } from '../../../src/payment/wire.ts';
import { MerchantsByKey, type MerchantBase } from '../shared/merchants.ts';
import { Refusal } from '../shared/refusal.ts';
import file from './merchants.json' with { type: 'json' };

export interface SandboxMerchant extends Merchant, MerchantBase {
  readonly accountGroups: MerchantBase['accountGroups'];
  /** Processing instances by their own key; the first one is the default. */
  readonly processors: readonly [Processor, ...Processor[]];
}

export interface Processor {
  readonly key: string;
  readonly name: string;
}

/** The merchants of the sandbox. Their names and telephone numbers are invented. */
export const sandboxMerchants = file as unknown as readonly SandboxMerchant[];

export class Merchants extends MerchantsByKey<SandboxMerchant> {
  /** Changes a merchant's fees from now on. Earlier quotes are no longer valid. */
  changeFees(merchantKey: string, fees: SandboxMerchant['fees']): void {
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
