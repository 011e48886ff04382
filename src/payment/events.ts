import { describeProblems, type OptionProblems } from '../options/option-problems.ts';
import type { InterfaceVersion } from './payment-options.ts';
import type { UnloadReason } from '../operation/operation-state.ts';
import type { Nested, PaymentInfo, SavePaymentInfo } from './payloads.ts';

/** The payload of `portal.error` in the later form. */
export interface PortalError {
  Description: string;
  /** Messages by option name. For a declined payment, `responseCode` holds the code. */
  Details: Record<string, string[]>;
}

/** The payload of `portal.error` in the earlier form. */
export interface EarlierPortalError {
  description: Record<string, string[]>;
}

/** The detail of the native `portal.unload`, beyond the documented event. */
export interface UnloadDetail {
  reason: UnloadReason;
}

/** The events of the payment modal by code, with what their `detail` holds. Source: payment modal, Events. */
export interface PortalEventDetails {
  'portal.load': null;
  'portal.unload': UnloadDetail;
  'portal.error': PortalError;
  'portal.paymentComplete': PaymentInfo;
  'portal.paymentCanceled': null;
  'portal.saveComplete': SavePaymentInfo;
  'portal.saveCanceled': null;
}

/** The same in the earlier form of the interface. Source: payment modal, Versioning. */
export interface EarlierPortalEventDetails extends Omit<
  PortalEventDetails,
  'portal.error' | 'portal.paymentComplete' | 'portal.saveComplete'
> {
  'portal.error': EarlierPortalError;
  'portal.paymentComplete': Nested<PaymentInfo>;
  'portal.saveComplete': Nested<SavePaymentInfo>;
}

export type PortalEventCode = keyof PortalEventDetails;

export const portalEventCodes = [
  'portal.load',
  'portal.unload',
  'portal.error',
  'portal.paymentComplete',
  'portal.paymentCanceled',
  'portal.saveComplete',
  'portal.saveCanceled',
] as const satisfies readonly PortalEventCode[];

/** The error event in either form. The earlier one has no description: the messages are all it carries. */
export function portalError(
  description: string,
  details: Record<string, string[]>,
  interfaceVersion: InterfaceVersion | undefined,
): PortalError | EarlierPortalError {
  return interfaceVersion === 'earlier' ? { description: details } : { Description: description, Details: details };
}

export function optionError(
  problems: OptionProblems,
  interfaceVersion: InterfaceVersion,
): PortalError | EarlierPortalError {
  const names = Array.from(problems.keys()).join(', ');
  return portalError(
    `The operation was not started. Please check: ${names}.`,
    describeProblems(problems),
    interfaceVersion,
  );
}
