import type { ClaimsAdjuster } from '../../../components/claims-adjuster/claims-adjuster.ts';
import { adjusterError, adjusterEventCodes } from '../../../src/adjuster/adjuster-events.ts';
import type { AdjusterOptionObject } from '../../../src/adjuster/adjuster-options.ts';
import { adjusterModal } from '../../modals.ts';
import { FramedModal, type FramedModalTable } from './framed-modal.ts';

type Public = Pick<ClaimsAdjuster, 'createApprovalRequest' | 'manageApprovalRequest'>;

/** {@link ClaimsAdjuster} in secure frame mode. */
export class FramedClaimsAdjuster extends FramedModal implements Public {
  protected override readonly modal: FramedModalTable = {
    ...adjusterModal,
    folder: '/Claims/Frame/v1/',
    codes: adjusterEventCodes,
    describeUnknown: (text) => adjusterError(text, [['responseCode', 'Unknown']]),
  };

  /** Opens the modal to create a request from the session's upload. */
  createApprovalRequest(options?: AdjusterOptionObject): void {
    this.open('createApprovalRequest', options);
  }

  /** Opens the modal to manage an existing request. */
  manageApprovalRequest(options?: AdjusterOptionObject): void {
    this.open('manageApprovalRequest', options);
  }
}
