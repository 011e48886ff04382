import { SessionKeyAnswer } from '../../src/http/server-answers.ts';
import type { PaymentOptionObject } from '../../src/payment/payment-options.ts';
import { SessionError } from './call-errors.ts';
import { requireOptionsFixed, sentOptions } from './fixed-options.ts';
import { callService, requireAccess, type ServiceAccess } from './service-call.ts';

export interface PortalSessionRequest extends ServiceAccess {
  /** Identifies the modal template and the customer. Secret. */
  readonly portalAuthenticationKey: string;
  /** Identifies the payment-processing instance. Default: the one of the portal key. Secret. */
  readonly processorAuthenticationKey?: string;
  /**
   * Options that hold for the session whatever the page says, amounts in dollars. An amount is fixed as a whole:
   * `minAmountDue` with `accountBalance`, or with the context `AmountDueOnly`. The page says `lockedOptions: true`.
   */
  readonly options?: PortalSessionOptions;
}

/** The options that a server can lock. The reference is `clientReferenceData1`, also for the earlier form. */
export type PortalSessionOptions = Omit<PaymentOptionObject, 'sessionId' | 'referenceNumber' | 'lockedOptions'>;

/**
 * Gets the single-use session id for one payment or save, on the integrator's server. The page passes it on as the
 * option `sessionId`. Rejects with a {@link SessionError}, or with a `TypeError` for wrong arguments. The code
 * `InvalidOptions` means that `options` are wrong; the text names each. `OptionsNotFixed` means that the service did
 * not confirm them.
 *
 * ```ts
 * const bill = { amountContext: 'AmountDueOnly', minAmountDue: '107.98', accountBalance: '107.98' } as const;
 * const options = { ...bill, feeContext: 'PaymentWithFee', paymentCategory: 'CreditCard', clientReferenceData1: 'POL-1' } as const;
 * const sessionId = await createPortalSession({ baseUrl: 'https://pay.example.com', portalAuthenticationKey, options });
 * ```
 *
 * Source: payment modal, Create session key.
 */
export async function createPortalSession(request: PortalSessionRequest): Promise<string> {
  const { portalAuthenticationKey, processorAuthenticationKey, options } = request;
  const processor = processorAuthenticationKey === undefined ? {} : { processorAuthenticationKey };
  requireAccess('createPortalSession', request, { portalAuthenticationKey, ...processor });
  const { answer, status, refused } = await callService(request, {
    path: '/GenericModal/SessionKey/Create',
    // JSON leaves out what is undefined.
    body: JSON.stringify({
      PortalAuthenticationKey: portalAuthenticationKey,
      ProcessorAuthenticationKey: processorAuthenticationKey,
      Options: options && sentOptions(options),
    }),
    answer: SessionKeyAnswer,
    secrets: [portalAuthenticationKey, processorAuthenticationKey ?? portalAuthenticationKey],
    Failure: SessionError,
  });
  if (!answer.IsSuccessful || !answer.SessionKey) throw refused('The service refused a session.');
  requireOptionsFixed(options, answer, status);
  return answer.SessionKey;
}
