/** Settles like the call, or rejects with `late()` after so many milliseconds. */
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
