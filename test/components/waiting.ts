import { aTimeout, expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { Screen, type ScreenSetup } from './screen.ts';

const later = window.setTimeout.bind(window);
const notLater = window.clearTimeout.bind(window);

export interface Pause {
  readonly milliseconds: number;
  readonly end: () => void;
  /** It has ended, or the modal has cleared it. */
  readonly isOver: boolean;
}

/**
 * The pauses of a second or more that a modal makes, in milliseconds, and how to end them. A pause never ends by
 * itself, so that no test depends on its speed. The list is emptied before each test.
 */
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

/** How long a state may take to come up, in milliseconds, before the test has failed. Machines that build are slow. */
const patience = 20_000;

/** A documented event, as the page heard it. */
export interface HeardEvent {
  readonly code: string;
  readonly detail: unknown;
  /** The heading on the screen at the time of the event. */
  readonly heading: string;
}

/** What the tests need to know of the service behind the element. */
export interface WatchedService {
  readonly calls: readonly unknown[];
  onCall: () => void;
}

export interface WaitingSetup<Host extends LitElement, Service extends WatchedService> extends ScreenSetup<Host> {
  readonly service: Service;
  readonly codes: readonly string[];
}

/** Hears what a page hears of an element with a modal, and waits for states and events; never for a time. */
export class Waiting<
  Details extends object = Record<string, unknown>,
  Host extends LitElement = LitElement,
  Service extends WatchedService = WatchedService,
> extends Screen<Host> {
  readonly service: Service;
  /** All documented events in the order in which the page heard them. */
  readonly events: HeardEvent[] = [];
  readonly #watchers = new Set<() => void>();

  constructor({ service, codes, ...screen }: WaitingSetup<Host, Service>) {
    super(screen);
    this.service = service;
    service.onCall = this.#look;
    for (const code of codes) {
      this.element.addEventListener(code, (event) => {
        const { detail } = event as CustomEvent<unknown>;
        this.events.push({ code, detail, heading: this.heading });
        this.#look();
      });
    }
  }

  get eventCodes(): string[] {
    return this.events.map(({ code }) => code);
  }

  /** The data of the event, which must have occurred exactly once. */
  detail<Code extends keyof Details & string>(code: Code): Details[Code] {
    const heard = this.events.filter((event) => event.code === code);
    expect(heard, `events ${code}`).to.have.length(1);
    return heard[0]?.detail as Details[Code];
  }

  /** Waits until pending work has ended, to check that nothing happened. */
  async rest(): Promise<void> {
    await aTimeout(0);
    await this.element.updateComplete;
  }

  async shows(heading: string): Promise<void> {
    const wanted = this.say(heading);
    await this.until(() => this.heading === wanted, `“${wanted}” is on the screen`);
  }

  async showsForm(): Promise<void> {
    await this.until(() => this.hasForm, 'the form is on the screen');
  }

  async asks(): Promise<void> {
    await this.until(() => this.isAsking, 'it is asked');
  }

  async showsBank(name: string): Promise<void> {
    await this.until(() => this.screen.includes(name), `${name} is on the screen`);
  }

  async showsProblem(): Promise<void> {
    await this.until(() => this.summary !== undefined, 'the problem is told');
  }

  /** Waits for the event, unless it has already occurred. */
  async hears(code: keyof Details & string): Promise<void> {
    await this.until(() => this.eventCodes.includes(code), `${code} is heard`);
  }

  /** Waits until something holds, looking whenever the screen changes, an event is heard or the service is called. */
  async until(condition: () => boolean, description: string): Promise<void> {
    if (!condition()) await this.#watch(condition, description);
    await this.element.updateComplete;
  }

  #watch(condition: () => boolean, description: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        notLater(timer);
        observer.disconnect();
        this.#watchers.delete(watcher);
      };
      const watcher = () => {
        if (!condition()) return;
        stop();
        resolve();
      };
      const observer = new MutationObserver(watcher);
      observer.observe(this.root, { subtree: true, childList: true, attributes: true, characterData: true });
      this.#watchers.add(watcher);
      const timer = later(() => {
        stop();
        const heard = this.eventCodes.join(', ');
        reject(new Error(`Waited in vain until ${description}. The screen: “${this.screen}”. The events: ${heard}.`));
      }, patience);
    });
  }

  readonly #look = (): void => {
    for (const watcher of this.#watchers) watcher();
  };
}
