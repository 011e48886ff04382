import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  /** Start and duration by the clock, and processor time of the thread, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const scriptEvents = ['FunctionCall', 'RunMicrotasks', 'EvaluateScript'];
const layoutEvents = ['UpdateLayoutTree', 'Layout'];

/** Processor time of a page's scripts in microseconds, without layout. Chromium's counter lacks microtasks. */
export async function scriptTime(browser: Browser, page: Page, action: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8.execute'] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = outermost(traceEvents, scriptEvents);
  const layouts = outermost(traceEvents, layoutEvents).filter((layout) =>
    events.some((event) => isWithin(layout, event)),
  );
  return processorTime(events) - processorTime(layouts);
}

function outermost(events: readonly TraceEvent[], names: readonly string[]): readonly TraceEvent[] {
  const found: TraceEvent[] = [];
  for (const event of events.filter(({ name }) => names.includes(name)).sort((a, b) => a.ts - b.ts)) {
    const last = found.at(-1);
    if (!last || !isWithin(event, last)) found.push(event);
  }
  return found;
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  return inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0);
}

function processorTime(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
}
