import { ServiceError } from '../../src/operation/service-error.ts';
import { withTimeLimit } from '../../src/with-time-limit.ts';

/** In milliseconds. */
const timeout = 10_000;

/** @throws A {@link ServiceError} if the part cannot be fetched now. The next call tries again. */
export function fetchPart<Module>(fetch: () => Promise<Module>): Promise<Module> {
  return withTimeLimit(timeout, fetch, Error).catch(() => {
    throw new ServiceError('lost', 'network');
  });
}
