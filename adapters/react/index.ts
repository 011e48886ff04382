'use client';

import { ClaimsAccount as Account } from '../../components/define/claims-account.ts';
import { ClaimsAdjuster as Adjuster } from '../../components/define/claims-adjuster.ts';
import { PortalPayment as Payment } from '../../components/define/portal-payment.ts';
import { modalComponents } from './modal-components.ts';

export const { PortalPayment, ClaimsAccount, ClaimsAdjuster } = modalComponents(Payment, Account, Adjuster);
