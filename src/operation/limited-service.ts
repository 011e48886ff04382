import { withinTime } from '../time-limit.ts';
import { ServiceError } from './service-error.ts';

export interface ServiceLimits {
  /** How long a call may take, in milliseconds. */
  readonly timeout: number;
  /** Told of an exception that is no answer of a service: a page's own service has a fault. */
  readonly reportFault: (error: unknown) => void;
}

/**
 * Holds a service to what is promised of one, whoever has written it: every call is answered in time or rejects with a
 * {@link ServiceError}. An answer is data of our own: it cannot say another thing when it is read again.
 */
export function limitedService<Service extends object>(service: Service, limits: ServiceLimits): Service {
  // Not of the service itself: the proxy of a frozen object must give that one's own methods.
  return new Proxy({} as Service, {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        answered(() => Reflect.apply(Reflect.get(service, name) as () => unknown, service, given), limits),
  });
}

async function answered(call: () => unknown, { timeout, reportFault }: ServiceLimits): Promise<unknown> {
  try {
    return structuredClone(await withinTime(timeout, call, () => new ServiceError('lost', 'timeout')));
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    reportFault(cause);
    throw new ServiceError('lost', 'exception', { cause });
  }
}
