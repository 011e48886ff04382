import type * as v from 'valibot';
import { wrongPart } from '../read-shape.ts';
import { withTimeLimit } from '../with-time-limit.ts';
import { ServiceError } from './service-error.ts';

/** The shapes of answers, by the names of the calls. */
export type Shapes<Service> = { readonly [Call in keyof Service]?: v.GenericSchema };

export interface ServiceLimits<Service> {
  /** How long a call may take, in milliseconds. */
  readonly timeout: number;
  /** Receives exceptions that are not answers of a service: faults of a page's own service. */
  readonly reportFault: (error: unknown) => void;
  /** The shapes of answers. The fields that are shown must be there. */
  readonly shapes: Shapes<Service>;
}

/** The calls that a page's own service may lack. */
const optional: readonly PropertyKey[] = ['bankName', 'extend', 'sendReceipt'];

/** A call with an optional answer. Its failures are not reported. */
const unreportedCall: PropertyKey = 'bankName';

/**
 * Wraps a service, also a page's own, so that every call is answered in time and in its shape, or rejects with a
 * {@link ServiceError}. Answers are copied, so that they cannot change when they are read again.
 */
export function limitedService<Service extends object>(service: Service, limits: ServiceLimits<Service>): Service {
  // The target is not the service itself, because a proxy of a frozen object must return that object's own methods.
  return new Proxy({} as Service, {
    get: (_, name) => {
      if (optional.includes(name) && !(name in service)) return undefined;
      return (...given: unknown[]) =>
        answered(
          () => Reflect.apply(Reflect.get(service, name) as () => unknown, service, given),
          name as keyof Service,
          limits,
        );
    },
  });
}

async function answered<Service>(
  call: () => unknown,
  name: keyof Service,
  { timeout, reportFault, shapes }: ServiceLimits<Service>,
): Promise<unknown> {
  try {
    const answer: unknown = structuredClone(
      await withTimeLimit(timeout, call, () => new ServiceError('lost', 'timeout')),
    );
    const shape = shapes[name];
    const wrong = shape && wrongPart(shape, answer);
    if (wrong !== undefined)
      throw new TypeError(`The answer of the service has a missing or wrong value: ${String(name)}${wrong}`);
    return answer;
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    if (name !== unreportedCall) reportFault(cause);
    throw new ServiceError('lost', 'exception', { cause });
  }
}
