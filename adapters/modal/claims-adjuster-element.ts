import { adjusterEventCodes } from '../../src/adjuster/adjuster-events.ts';
import type { ElementPart } from './modal-part.ts';

/** `<claims-adjuster>` as the adapters use it. */
export const claimsAdjusterElement: ElementPart = {
  plugin: 'claims',
  tag: 'claims-adjuster',
  methods: {
    createApprovalRequest: 'createApprovalRequest',
    manageApprovalRequest: 'manageApprovalRequest',
  },
  codes: adjusterEventCodes,
};
