import banks from './banks.json' with { type: 'json' };

/** The sandbox's directory: well-known banks by routing number. Other numbers are valid, too. */
const directory: ReadonlyMap<string, string> = new Map(Object.entries(banks));

export function bankName(routingNumber: string): string | null {
  return directory.get(routingNumber) ?? null;
}
