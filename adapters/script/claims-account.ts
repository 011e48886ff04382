import '../../components/define/claims-account.ts';
import { registerElements } from '../jquery/modal-element.ts';

/* The module that Claims.js loads: <claims-account> with all it needs, and what puts it behind containers and buttons. */

registerElements();
