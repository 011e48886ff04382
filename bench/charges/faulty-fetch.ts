import type { Fault } from '../../mock-server/simulator/shared/faults.ts';
import type { Random } from '../../mock-server/simulator/shared/random.ts';
import type { Simulator } from '../../mock-server/simulator/simulator.ts';

/** A connection over which a call may go wrong in every way that the sandbox knows, and arrive late. */
export interface FaultyConnection {
  readonly fetch: typeof fetch;
  /** Lets everything arrive that is still on its way. */
  settle(): Promise<void>;
}

export interface FaultyConnectionSettings {
  /** Answers without faults. */
  readonly fetch: typeof fetch;
  readonly simulator: Simulator;
  readonly random: Random;
  /** How many of the calls go wrong: from 0 to 1. */
  readonly rate: number;
}

const faults: readonly Fault[] = [
  { kind: 'cut', when: 'before' },
  { kind: 'cut', when: 'after' },
  { kind: 'status', status: 503, when: 'before' },
  { kind: 'status', status: 502, when: 'after' },
  { kind: 'html', when: 'after' },
  { kind: 'truncated' },
  { kind: 'duplicate' },
];

const longestProcessing = 60_000;

export function createFaultyConnection({ fetch, simulator, random, rate }: FaultyConnectionSettings): FaultyConnection {
  let onTheWay: (() => Promise<unknown>)[] = [];

  async function settle(): Promise<void> {
    const arriving = onTheWay;
    onTheWay = [];
    // The sender no longer listens, so answers and errors are ignored.
    for (const arrive of arriving) await arrive().catch(() => undefined);
  }

  return {
    settle,
    async fetch(input, init) {
      if (random() < 0.5) await settle();
      if (random() >= rate) return fetch(input, init);
      const fault = faults[Math.floor(random() * (faults.length + 2))];
      if (fault) {
        simulator.faults.add([{ ...fault, endpoint: '*', count: 1 }]);
        return fetch(input, init);
      }
      if (random() < 0.5) {
        onTheWay.push(() => fetch(input, init));
      } else {
        const milliseconds = Math.floor(random() * longestProcessing);
        simulator.faults.add([{ kind: 'processing', milliseconds, endpoint: '*', count: 1 }]);
        await fetch(input, init);
      }
      throw new DOMException('The client waited no longer.', 'TimeoutError');
    },
  };
}
