import { accountEventCodes } from '../../src/account/account-events.ts';
import type { ElementPart } from './modal-part.ts';

/** `<claims-account>` as the adapters use it. */
export const claimsAccountElement: ElementPart = {
  plugin: 'claims',
  tag: 'claims-account',
  methods: { ClaimsModal: 'openAccount' },
  codes: accountEventCodes,
};
