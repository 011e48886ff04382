const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";

/**
 * The rule of browsers for an address, with two letters at least in its last label. As mail servers take it, the part
 * before the `@` has at most 64 characters and no dot at its ends or beside another one. Without imports, for parts that
 * are fetched later.
 */
export const emailForm = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=(?:[^.]*\\p{L}){2})${label}$`,
  'u',
);
