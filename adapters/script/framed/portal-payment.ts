import '../../frame/define/portal-payment.ts';
import { registerElements } from '../../jquery/modal-element.ts';

/*
 * The module that the script of <portal-payment> loads where it is to be in a frame, and what puts it behind containers and buttons.
 */

registerElements();
