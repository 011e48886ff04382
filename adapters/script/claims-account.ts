// First, so that similar code is together in the script: gzip looks back only 32 KB.
import { registerElements } from '../jquery/modal-element.ts';
import '../../components/define/claims-account.ts';

/* The module that Claims.js loads: <claims-account> with everything that it needs for containers and buttons. */

registerElements();
