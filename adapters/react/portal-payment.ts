import type { PortalEventMap } from '../../components/portal-payment/portal-payment.ts';
import { PortalPayment as Element } from '../../components/define/portal-payment.ts';
import { portalEventCodes } from '../../src/payment/events.ts';
import { modalComponent } from './modal-component.ts';

export const PortalPayment = modalComponent<Element, PortalEventMap>('portal-payment', Element, portalEventCodes);
