import type { PortalEventMap, PortalPayment as Element } from '../../../components/portal-payment/portal-payment.ts';
import { portalEventCodes } from '../../../src/payment/events.ts';
import { FramedPortalPayment } from '../../frame/define/portal-payment.ts';
import { modalComponent } from '../modal-component.ts';

// Has the type of page mode's element, as its tag does.
const elementClass = FramedPortalPayment as CustomElementConstructor as new () => Element;

export const PortalPayment = modalComponent<Element, PortalEventMap>('portal-payment', elementClass, portalEventCodes);
