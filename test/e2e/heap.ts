import type { Frame, Page } from '@playwright/test';

/** The strings on the JavaScript heap of a page, or of a frame with a separate process. */
export async function heapOf(page: Page, owner: Page | Frame = page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(owner);
  const chunks: string[] = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await client.send('HeapProfiler.takeHeapSnapshot');
  return (JSON.parse(chunks.join('')) as { readonly strings: readonly string[] }).strings;
}
