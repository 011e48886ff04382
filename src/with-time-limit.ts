/** Settles like the call, or rejects with `late()` and aborts the signal after so many milliseconds. */
export function withTimeLimit<Result>(
  milliseconds: number,
  call: (limit: AbortSignal) => Result | Promise<Result>,
  late: () => Error,
): Promise<Result> {
  const limit = AbortSignal.timeout(milliseconds);
  return new Promise<Result>((resolve, reject) => {
    const giveUp = () => reject(late());
    limit.addEventListener('abort', giveUp);
    const settle = async () => call(limit);
    void settle()
      .then(resolve, reject)
      .finally(() => limit.removeEventListener('abort', giveUp));
  });
}
