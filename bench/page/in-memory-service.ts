import { ServiceError } from '../../src/operation/service-error.ts';
import type { PaymentService } from '../../src/payment/payment-service.ts';
import type { PaymentSession } from '../../src/payment/wire.ts';

const session: PaymentSession = {
  merchant: {
    name: 'Harborline Mutual Insurance',
    phone: '800-555-0101',
    methods: ['CreditCard', 'ECheck'],
    fees: { CreditCard: { kind: 'flat', cents: 250 }, ECheck: { kind: 'flat', cents: 100 } },
    accountGroups: ['Default'],
  },
  savedMethod: null,
  openedAt: '2026-11-21T21:05:09',
};

const notPart = () => Promise.reject(new ServiceError('refused', 'NotPartOfTheBench'));

/** A service that answers at once, so that what is measured is the modal and not a network. */
export const inMemoryService: PaymentService = {
  open: () => Promise.resolve(session),
  cancel: () => Promise.resolve(),
  quote: notPart,
  pay: notPart,
  save: notPart,
  paymentStatus: notPart,
  saveStatus: notPart,
  acknowledge: notPart,
};
