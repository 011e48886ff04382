/**
 * Settles as a call does, or rejects once it has taken too long. A call that throws rejects as well.
 *
 * @param milliseconds How long it may take.
 * @param late Makes what it then rejects with.
 */
export function withTimeLimit<Result>(
  milliseconds: number,
  call: () => Result | Promise<Result>,
  late: () => Error,
): Promise<Result> {
  const limit = AbortSignal.timeout(milliseconds);
  return new Promise<Result>((resolve, reject) => {
    const giveUp = () => reject(late());
    limit.addEventListener('abort', giveUp);
    const settle = async () => call();
    void settle()
      .then(resolve, reject)
      .finally(() => limit.removeEventListener('abort', giveUp));
  });
}
