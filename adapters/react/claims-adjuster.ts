import type { AdjusterEventMap } from '../../components/claims-events.ts';
import { ClaimsAdjuster as Element } from '../../components/define/claims-adjuster.ts';
import { adjusterEventCodes } from '../../src/adjuster/adjuster-events.ts';
import { modalComponent } from './modal-component.ts';

export const ClaimsAdjuster = modalComponent<Element, AdjusterEventMap>('claims-adjuster', Element, adjusterEventCodes);
