import type { AccountEventMap } from '../../components/claims-events.ts';
import { ClaimsAccount as Element } from '../../components/define/claims-account.ts';
import { accountEventCodes } from '../../src/account/account-events.ts';
import { modalComponent } from './modal-component.ts';

export const ClaimsAccount = modalComponent<Element, AccountEventMap>('claims-account', Element, accountEventCodes);
