import { waitUntil as wait } from '@open-wc/testing';

/** Waits longer than the package's second, because a busy machine stands still for longer. */
export const waitUntil = (check: () => unknown, what?: string): Promise<void> => wait(check, what, { timeout: 20_000 });
