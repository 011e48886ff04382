import '../../frame/define/claims-account.ts';
import { registerElements } from '../../jquery/modal-element.ts';

/* The module that the script of <claims-account> loads in secure frame mode. */

registerElements();
