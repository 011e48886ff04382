/** Milliseconds between two checks of the parent process. */
const interval = 500;

// Read at once, because the parent may end before this process is ready.
const parent = process.ppid;

/** Ends a process after its npm script: npm sends a signal only to the script's shell, which does not pass it on. */
export function endWithParent(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, interval);
  timer.unref();
}
