import type { ClaimsAccount } from '../../../components/claims-account/claims-account.ts';
import { accountError, accountEventCodes } from '../../../src/account/account-events.ts';
import type { AccountOptionObject } from '../../../src/account/account-options.ts';
import { accountModal } from '../../modals.ts';
import { FramedModal, type FramedModalTable } from './framed-modal.ts';

/** {@link ClaimsAccount} in secure frame mode: typed text never reaches the page. */
export class FramedClaimsAccount extends FramedModal implements Pick<ClaimsAccount, 'openAccount'> {
  protected override readonly modal: FramedModalTable = {
    ...accountModal,
    folder: '/Claims/Frame/v1/',
    codes: accountEventCodes,
    describeUnknown: () => accountError({ ResponseCode: ['Unknown'] }),
  };

  /** Opens the modal. Wrong options raise `claims.error`. */
  openAccount(options?: AccountOptionObject): void {
    this.open('openAccount', options);
  }
}
