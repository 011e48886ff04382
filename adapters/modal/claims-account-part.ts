import { accountError } from '../../src/account/account-events.ts';
import type { ModalPart, ModalSettings } from './modal-part.ts';

/** `<claims-account>` behind `$(container).claims()`. Source: claims modals, Client-side operations. */
export function claimsAccountPart(load: () => Promise<unknown>, defaults: ModalSettings): ModalPart {
  return {
    plugin: 'claims',
    tag: 'claims-account',
    methods: ['ClaimsModal'],
    describeError: (text, subject) => accountError({ [subject]: [text] }),
    load,
    defaults,
  };
}
