import { FramedPortalPayment } from '../host/portal-payment.ts';
import { define } from './define.ts';

define(FramedPortalPayment, 'portal-payment');

export { FramedPortalPayment };
