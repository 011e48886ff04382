/** Holds timers of seconds. Returns a function that releases them and runs those that were not cleared. */
export function holdTimers(): () => void {
  const { setTimeout: set, clearTimeout: clear } = window;
  const held = new Map<number, () => void>();
  let last = 1e9;
  const hold = (callback: () => void, milliseconds = 0) => {
    if (milliseconds < 5_000) return set(callback, milliseconds);
    held.set(++last, callback);
    return last;
  };
  window.setTimeout = hold as typeof setTimeout;
  window.clearTimeout = (timer) => held.delete(Number(timer)) || clear(timer);
  return () => {
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
    held.forEach((callback) => callback());
  };
}
