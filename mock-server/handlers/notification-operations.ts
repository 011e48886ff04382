import { Refusal } from '../simulator/shared/refusal.ts';
import type { Simulator } from '../simulator/simulator.ts';
import { bodyOf, success, type Operation } from './call.ts';
import { NotificationAddressRequest } from './sandbox-schemas.ts';

/** The endpoints for notifications, which a real service has settings for. */
export function notificationOperations(simulator: Simulator) {
  return {
    SandboxNotifications: () => success({ notifications: simulator.notifications.list() }),
    SandboxNotificationAddress: (call) => {
      const { merchantKey, address } = bodyOf(call, NotificationAddressRequest);
      if (![simulator.merchants, simulator.claims.merchants].some((merchants) => merchants.has(merchantKey)))
        throw new Refusal('InvalidAuthenticationKey', 'No merchant has this authentication key.', 'merchantKey');
      simulator.notifications.setAddress(merchantKey, address);
      return success();
    },
    SandboxNotificationAgain: ({ params }) => {
      simulator.notifications.sendAgain(String(params.id));
      return success();
    },
  } satisfies Readonly<Record<string, Operation>>;
}
