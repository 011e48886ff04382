// First, so that similar code is together in the script: gzip looks back only 32 KB.
import { registerElements } from '../jquery/modal-element.ts';
import '../../components/define/claims-adjuster.ts';

/* The module that GetAdjusterModalJs loads: <claims-adjuster>, and the code that connects it to containers. */

registerElements();
