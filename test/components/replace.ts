const undos: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of undos.splice(0)) await undo();
});

/** Does something after the test, before what was planned earlier. */
export function afterTest(undo: () => unknown): void {
  undos.unshift(undo);
}

/** Replaces a property until the end of the test. */
export function replace<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  value: Target[Name],
): void {
  const { [name]: before } = target;
  if (Reflect.set(target, name, value)) {
    afterTest(() => (target[name] = before));
    return;
  }
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, value });
  afterTest(() => (own ? Object.defineProperty(target, name, own) : Reflect.deleteProperty(target, name)));
}

/** Replaces a function until the end of the test, and returns the first argument of each call. */
export function noted<Target extends object>(target: Target, name: keyof Target): unknown[] {
  const given: unknown[] = [];
  replace(target, name, ((first: unknown) => given.push(first)) as Target[keyof Target]);
  return given;
}

/** Sets the clocks of a window forward until the end of the test. */
export function passTime(view: Window, milliseconds: number): void {
  const { Date: date, performance } = view as Window & typeof globalThis;
  for (const [clock, now] of [date, performance].map((clock) => [clock, clock.now.bind(clock)] as const))
    replace(clock, 'now', () => now() + milliseconds);
}
