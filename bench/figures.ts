import type { Figure } from './figure.ts';
import { declarativeButtons } from './figures/buttons.ts';
import { doubleCharges } from './figures/double-charges.ts';
import { framedOpenAndClose, framedOpening } from './figures/framed.ts';
import { keystroke } from './figures/keystroke.ts';
import { openAndClose } from './figures/open-and-close.ts';
import { opening } from './figures/opening.ts';
import { parties } from './figures/parties.ts';
import { sizes } from './figures/sizes.ts';

/** Everything that `npm run bench` measures, in the order of the results. */
export const figures: readonly Figure[] = [
  sizes,
  opening,
  parties,
  keystroke,
  openAndClose,
  framedOpening,
  framedOpenAndClose,
  declarativeButtons,
  doubleCharges,
];
