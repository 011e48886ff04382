import '../../components/define/claims-account.ts';
import { registerElements } from '../jquery/modal-element.ts';

/* The module that Claims.js loads: <claims-account> with everything that it needs for containers and buttons. */

registerElements();
