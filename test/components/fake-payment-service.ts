import { bankName } from '../../src/fields/bank-names.ts';
import { cardBrand } from '../../src/fields/card-brand.ts';
import { convenienceFee } from '../../src/payment/fees.ts';
import type { Answer, OperationCredentials } from '../../src/service/operation-service.ts';
import type {
  MaskedMethod,
  MethodDetails,
  PaymentReceipt,
  PaymentService,
  PaymentSession,
  PaymentSubmission,
  Quote,
  SaveReceipt,
} from '../../src/service/payment-service.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import { session } from './samples.ts';

export type ServiceCall = keyof PaymentService;
type Arguments<Call extends ServiceCall> = Parameters<PaymentService[Call]>;
type Result<Call extends ServiceCall> = Awaited<ReturnType<PaymentService[Call]>>;
type Scripted<Call extends ServiceCall> = Result<Call> | ServiceError | Promise<Result<Call>>;

/** The answer of a service that approves is lost: nobody knows whether it did what was asked. */
export function lost(): ServiceError {
  return new ServiceError('lost', 'network');
}

/** The service understood and said no. */
export function refused(code: string, field?: string): ServiceError {
  return new ServiceError('refused', code, { message: `Refused: ${code}.`, ...(field ? { field } : {}) });
}

export interface HeldAnswer<Answered> {
  readonly resolve: (answer: Answered) => void;
  readonly reject: (error: ServiceError) => void;
}

/**
 * A payment service that approves everything, unless a test has scripted other answers.
 *
 * ```ts
 * service.script('pay', { code: 'Declined' }, lost()); // the first two payments; the third is approved
 * const answer = service.hold('pay');                  // the next payment waits until answer.resolve(…)
 * ```
 */
export class FakePaymentService implements PaymentService {
  /** What the service knows of the session that is opened. */
  session: PaymentSession = session();
  /** Every call in order: its name, what came with it. */
  readonly calls: { readonly name: ServiceCall; readonly given: readonly unknown[] }[] = [];
  /** Told of each call, once it stands in {@link calls}. */
  onCall: () => void = () => undefined;

  readonly #scripts = new Map<ServiceCall, unknown[]>();
  readonly #held = new Set<HeldAnswer<never>>();

  /** Answers the next calls of one kind, in this order. */
  script<Call extends ServiceCall>(call: Call, ...answers: Scripted<Call>[]): void {
    this.#scripts.set(call, [...(this.#scripts.get(call) ?? []), ...answers]);
  }

  /** Leaves the next call of one kind without an answer until the test gives it. */
  hold<Call extends ServiceCall>(call: Call): HeldAnswer<Result<Call>> {
    let settle: HeldAnswer<Result<Call>> | undefined;
    const answer = new Promise<Result<Call>>((resolve, reject) => (settle = { resolve, reject }));
    answer.catch(() => undefined); // The test may end before anybody has asked.
    this.script(call, answer);
    if (!settle) throw new Error('A promise calls its executor at once.');
    this.#held.add(settle);
    return settle;
  }

  /** Refuses whatever has not been answered yet, and forgets what was scripted. */
  refuseAll(): void {
    this.#scripts.clear();
    for (const { reject } of this.#held) reject(refused('TestEnded'));
  }

  /** What came with each call of one kind. */
  callsOf<Call extends ServiceCall>(call: Call): Arguments<Call>[] {
    return this.calls.filter(({ name }) => name === call).map(({ given }) => given as Arguments<Call>);
  }

  open(...given: Arguments<'open'>): Promise<PaymentSession> {
    return this.#answer('open', given, () => this.session);
  }

  quote(...given: Arguments<'quote'>): Promise<Quote> {
    const [, { amount, category, feeContext }] = given;
    return this.#answer('quote', given, () => {
      const fee = feeContext === 'PaymentWithFee' ? convenienceFee(this.session.merchant.fees[category], amount) : 0;
      return { amount, fee, total: amount + fee };
    });
  }

  pay(...given: Arguments<'pay'>): Promise<Answer<PaymentReceipt>> {
    return this.#answer('pay', given, () => ({ code: 'Success', receipt: this.paymentReceipt(given[2]) }));
  }

  save(...given: Arguments<'save'>): Promise<Answer<SaveReceipt>> {
    return this.#answer('save', given, () => ({ code: 'Success', receipt: this.saveReceipt(given[2].method, true) }));
  }

  paymentStatus(...given: Arguments<'paymentStatus'>): Promise<Result<'paymentStatus'>> {
    return this.#answer('paymentStatus', given, () => ({ state: 'absent' }));
  }

  saveStatus(...given: Arguments<'saveStatus'>): Promise<Result<'saveStatus'>> {
    return this.#answer('saveStatus', given, () => ({ state: 'absent' }));
  }

  acknowledge(...given: Arguments<'acknowledge'>): Promise<void> {
    return this.#answer('acknowledge', given, () => undefined);
  }

  cancel(...given: [credentials: OperationCredentials]): Promise<void> {
    return this.#answer('cancel', given, () => undefined);
  }

  /** What the service says of a payment that it has carried out. */
  paymentReceipt({ method, quote, save }: Pick<PaymentSubmission, 'method' | 'quote' | 'save'>): PaymentReceipt {
    const saved = this.saveReceipt(method, save);
    const isCard = saved.method.category === 'CreditCard';
    return { ...saved, quote, authCode: isCard ? 'A1B2C3' : null, batchNumber: '1041', transactionId: 'T-70001' };
  }

  saveReceipt(method: MethodDetails, save: boolean): SaveReceipt {
    return {
      method: this.#masked(method),
      customerName: method.type === 'token' ? 'Jordan Rivera' : method.name,
      holderZip: method.type === 'card' ? method.zip : null,
      tokenId: method.type === 'token' ? method.token : save ? 'TOKEN-9' : null,
      transactedAt: '2026-11-21T21:05:09',
      timeZone: 'EST',
    };
  }

  #masked(method: MethodDetails): MaskedMethod {
    switch (method.type) {
      case 'token':
        if (!this.session.savedMethod) throw new Error('This session has no saved method.');
        return this.session.savedMethod;
      case 'card':
        return {
          category: 'CreditCard',
          cardType: cardBrand(method.number)?.name ?? 'Unknown',
          lastFourDigits: method.number.slice(-4),
          expirationMonth: method.expirationMonth,
          expirationYear: method.expirationYear,
        };
      case 'bankAccount':
        return {
          category: 'ECheck',
          accountType: method.accountType,
          bankName: bankName(method.routingNumber),
          lastFourDigits: method.accountNumber.slice(-4),
        };
    }
  }

  async #answer<Call extends ServiceCall>(
    name: Call,
    given: Arguments<Call>,
    usual: () => Result<Call>,
  ): Promise<Result<Call>> {
    this.calls.push({ name, given });
    this.onCall();
    const scripted = this.#scripts.get(name) ?? [];
    if (scripted.length === 0) return usual();
    const answer = await (scripted.shift() as Scripted<Call>);
    if (answer instanceof ServiceError) throw answer;
    return answer;
  }
}
