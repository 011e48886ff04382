import '../../frame/define/claims-adjuster.ts';
import { registerElements } from '../../jquery/modal-element.ts';

/* The module that the script of <claims-adjuster> loads in secure frame mode. */

registerElements();
