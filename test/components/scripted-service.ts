import type { Answer, AttemptStatus, OperationCredentials } from '../../src/operation/operation-service.ts';
import { ServiceError } from '../../src/operation/service-error.ts';

type Calls<Service> = { [Name in keyof Service]: (...given: never[]) => Promise<unknown> };
type Arguments<Service extends Calls<Service>, Call extends keyof Service> = Parameters<Service[Call]>;
type Result<Service extends Calls<Service>, Call extends keyof Service> = Awaited<ReturnType<Service[Call]>>;
type Scripted<Service extends Calls<Service>, Call extends keyof Service> =
  Result<Service, Call> | ServiceError | Promise<Result<Service, Call>>;

export type UsualAnswers<Service extends Calls<Service>> = {
  readonly [Call in keyof Service]: (...given: Arguments<Service, Call>) => Result<Service, Call>;
};

export interface ScriptedCalls {
  readonly api: unknown;
  readonly session: unknown;
  readonly calls: readonly { readonly name: PropertyKey; readonly given: readonly unknown[] }[];
  onCall: () => void;
  script(call: string, ...answers: unknown[]): void;
  hold(call: string): HeldAnswer<unknown>;
  callsOf(call: string): readonly (readonly unknown[])[];
  refuseAll(): void;
}

/** Loses the answer of a service that approves, so that the result is unknown. */
export function lost(): ServiceError {
  return new ServiceError('lost', 'network');
}

export function refused(code: string, field?: string): ServiceError {
  return new ServiceError('refused', code, { message: `Refused: ${code}.`, ...(field ? { field } : {}) });
}

export interface HeldAnswer<Answered> {
  resolve(answer: Answered): void;
  reject(error: ServiceError): void;
}

/**
 * The calls of a service, written down in order, and the answers that a test has scripted for them.
 *
 * ```ts
 * service.script('pay', { code: 'Declined' }, lost()); // the first two payments; the third is answered as usual
 * const answer = service.hold('pay');                  // the next payment waits until answer.resolve(…)
 * ```
 */
export abstract class ScriptedService<Service extends Calls<Service>> {
  readonly calls: { readonly name: keyof Service; readonly given: readonly unknown[] }[] = [];
  /** Called for each call, after it has been added to {@link calls}. */
  onCall: () => void = () => undefined;

  protected abstract readonly usual: UsualAnswers<Service>;
  readonly #scripts = new Map<keyof Service, unknown[]>();
  readonly #attempts = new Map<string, Answer<unknown>>();
  readonly #held = new Set<HeldAnswer<unknown>>();

  get api(): Service {
    const call =
      (name: string) =>
      (...given: unknown[]) =>
        this.#answer(name as keyof Service, given);
    return Object.fromEntries(Object.keys(this.usual).map((name) => [name, call(name)])) as unknown as Service;
  }

  script<Call extends keyof Service>(call: Call, ...answers: Scripted<Service, Call>[]): void {
    this.#scripts.set(call, [...(this.#scripts.get(call) ?? []), ...answers]);
  }

  hold<Call extends keyof Service>(call: Call): HeldAnswer<Result<Service, Call>> {
    const held = {} as HeldAnswer<Result<Service, Call>>;
    const answer = new Promise<Result<Service, Call>>((resolve, reject) => Object.assign(held, { resolve, reject }));
    answer.catch(() => undefined); // The test may end before anybody has asked.
    this.script(call, answer);
    this.#held.add(held);
    return held;
  }

  refuseAll(): void {
    this.#scripts.clear();
    for (const answer of this.#held) answer.reject(refused('TestEnded'));
  }

  callsOf<Call extends keyof Service>(call: Call): Arguments<Service, Call>[] {
    return this.calls.filter(({ name }) => name === call).map(({ given }) => given as Arguments<Service, Call>);
  }

  lastGiven<Call extends keyof Service>(call: Call): Arguments<Service, Call> {
    const given = this.callsOf(call).at(-1);
    if (!given) throw new Error(`There was no call ${String(call)}.`);
    return given;
  }

  /** @throws Unless there was exactly one such call. */
  onlyGiven<Call extends keyof Service>(call: Call): Arguments<Service, Call> {
    const given = this.callsOf(call);
    if (given.length !== 1) throw new Error(`There were ${given.length} calls ${String(call)}.`);
    return this.lastGiven(call);
  }

  /** The answer to an attempt; an unanswered attempt has never arrived. */
  protected statusOf<Receipt>({ operationKey }: OperationCredentials, attempt: number): AttemptStatus<Receipt> {
    const answer = this.#attempts.get(`${operationKey} ${attempt}`) as Answer<Receipt> | undefined;
    return answer ? { state: 'answered', answer } : { state: 'absent' };
  }

  async #answer(name: keyof Service, given: unknown[]): Promise<unknown> {
    this.calls.push({ name, given });
    this.onCall();
    const scripted = this.#scripts.get(name) ?? [];
    const isScripted = scripted.length > 0;
    const answer: unknown = isScripted
      ? await scripted.shift()
      : this.usual[name](...(given as Arguments<Service, typeof name>));
    if (answer instanceof ServiceError) throw answer;
    const [credentials, attempt] = given as [OperationCredentials, unknown];
    if (typeof attempt === 'number' && typeof answer === 'object' && answer && 'code' in answer)
      this.#attempts.set(`${credentials.operationKey} ${attempt}`, answer as Answer<unknown>);
    return answer;
  }
}
