/** How often a process looks whether the one that started it is still there, in milliseconds. */
const interval = 500;

// Read at once: it may be gone before the process is ready.
const parent = process.ppid;

/**
 * Ends a process that an npm script started, once npm is gone: npm passes a signal to the script's shell alone, which does
 * not pass it on.
 */
export function endWithParent(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, interval);
  timer.unref();
}
