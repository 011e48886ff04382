import '../../components/define/claims-adjuster.ts';
import { registerElements } from '../jquery/modal-element.ts';

/*
 * The module that GetAdjusterModalJs loads: <claims-adjuster> with all it needs, and what puts it behind containers and
 * buttons.
 */

registerElements();
