import { html, type TemplateResult } from 'lit';
import { startPage } from '../pages/start-page.ts';
import { testNumbersPage } from '../pages/test-numbers-page.ts';

export const guidePages: readonly { readonly address: string; readonly title: string; render(): TemplateResult }[] = [
  { address: '', title: 'Start', render: startPage },
  { address: 'test-numbers', title: 'Test numbers', render: testNumbersPage },
];

export function notFound(): TemplateResult {
  return html`<div class="page">
    <h1 tabindex="-1">Page not found</h1>
    <p class="lead">Search the list of examples, or see all of them on the <a href="#/">start page</a>.</p>
  </div>`;
}
