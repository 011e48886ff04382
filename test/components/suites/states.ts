import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { has } from '../../engine.ts';
import { addStyle } from '../layout.ts';
import type { Person } from '../person.ts';
import type { Reach } from './operation-states.ts';

/** Brings a modal to each state that a person can see, by the names of the tests. */
export type States = Readonly<Record<string, Reach>>;

type Size = Parameters<typeof setViewport>[0];
type Media = Parameters<typeof emulateMedia>[0];

/** High enough for every form: axe finds a target too small that is partly scrolled below the footer. */
export const highEnough = 4_000;

/** Runs the tests of a group in a window of this size. */
export function inWindow(size: Partial<Size>): void {
  const { innerWidth: width, innerHeight: height } = window;
  before(() => setViewport({ width, height, ...size }));
  after(() => setViewport({ width, height }));
}

/** Gives the window its size back after each test of a group. */
export function restoreWindow(): void {
  const { innerWidth: width, innerHeight: height } = window;
  afterEach(() => setViewport({ width, height }));
}

/** Runs the tests of a group with a setting of the computer. */
export function withMedia(media: Media, usual: Media): void {
  before(() => emulateMedia(media));
  after(() => has('settings of the computer') && emulateMedia(usual));
}

/** Reaches the state with that name, and adds a style that breaks something in it. */
export async function spoiled(states: States, state: string, style = ''): Promise<Person> {
  const reach = states[state];
  if (!reach) throw new Error(`There is no state “${state}”.`);
  const modal = await reach({});
  addStyle(modal, style);
  return modal;
}
