import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { createHttpPaymentService } from '../../../src/payment/http-payment-service.ts';
import type { OperationCredentials } from '../../../src/operation/operation-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import { card, payment, setUp } from '../harness.ts';

/** What happens to one request on its way. `late` arrives after so many others, long given up by the page. */
type Passage = 'delivered' | 'requestLost' | 'answerLost' | 'twice' | 'late';

const passage = fc.constantFrom<Passage>('delivered', 'requestLost', 'answerLost', 'twice', 'late');
const amounts = fc.array(fc.constantFrom(50_00, 3_00, 14_00), { minLength: 1, maxLength: 4 });

/** A network that treats request after request as planned, and delivers everything once the plan is at its end. */
function unreliable(fetch: typeof globalThis.fetch, plan: readonly Passage[]) {
  const passages = [...plan];
  const underway: Request[] = [];
  const arrive = async () => {
    const request = underway.shift();
    if (request) await fetch(request);
  };
  const lost = () => new TypeError('Failed to fetch');

  const send: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const how = passages.shift() ?? 'delivered';
    if (how === 'requestLost') throw lost();
    if (how === 'late') {
      underway.push(request);
      throw lost();
    }
    const response = await fetch(request.clone());
    if (how === 'twice') await fetch(request);
    if (underway.length > 1) await arrive();
    if (how === 'answerLost') throw lost();
    return response;
  };
  return {
    send,
    /** Lets everything arrive that is still on its way. */
    async settle() {
      while (underway.length > 0) await arrive();
    },
  };
}

/** Pays some amounts until one is approved, as a careful page does: after a lost answer it asks until it knows. */
async function payCarefully(service: PaymentService, credentials: OperationCredentials, tries: readonly number[]) {
  for (const [index, amount] of tries.entries()) {
    const answer = await answerTo(service, credentials, index + 1, amount);
    if (answer?.code === 'Success' || index + 1 === tries.length) return answer;
  }
  return undefined;
}

/** The answer to an attempt, or undefined where the service never got it and never will. */
async function answerTo(service: PaymentService, credentials: OperationCredentials, attempt: number, amount: number) {
  try {
    return await service.pay(credentials, attempt, payment(amount, card()));
  } catch (error) {
    assert.ok(error instanceof ServiceError && error.kind === 'lost', `Refused: ${String(error)}`);
  }
  for (let question = 0; question < 50; question++) {
    const known = await service.paymentStatus(credentials, attempt).catch(() => undefined);
    if (known?.state === 'answered') return known.answer;
    if (known?.state === 'absent') return undefined;
  }
  throw new Error('The service never told what became of the attempt.');
}

suite('over an unreliable network', () => {
  test('the page learns the truth and the payer is charged at most once', async () => {
    let approved = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(passage, { maxLength: 12 }), amounts, async (plan, tries) => {
        const { simulator, fetch, baseUrl, open } = setUp();
        const credentials = await open();
        const network = unreliable(fetch, plan);
        const service = createHttpPaymentService({ baseUrl, fetch: network.send, timeout: 60_000 });
        const answer = await payCarefully(service, credentials, tries);
        await network.settle();

        const booked = simulator.ledger.entries().filter(({ responseCode }) => responseCode === 'Success');
        const heard = answer?.code === 'Success' ? [answer.receipt.transactionId] : [];
        const ids = booked.map((entry) => entry.kind === 'payment' && entry.transactionId);
        assert.deepEqual(ids, heard);
        approved += heard.length;
      }),
      { numRuns: 200, seed: 20_261_121 },
    );
    assert.ok(approved > 60, `Only ${approved} runs came to an approval: the network is too unreliable.`);
  });
});
