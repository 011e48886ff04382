'use client';

import { FramedClaimsAccount } from '../../frame/define/claims-account.ts';
import { FramedClaimsAdjuster } from '../../frame/define/claims-adjuster.ts';
import { FramedPortalPayment } from '../../frame/define/portal-payment.ts';
import { modalComponents } from '../modal-components.ts';

export const { PortalPayment, ClaimsAccount, ClaimsAdjuster } = modalComponents(
  FramedPortalPayment,
  FramedClaimsAccount,
  FramedClaimsAdjuster,
);
