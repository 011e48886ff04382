import type { ServiceEndpointName } from '../../mock-server/endpoints.ts';
import type { HandlerOptions } from '../../mock-server/handlers/handlers.ts';
import { bypass, payee, setUpApprovals } from './adjuster/approval-harness.ts';
import {
  claimPayment,
  claimsKeys,
  individual,
  methodSave,
  payeeBankAccount,
  setUpClaims,
} from './claims/claims-harness.ts';
import { card, merchantKeys, payment, saving, setUp } from './harness.ts';
import { checkDeclines, checkOperation, type DeclinableOperation } from './operation-suite.ts';

type SetUp = (options?: HandlerOptions) => DeclinableOperation;

/** Every operation that may be declined, by the endpoint where it is submitted. */
const declinable: readonly [title: string, endpoint: ServiceEndpointName, setUp: SetUp][] = [
  [
    'a payment',
    'Pay',
    (options) => {
      const { simulator, service } = setUp(options);
      return {
        simulator,
        sessionKey: simulator.payments.createSession(merchantKeys.noFee),
        open: (credentials) => service.open(credentials, { operation: 'makePayment' }),
        submit: (credentials, attempt) => service.pay(credentials, attempt, payment(50_00)),
        decline: (credentials, attempt) => service.pay(credentials, attempt, payment(3_00)),
        status: service.paymentStatus,
        cancel: service.cancel,
        done: () => simulator.ledger.entries().length,
      };
    },
  ],

  [
    'a save',
    'Save',
    (options) => {
      const { simulator, service } = setUp(options);
      const declined = saving(card({ number: '4000000000000002' }));
      return {
        simulator,
        sessionKey: simulator.payments.createSession(merchantKeys.noFee),
        open: (credentials) => service.open(credentials, { operation: 'savePaymentMethod' }),
        submit: (credentials, attempt) => service.save(credentials, attempt, saving(card())),
        decline: (credentials, attempt) => service.save(credentials, attempt, declined),
        status: service.saveStatus,
        cancel: service.cancel,
        done: () => simulator.ledger.entries().length,
      };
    },
  ],

  [
    'a claim payment',
    'AccountSubmit',
    (options) => {
      const { simulator, service, entries } = setUpClaims(options);
      return {
        simulator,
        sessionKey: simulator.claims.createSession(claimsKeys.first),
        open: (credentials) => service.open(credentials, { context: 'payment', payee: individual() }),
        submit: (credentials, attempt) => service.submit(credentials, attempt, claimPayment(50_00)),
        decline: (credentials, attempt) => service.submit(credentials, attempt, claimPayment(2_00)),
        status: service.status,
        cancel: service.cancel,
        done: () => entries().length,
      };
    },
  ],

  [
    "a payee's save",
    'AccountSubmit',
    (options) => {
      const { simulator, service, entries } = setUpClaims(options);
      const declined = methodSave(payeeBankAccount({ accountNumber: '2000' }));
      return {
        simulator,
        sessionKey: simulator.claims.createSession(claimsKeys.first),
        open: (credentials) => service.open(credentials, { context: 'save', payee: individual() }),
        submit: (credentials, attempt) => service.submit(credentials, attempt, methodSave()),
        decline: (credentials, attempt) => service.submit(credentials, attempt, declined),
        status: service.status,
        cancel: service.cancel,
        done: () => entries().length,
      };
    },
  ],
];

for (const [title, endpoint, setUp] of declinable) {
  const later = (options?: HandlerOptions) => Promise.resolve(setUp(options));
  checkOperation(title, endpoint, later);
  checkDeclines(title, endpoint, later);
}

checkOperation('the creation of an approval request', 'AdjusterCreate', async (options) => {
  const { simulator, service, uploaded } = setUpApprovals(options);
  return {
    simulator,
    sessionKey: (await uploaded([bypass])).sessionKey,
    open: service.openCreate,
    submit: service.create,
    status: service.createStatus,
    cancel: service.close,
    done: () => simulator.claims.requests.list().length,
  };
});

checkOperation('the cancelling of an approval request', 'AdjusterCancel', async (options) => {
  const { simulator, service, create } = setUpApprovals(options);
  const { approvalRequestId } = await create([payee]);
  return {
    simulator,
    sessionKey: simulator.claims.createSession(claimsKeys.first),
    open: (credentials) => service.openManage(credentials, { approvalRequestId }),
    submit: service.cancelRequest,
    status: service.cancelStatus,
    cancel: service.close,
    done: () => simulator.claims.requests.list().filter(({ life }) => life.status === 'Cancelled').length,
  };
});
