import { adjusterError } from '../../src/adjuster/adjuster-events.ts';
import type { ModalPart, ModalSettings } from './modal-part.ts';

/** `<claims-adjuster>` behind `$(container).claims()`. Source: claims modals, Client-side operations. */
export function claimsAdjusterPart(load: () => Promise<unknown>, defaults: ModalSettings): ModalPart {
  return {
    plugin: 'claims',
    tag: 'claims-adjuster',
    methods: ['createApprovalRequest', 'manageApprovalRequest'],
    describeError: (text, subject) => adjusterError(text, [[subject, text]]),
    load,
    defaults,
  };
}
