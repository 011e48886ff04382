import '../../components/define/portal-payment.ts';
import { registerElements } from '../jquery/modal-element.ts';

/* The module that Portal.js loads: <portal-payment> with everything that it needs for containers and buttons. */

registerElements();
