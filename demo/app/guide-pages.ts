import { html, type TemplateResult } from 'lit';
import { startPage } from '../pages/start-page.ts';
import { testNumbersPage } from '../pages/test-numbers-page.ts';

/** A page besides the stories. */
export interface GuidePage {
  /** Empty for the first page. */
  readonly address: string;
  readonly title: string;
  readonly render: () => TemplateResult;
}

export const guidePages: readonly GuidePage[] = [
  { address: '', title: 'Start', render: startPage },
  { address: 'test-numbers', title: 'Test numbers', render: testNumbersPage },
];

export function notFound(): TemplateResult {
  return html`<div class="page">
    <h1 tabindex="-1">There is no such page</h1>
    <p class="lead">
      It may have been renamed. Search the list of examples, or see all of them on the <a href="#/">start page</a>.
    </p>
  </div>`;
}
