import { Refusal } from './refusal.ts';

/**
 * The account group that the money is for: the merchant's first one where none is asked for.
 *
 * @param field The option that asked for it.
 */
export function accountGroupOf(
  { accountGroups }: { readonly accountGroups: readonly [string, ...string[]] },
  accountGroupCode: string | undefined,
  field: string,
): string {
  const group = accountGroupCode ?? accountGroups[0];
  if (accountGroups.includes(group)) return group;
  throw new Refusal('AccountGroupNotFound', 'The merchant has no account group with this code.', field);
}
