import type * as v from 'valibot';
import { readShape } from '../read-shape.ts';
import { withinTime } from '../time-limit.ts';
import { ServiceError } from './service-error.ts';

/** The shapes of answers, by the names of the calls. */
export type Shapes<Service> = { readonly [Call in keyof Service]?: v.GenericSchema };

export interface ServiceLimits<Service> {
  /** How long a call may take, in milliseconds. */
  readonly timeout: number;
  /** Told of an exception that is no answer of a service: a page's own service has a fault. */
  readonly reportFault: (error: unknown) => void;
  /** What is shown of an answer has to be there. */
  readonly shapes: Shapes<Service>;
}

/** The calls that a page's own service may lack. */
const optional: readonly PropertyKey[] = ['bankName', 'extend', 'sendReceipt'];

/** A courtesy: nothing waits for it, and what goes wrong with it is no fault. */
const courtesy: PropertyKey = 'bankName';

/**
 * Holds a service to what is promised of one, whoever has written it: every call is answered in time, in its shape, or
 * rejects with a {@link ServiceError}. An answer is data of our own: it cannot say another thing when it is read again.
 */
export function limitedService<Service extends object>(service: Service, limits: ServiceLimits<Service>): Service {
  // Not of the service itself: the proxy of a frozen object must give that one's own methods.
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
    const answer: unknown = structuredClone(await withinTime(timeout, call, () => new ServiceError('lost', 'timeout')));
    const shape = shapes[name];
    if (shape) requireShape(shape, answer, name);
    return answer;
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    if (name !== courtesy) reportFault(cause);
    throw new ServiceError('lost', 'exception', { cause });
  }
}

/** The kinds of its parts have to be right. Whether a text or number is, shows where it is used. */
function requireShape(shape: v.GenericSchema, answer: unknown, name: PropertyKey): void {
  const { typed, issues } = readShape(shape, answer);
  if (typed) return;
  const where = issues[0].path?.map(({ key }) => key) ?? [];
  throw new TypeError(`The service answered in an unknown shape: ${[name, ...where].join('.')}`);
}
