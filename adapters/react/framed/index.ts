'use client';

export { ClaimsAccount } from './claims-account.ts';
export { ClaimsAdjuster } from './claims-adjuster.ts';
export { PortalPayment } from './portal-payment.ts';
