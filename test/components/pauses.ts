const later = window.setTimeout.bind(window);
const notLater = window.clearTimeout.bind(window);

export interface Pause {
  readonly milliseconds: number;
  readonly end: () => void;
  /** The pause has ended, or the modal has cleared it. */
  readonly isOver: boolean;
}

/** The modal's pauses of a second or more since the test began. A test ends them itself, so its speed has no effect. */
export const pauses: Pause[] = [];

/** Higher than every id of the browser's timers. */
const firstPause = 1_000_000_000;

beforeEach(() => {
  pauses.length = 0;
  const pausing = (run: () => void, milliseconds = 0) => {
    if (milliseconds < 1_000) return later(run, milliseconds);
    const pause = {
      milliseconds,
      isOver: false,
      end: () => {
        if (!pause.isOver) run();
        pause.isOver = true;
      },
    };
    return firstPause + pauses.push(pause) - 1;
  };
  const givingUp = (id?: number) => {
    const pause = pauses[(id ?? 0) - firstPause];
    if (pause) Object.assign(pause, { isOver: true });
    else notLater(id);
  };
  Object.assign(window, { setTimeout: pausing, clearTimeout: givingUp });
});

afterEach(() => {
  Object.assign(window, { setTimeout: later, clearTimeout: notLater });
});

/** Build machines are slow. */
const patience = 20_000;

/** Calls a function if a state takes too long to appear. Returns a function that stops the wait. */
export function losePatience(act: () => void): () => void {
  const timer = later(act, patience);
  return () => notLater(timer);
}

export async function passMinutes(...minutes: readonly number[]): Promise<void> {
  for (const count of minutes) {
    pauses.findLast(({ milliseconds, isOver }) => Math.round(milliseconds / 60_000) === count && !isOver)?.end();
    await new Promise((resolve) => later(resolve));
  }
}
