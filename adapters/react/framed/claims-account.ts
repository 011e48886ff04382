import type { AccountEventMap } from '../../../components/claims-events.ts';
import type { ClaimsAccount as Element } from '../../../components/claims-account/claims-account.ts';
import { accountEventCodes } from '../../../src/account/account-events.ts';
import { FramedClaimsAccount } from '../../frame/define/claims-account.ts';
import { modalComponent } from '../modal-component.ts';

// Has the type of page mode's element, as its tag does.
const elementClass = FramedClaimsAccount as CustomElementConstructor as new () => Element;

export const ClaimsAccount = modalComponent<Element, AccountEventMap>(
  'claims-account',
  elementClass,
  accountEventCodes,
);
