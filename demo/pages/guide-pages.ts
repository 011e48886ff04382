import type { TemplateResult } from 'lit';
import { eventsPage } from './events-page.ts';
import { sessionsPage } from './sessions-page.ts';
import { startPage } from './start-page.ts';
import { testNumbersPage } from './test-numbers-page.ts';

/** A page that is no story. */
export interface GuidePage {
  /** Empty for the page that the demo begins with. */
  readonly address: string;
  readonly title: string;
  readonly render: () => TemplateResult;
}

export const guidePages: readonly GuidePage[] = [
  { address: '', title: 'Start', render: startPage },
  { address: 'sessions', title: 'Sessions', render: sessionsPage },
  { address: 'events', title: 'Events', render: eventsPage },
  { address: 'test-numbers', title: 'Test numbers', render: testNumbersPage },
];
