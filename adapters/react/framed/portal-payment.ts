import type { PortalEventMap, PortalPayment as Element } from '../../../components/portal-payment/portal-payment.ts';
import { portalEventCodes } from '../../../src/payment/events.ts';
import { FramedPortalPayment } from '../../frame/define/portal-payment.ts';
import { modalComponent } from '../modal-component.ts';

// It is typed as the element in the page, and so is its tag.
const elementClass = FramedPortalPayment as CustomElementConstructor as new () => Element;

export const PortalPayment = modalComponent<Element, PortalEventMap>('portal-payment', elementClass, portalEventCodes);
