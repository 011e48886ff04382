import '../../frame/define/portal-payment.ts';
import { registerElements } from '../../jquery/modal-element.ts';

/* The module that the script of <portal-payment> loads in secure frame mode. */

registerElements();
