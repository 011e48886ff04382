import type { PortalPayment as Element } from '../../../components/portal-payment/portal-payment.ts';
import { portalEventCodes } from '../../../src/payment/events.ts';
import { FramedPortalPayment } from '../../frame/define/portal-payment.ts';
import { modalComponent } from '../modal-component.ts';
import type { PortalPayment as Unframed } from '../portal-payment.ts';

// It is typed as the element in the page, and so is its tag.
const elementClass = FramedPortalPayment as CustomElementConstructor as new () => Element;

export const PortalPayment: typeof Unframed = modalComponent('portal-payment', elementClass, portalEventCodes);
