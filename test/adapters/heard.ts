export function hear(target: EventTarget, code: string, options?: AddEventListenerOptions): CustomEvent[] {
  const events: CustomEvent[] = [];
  target.addEventListener(code, (event) => events.push(event as CustomEvent), options);
  return events;
}

export function hearDetails(target: EventTarget, code: string): unknown[] {
  const details: unknown[] = [];
  target.addEventListener(code, (event) => details.push((event as CustomEvent<unknown>).detail));
  return details;
}

export function hearThrough($: JQueryStatic, target: Element | Document, code: string): unknown[][] {
  const heard: unknown[][] = [];
  $(target as Element).on(code, (_event, ...data: unknown[]) => void heard.push(data));
  return heard;
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

export async function longTask(): Promise<void> {
  for (let tasks = 0; tasks < 5; tasks++) await nextTask();
}
