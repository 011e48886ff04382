import '../../components/define/portal-payment.ts';
import { registerElements } from '../jquery/modal-element.ts';

/* The module that Portal.js loads: <portal-payment> with all it needs, and what puts it behind containers and buttons. */

registerElements();
