import { expect } from '@open-wc/testing';
import { eventNames } from '../../components/shared/event-path.ts';

const names: Readonly<Record<string, string>> = {
  'portal.load': 'portal-load',
  'portal.paymentComplete': 'portal-payment-complete',
  'claims.approvalRequestCreated': 'claims-approval-request-created',
};

describe('the names of an event', () => {
  for (const [code, name] of Object.entries(names)) {
    it(`are ${code} and ${name}`, () => expect(eventNames(code)).to.deep.equal([code, name]));
  }
});
