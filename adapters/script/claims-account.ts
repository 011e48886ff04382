import '../../components/define/claims-account.ts';
import { claimsAccountElement } from '../modal/claims-account-element.ts';
import { provide } from '../modal/modal-element.ts';
import { sharedPage } from '../modal/shared-page.ts';

/*
 * The module that Claims.js loads: <claims-account> with all it needs, and what puts it behind containers and buttons.
 */

const page = sharedPage();
if (page) provide(claimsAccountElement, page);
