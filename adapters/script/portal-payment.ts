import '../../components/define/portal-payment.ts';
import { provide } from '../modal/modal-element.ts';
import { portalElement } from '../modal/portal-element.ts';
import { sharedPage } from '../modal/shared-page.ts';

/*
 * The module that Portal.js loads: <portal-payment> with all it needs, and what puts it behind containers and buttons.
 */

const page = sharedPage();
if (page) provide(portalElement, page);
