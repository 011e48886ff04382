import * as v from 'valibot';
import { NotificationAddress } from './simulator/shared/notification-address.ts';
import { seededRandom, systemRandom } from './simulator/shared/random.ts';
import { createSimulator, type Simulator } from './simulator/simulator.ts';

interface Given {
  readonly now?: () => Date;
  readonly seed?: number;
  readonly notifications?: { readonly url: string; readonly secrets?: readonly string[] };
}

export function newSimulator({ now = () => new Date(), seed, notifications }: Given): Simulator {
  const random = seed === undefined ? systemRandom : seededRandom(seed);
  const address = v.safeParse(v.optional(NotificationAddress), notifications);
  if (!address.success)
    throw new TypeError(
      '`notifications` takes a `url` on this machine, such as http://localhost:8080/notifications, and up to three ' +
        '`secrets`: "whsec_" and 24 to 64 bytes in Base64 after it.',
    );
  return createSimulator({ now, random, notificationAddress: address.output });
}
