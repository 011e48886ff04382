import { ServiceError } from '../../src/operation/service-error.ts';

/** A service as the elements see it: every call is a promise. */
type Calls<Service> = { [Name in keyof Service]: (...given: never[]) => Promise<unknown> };
type Arguments<Service extends Calls<Service>, Call extends keyof Service> = Parameters<Service[Call]>;
type Result<Service extends Calls<Service>, Call extends keyof Service> = Awaited<ReturnType<Service[Call]>>;
type Scripted<Service extends Calls<Service>, Call extends keyof Service> =
  Result<Service, Call> | ServiceError | Promise<Result<Service, Call>>;

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
 * The calls of a service, written down in order, and the answers that a test has scripted for them.
 *
 * ```ts
 * service.script('pay', { code: 'Declined' }, lost()); // the first two payments; the third is answered as usual
 * const answer = service.hold('pay');                  // the next payment waits until answer.resolve(…)
 * ```
 */
export abstract class ScriptedService<Service extends Calls<Service>> {
  /** Every call in order: its name, what came with it. */
  readonly calls: { readonly name: keyof Service; readonly given: readonly unknown[] }[] = [];
  /** Told of each call, once it stands in {@link calls}. */
  onCall: () => void = () => undefined;

  readonly #scripts = new Map<keyof Service, unknown[]>();
  readonly #held = new Set<HeldAnswer<never>>();

  /** Answers the next calls of one kind, in this order. */
  script<Call extends keyof Service>(call: Call, ...answers: Scripted<Service, Call>[]): void {
    this.#scripts.set(call, [...(this.#scripts.get(call) ?? []), ...answers]);
  }

  /** Leaves the next call of one kind without an answer until the test gives it. */
  hold<Call extends keyof Service>(call: Call): HeldAnswer<Result<Service, Call>> {
    let settle: HeldAnswer<Result<Service, Call>> | undefined;
    const answer = new Promise<Result<Service, Call>>((resolve, reject) => (settle = { resolve, reject }));
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
  callsOf<Call extends keyof Service>(call: Call): Arguments<Service, Call>[] {
    return this.calls.filter(({ name }) => name === call).map(({ given }) => given as Arguments<Service, Call>);
  }

  protected async answer<Call extends keyof Service>(
    name: Call,
    given: Arguments<Service, Call>,
    usual: () => Result<Service, Call>,
  ): Promise<Result<Service, Call>> {
    this.calls.push({ name, given });
    this.onCall();
    const scripted = this.#scripts.get(name) ?? [];
    if (scripted.length === 0) return usual();
    const answer = await (scripted.shift() as Scripted<Service, Call>);
    if (answer instanceof ServiceError) throw answer;
    return answer;
  }
}
