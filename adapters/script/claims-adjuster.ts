import '../../components/define/claims-adjuster.ts';
import { registerElements } from '../jquery/modal-element.ts';

/* The module that GetAdjusterModalJs loads: <claims-adjuster>, and the code that connects it to containers. */

registerElements();
