import '../../components/define/claims-adjuster.ts';
import { claimsAdjusterElement } from '../modal/claims-adjuster-element.ts';
import { provide } from '../modal/modal-element.ts';
import { sharedPage } from '../modal/shared-page.ts';

/*
 * The module that GetAdjusterModalJs loads: <claims-adjuster> with all it needs, and what puts it behind containers and
 * buttons.
 */

const page = sharedPage();
if (page) provide(claimsAdjusterElement, page);
