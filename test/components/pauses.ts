const later = window.setTimeout.bind(window);
const notLater = window.clearTimeout.bind(window);

export interface Pause {
  readonly milliseconds: number;
  readonly end: () => void;
  /** It has ended, or the modal has cleared it. */
  readonly isOver: boolean;
}

/** The modal's pauses of a second or more since the test began. A test ends them, and thus never depends on its speed. */
export const pauses: Pause[] = [];

/** Above every id that the browser gives to a timer of its own. */
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

/** Machines that build are slow. */
const patience = 20_000;

/** Calls a function when a state has taken too long to come up. Returns what stops that. */
export function losePatience(act: () => void): () => void {
  const timer = later(act, patience);
  return () => notLater(timer);
}

export async function passMinutes(...minutes: readonly number[]): Promise<void> {
  for (const count of minutes) {
    pauses.findLast(({ milliseconds, isOver }) => milliseconds === count * 60_000 && !isOver)?.end();
    await new Promise((resolve) => later(resolve));
  }
}
