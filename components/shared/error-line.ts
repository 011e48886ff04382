import { html, type TemplateResult } from 'lit';
import { warning } from './icons.ts';

export function errorLine(name: string, text: string): TemplateResult {
  return html`<p class="error" id="${name}-error">${warning}<span>${text}</span></p>`;
}
