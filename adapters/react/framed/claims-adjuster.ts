import type { AdjusterEventMap } from '../../../components/claims-events.ts';
import type { ClaimsAdjuster as Element } from '../../../components/claims-adjuster/claims-adjuster.ts';
import { adjusterEventCodes } from '../../../src/adjuster/adjuster-events.ts';
import { FramedClaimsAdjuster } from '../../frame/define/claims-adjuster.ts';
import { modalComponent } from '../modal-component.ts';

// Has the type of page mode's element, as its tag does.
const elementClass = FramedClaimsAdjuster as CustomElementConstructor as new () => Element;

export const ClaimsAdjuster = modalComponent<Element, AdjusterEventMap>(
  'claims-adjuster',
  elementClass,
  adjusterEventCodes,
);
