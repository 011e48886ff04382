type Answers<Service> = {
  readonly [Name in keyof Service]: NonNullable<Service[Name]> extends (...given: never[]) => Promise<infer Value>
    ? Value
    : never;
};

export const credentials = { sessionKey: 'S1', operationKey: 'K1' };

export function recordingService<Service extends object>(answers: Answers<Service>) {
  const made: unknown[][] = [];
  const calls = Object.entries<unknown>(answers).map(([name, value]) => {
    const call = (...given: unknown[]) => {
      made.push([name, ...given]);
      return Promise.resolve(value);
    };
    return [name, call];
  });
  return { made, service: Object.fromEntries(calls) as Service };
}
