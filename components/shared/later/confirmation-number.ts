import type { TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../../src/messages/shared.en.ts';
import type { Translate } from '../../../src/messages/translate.ts';
import { html } from './base.ts';

export function confirmationNumber(
  t: Translate<SharedMessageKey>,
  term: string,
  number: string,
  onCopied: () => void,
): TemplateResult {
  const onCopy = async (event: Event): Promise<void> => {
    const button = event.currentTarget as HTMLElement;
    try {
      await navigator.clipboard.writeText(number);
      // Not in the sheet: the minifier writes an escape there that breaks the template and so the whole sheet.
      button.dataset.copied = '✓';
      onCopied();
    } catch {
      // If the page cannot write to the clipboard, as in some frames, the number is selected to be copied by hand.
      getSelection()?.selectAllChildren(button.previousElementSibling?.lastElementChild ?? button);
    }
  };
  return html`<div class="confirmation-number">
    <dl>
      <dt>${term}</dt>
      <dd>${number}</dd>
    </dl>
    <button type="button" class="button quiet" @click=${onCopy}>${t('copy')}</button>
  </div>`;
}
